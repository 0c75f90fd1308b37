import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { setUpPreferencesApp } from '@/server/testing/features/preferences';
import { buildUser } from '@/server/testing/people/factories';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';

onDatabases('a fault in a save of job preferences', (kind) => {
  const { app, save, fullAnswers, readEverything, newTown } = setUpPreferencesApp(kind);

  /** A trigger makes each step fail, and the last one, which only reads, by renaming its table. */
  const steps: [string, string, string][] = [
    ['1, the location', 'insert on locations', 'raise exception $x$injected$x$'],
    ['2, full-time', 'insert or update on full_time_preferences', 'raise exception $x$injected$x$'],
    ['3, flexible', 'insert or update on fractional_preferences', 'raise exception $x$injected$x$'],
    ['4, work preferences', 'insert or update on work_preferences', 'raise exception $x$injected$x$'],
    ['5, eligibility', 'insert or delete on user_work_eligibility', 'raise exception $x$injected$x$'],
    ['5, locations', 'insert or delete on fractional_location_preferences', 'raise exception $x$injected$x$'],
    [
      '5, industries',
      'insert or delete on fractional_industry_preferences',
      'raise exception $x$injected$x$',
    ],
    ['5, user locations', 'insert or delete on user_location_preferences', 'raise exception $x$injected$x$'],
    ['6, the status', 'update on profiles', 'raise exception $x$injected$x$'],
    ['7, reading back', 'update on profiles', 'alter table countries rename to countries_gone'],
  ];

  const makeFail = async (event: string, action: string) => {
    await app().db.execute(
      sql.raw(`create function fail() returns trigger language plpgsql as
          $f$ begin ${action}; return coalesce(new, old); end $f$`),
    );
    await app().db.execute(
      sql.raw(`create trigger fail before ${event} for each row execute function fail()`),
    );
  };
  const removeFault = () => app().db.execute(sql.raw('drop function fail() cascade'));

  it.each(steps)('at step %s changes nothing', async (_, event, action) => {
    const mara = await buildUser(app());
    const answers = { ...fullAnswers(), current_place_id: newTown() };
    const before = await readEverything();
    await makeFail(event, action);
    try {
      const error = await refusalOf(save(mara, answers));
      expect(error).toMatchObject({
        code: 'INTERNAL',
        message: 'Something went wrong on our side. Please try again.',
      });
      expect(await readEverything()).toEqual(before);
    } finally {
      await removeFault();
    }
    // The same answers can be saved afterwards.
    expect((await save(mara, answers)).revision).toBe(1);
  });

  it('at the commit itself changes nothing', async () => {
    const mara = await buildUser(app());
    const before = await readEverything();
    await app().db.execute(
      sql.raw(`create function fail() returns trigger language plpgsql as
          $f$ begin raise exception 'injected'; end $f$`),
    );
    await app().db.execute(
      sql.raw(`create constraint trigger fail after insert on work_preferences
          deferrable initially deferred for each row execute function fail()`),
    );
    try {
      expect((await refusalOf(save(mara, fullAnswers()))).code).toBe('INTERNAL');
      expect(await readEverything()).toEqual(before);
    } finally {
      await removeFault();
    }
  });

  it('of the place service is reported, and nothing is written', async () => {
    const mara = await buildUser(app());
    const before = await readEverything();
    const { places } = app().deps;
    app().deps.places = {
      ...places,
      details: async () => ({ status: 'UNKNOWN_ERROR', result: null }),
    };
    try {
      const error = await refusalOf(save(mara, { current_place_id: newTown() }));
      expect(error).toMatchObject({ code: 'BUSY', status: 503 });
      expect(await readEverything()).toEqual(before);
    } finally {
      app().deps.places = places;
    }
  });
});
