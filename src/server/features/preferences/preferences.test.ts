import { ORPCError } from '@orpc/client';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as s from '@/server/db/schema';
import { seedReference } from '@/server/db/seed';
import { onEachDatabase } from '@/server/testing/databases';
import { type BuiltUser, buildUser } from '@/server/testing/factories';
import { prepareGazetteer } from '@/server/testing/gazetteer';
import { buildAnswers, PLACES } from '@/server/testing/preferences';
import { createTestApp, type TestApp } from '@/server/testing/test-app';

const refusal = (call: Promise<unknown>): Promise<ORPCError<string, { revision?: number }>> =>
  call.then(
    () => expect.unreachable('it was not refused'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ORPCError);
      return error as ORPCError<string, { revision?: number }>;
    },
  );

onEachDatabase('job preferences', (kind) => {
  let test: TestApp;
  let industries: { id: number; name: string }[];
  let timezones: { id: number; value: string; utc_offset: number }[];

  beforeAll(async () => {
    prepareGazetteer();
    test = await createTestApp({ kind });
    await seedReference(test.db);
    const anyone = await buildUser(test);
    industries = await anyone.browser.rpc.preferences.industries();
    timezones = await anyone.browser.rpc.preferences.timezones();
  }, 120_000);
  afterAll(() => test.close());

  const idOf = (name: string) => industries.find((industry) => industry.name === name)?.id ?? 0;
  const save = (user: BuiltUser, answers: Parameters<typeof buildAnswers>[0]) =>
    user.browser.rpc.preferences.save(buildAnswers(answers));

  /** Every row of every table that a save may touch, without times and revisions' side effects. */
  async function everything() {
    const tables = [
      s.locations,
      s.workPreferences,
      s.fullTimePreferences,
      s.fractionalPreferences,
      s.fullTimeLocationPreferences,
      s.fractionalLocationPreferences,
      s.fullTimeIndustryPreferences,
      s.fractionalIndustryPreferences,
      s.userLocationPreferences,
      s.userWorkEligibility,
      s.profiles,
    ];
    const rows = [];
    for (const table of tables)
      rows.push((await test.db.select().from(table)).map((row) => JSON.stringify(row)).sort());
    return rows;
  }

  /** Another status and a full set of answers, to compare with. */
  const full = () => ({
    fullTime: {
      open_for_work: true,
      min_salary: 180_000,
      max_salary: 240_000,
      remote_ok: true,
      start_date: '2099-01-04',
      locations: [PLACES.singapore, PLACES.oslo],
      industries: [idOf('Maritime'), idOf('Banking')],
    },
    fractional: {
      open_for_work: true,
      payment_type: 'daily' as const,
      min_hourly_rate: 150,
      max_hourly_rate: 250,
      min_daily_rate: 1_400,
      max_daily_rate: 1_900,
      hours_per_week: 12,
      remote_ok: true,
      locations: [PLACES.zurich, PLACES.singapore],
      industries: [idOf('Maritime')],
    },
    current_place_id: PLACES.gothenburg,
    timezone_id: timezones.find((zone) => zone.value === 'Europe/Stockholm')?.id ?? 0,
    work_eligibility: ['SE', 'NO'],
  });

  it('lists time zones by offset, countries and industries by name', async () => {
    const countries = await (await buildUser(test)).browser.rpc.preferences.countries();
    expect(timezones.map((zone) => zone.utc_offset)).toEqual(
      timezones.map((zone) => zone.utc_offset).toSorted((a, b) => a - b),
    );
    expect(countries).toHaveLength(250);
    expect(countries.find((country) => country.alpha2_code === 'NO')?.name).toBe('Norway');
    expect(industries.length).toBeGreaterThan(100);
  });

  it('starts empty, saves everything, and reads it back', async () => {
    const mara = await buildUser(test);
    expect(await mara.browser.rpc.preferences.mine()).toMatchObject({
      revision: 0,
      current_location: null,
      timezone: null,
      fullTime: null,
      fractional: null,
      work_eligibility: [],
    });
    const saved = await save(mara, full());
    expect(saved).toMatchObject({
      revision: 1,
      current_location: { name: 'Göteborg', city: 'Göteborg', country_code: 'SE' },
      timezone: { value: 'Europe/Stockholm', utc_offset: 60 },
      fullTime: { min_salary: 180_000, max_salary: 240_000, remote_ok: true, start_date: '2099-01-04' },
      fractional: {
        payment_type: 'daily',
        min_daily_rate: 1_400,
        min_hours_per_week: 12,
        max_hours_per_week: 12,
      },
      work_eligibility: [
        { country_code: 'SE', country: { name: 'Sweden', alpha2_code: 'SE' } },
        { country_code: 'NO' },
      ],
    });
    expect(saved.fullTimeLocations.map((place) => place.formatted_address)).toEqual([
      'Singapore',
      'Oslo, Norway',
    ]);
    expect(saved.fullTimeIndustries.map((industry) => industry.name)).toEqual(['Maritime', 'Banking']);
    const kinds = saved.userLocations.map((row) => `${row.preference_type} ${row.location.name}`).sort();
    expect(kinds).toEqual([
      'current Göteborg',
      'preferred_work Oslo',
      'preferred_work Singapore',
      'preferred_work Zürich',
    ]);
    expect(await mara.browser.rpc.preferences.mine()).toEqual(saved);
  });

  it('writes only what changed, newest first', async () => {
    const mara = await buildUser(test);
    const first = await save(mara, full());
    test.advance(1_000);
    const second = await save(mara, {
      ...full(),
      revision: first.revision,
      work_eligibility: ['SG', 'SE'],
      fullTime: { ...full().fullTime, locations: [PLACES.zurich, PLACES.oslo] },
      current_place_id: null,
      timezone_id: null,
    });
    expect(second.work_eligibility.map((row) => row.country_code)).toEqual(['SG', 'SE']);
    expect(second.fullTimeLocations.map((place) => place.name)).toEqual(['Zürich', 'Oslo']);
    expect(second).toMatchObject({ revision: 2, current_location: null, timezone: null });
    const kept = (rows: typeof first.userLocations) => rows.find((row) => row.location.name === 'Oslo')?.id;
    expect(kept(second.userLocations)).toBe(kept(first.userLocations));
  });

  it.each([
    ['PROFILE_CONFIRMED', 'PREFERENCES_SET'],
    ['PREFERENCES_SET', 'PREFERENCES_SET'],
  ] as const)('turns %s into %s', async (status, expected) => {
    const mara = await buildUser(test, { status });
    await save(mara, {});
    expect((await mara.browser.rpc.auth.me())?.onboardingStatus).toBe(expected);
  });

  it.each(['SIGNED_UP', 'EMAIL_CONFIRMED', 'SET_PASSWORD', 'PROFILE_GENERATED'] as const)(
    'is closed to %s, and leaves the status',
    async (status) => {
      const mara = await buildUser(test, { status });
      expect((await refusal(save(mara, {}))).code).toBe('ONBOARDING_STATUS');
      expect((await refusal(mara.browser.rpc.preferences.mine())).code).toBe('ONBOARDING_STATUS');
      expect((await mara.browser.rpc.auth.me())?.onboardingStatus).toBe(status);
    },
  );

  it('takes 0 for empty and no upper bound but exactness', async () => {
    const mara = await buildUser(test);
    const saved = await save(mara, { fullTime: { max_salary: Number.MAX_SAFE_INTEGER } });
    expect(saved.fullTime).toMatchObject({ min_salary: 0, max_salary: Number.MAX_SAFE_INTEGER });
  });

  it.each([
    ['a time zone that is not there', { timezone_id: 999_999 }],
    ['an industry that is not there', { fullTime: { industries: [999_999] } }],
    ['a country that is not there', { work_eligibility: ['ZZ'] }],
    ['a place that is not there', { current_place_id: 'geonames:1' }],
    ['a made-up place', { fullTime: { locations: ["'; drop table locations; --"] } }],
    ['a start date before today', { fullTime: { start_date: '2020-01-01' } }],
  ])('refuses %s and writes nothing', async (_, answers) => {
    const mara = await buildUser(test);
    const before = await everything();
    expect((await refusal(save(mara, answers))).code).toBe('INVALID_INPUT');
    expect(await everything()).toEqual(before);
  });

  it('keeps a start date that has passed since it was saved', async () => {
    const mara = await buildUser(test);
    await save(mara, { fullTime: { start_date: '2099-01-04' } });
    await test.db
      .update(s.fullTimePreferences)
      .set({ start_date: '2020-01-01' })
      .where(eq(s.fullTimePreferences.user_id, mara.id));
    const saved = await save(mara, { revision: 1, fullTime: { start_date: '2020-01-01' } });
    expect(saved.fullTime?.start_date).toBe('2020-01-01');
  });

  describe('a fault', () => {
    /** At each step a trigger fails it; the last is a read, so its table is taken away under it. */
    const steps: [string, string, string][] = [
      ['1, the location', 'insert on locations', 'raise exception $x$injected$x$'],
      ['2, full-time', 'insert or update on full_time_preferences', 'raise exception $x$injected$x$'],
      ['3, flexible', 'insert or update on fractional_preferences', 'raise exception $x$injected$x$'],
      ['4, work preferences', 'insert or update on work_preferences', 'raise exception $x$injected$x$'],
      ['5, eligibility', 'insert or delete on user_work_eligibility', 'raise exception $x$injected$x$'],
      [
        '5, locations',
        'insert or delete on fractional_location_preferences',
        'raise exception $x$injected$x$',
      ],
      [
        '5, industries',
        'insert or delete on fractional_industry_preferences',
        'raise exception $x$injected$x$',
      ],
      [
        '5, user locations',
        'insert or delete on user_location_preferences',
        'raise exception $x$injected$x$',
      ],
      ['6, the status', 'update on profiles', 'raise exception $x$injected$x$'],
      ['7, reading back', 'update on profiles', 'alter table countries rename to countries_gone'],
    ];

    const plant = async (event: string, action: string) => {
      await test.db.execute(
        sql.raw(`create function fail() returns trigger language plpgsql as
          $f$ begin ${action}; return coalesce(new, old); end $f$`),
      );
      await test.db.execute(
        sql.raw(`create trigger fail before ${event} for each row execute function fail()`),
      );
    };
    const remove = () => test.db.execute(sql.raw('drop function fail() cascade'));

    it.each(steps)('at step %s leaves everything as it was', async (_, event, action) => {
      const mara = await buildUser(test);
      const answers = { ...full(), current_place_id: nextVillage() };
      const before = await everything();
      await plant(event, action);
      try {
        const error = await refusal(save(mara, answers));
        expect(error).toMatchObject({
          code: 'INTERNAL',
          message: 'Something went wrong on our side. Please try again.',
        });
        expect(await everything()).toEqual(before);
      } finally {
        await remove();
      }
      // Nothing stands in the way of the same answers afterwards.
      expect((await save(mara, answers)).revision).toBe(1);
    });

    it('at the commit itself leaves everything as it was', async () => {
      const mara = await buildUser(test);
      const before = await everything();
      await test.db.execute(
        sql.raw(`create function fail() returns trigger language plpgsql as
          $f$ begin raise exception 'injected'; end $f$`),
      );
      await test.db.execute(
        sql.raw(`create constraint trigger fail after insert on work_preferences
          deferrable initially deferred for each row execute function fail()`),
      );
      try {
        expect((await refusal(save(mara, full()))).code).toBe('INTERNAL');
        expect(await everything()).toEqual(before);
      } finally {
        await remove();
      }
    });

    it('of the place service is said, and writes nothing', async () => {
      const mara = await buildUser(test);
      const before = await everything();
      const { places } = test.deps;
      test.deps.places = {
        ...places,
        details: async () => ({ status: 'UNKNOWN_ERROR', result: null }),
      };
      try {
        const error = await refusal(save(mara, { current_place_id: nextVillage() }));
        expect(error).toMatchObject({ code: 'BUSY', status: 503 });
        expect(await everything()).toEqual(before);
      } finally {
        test.deps.places = places;
      }
    });
  });

  describe('two windows', () => {
    it('do not overwrite each other: the later one is told and can go on', async () => {
      const mara = await buildUser(test);
      await save(mara, { fullTime: { min_salary: 100 } });
      const error = await refusal(save(mara, { fullTime: { min_salary: 200 } }));
      expect(error).toMatchObject({ code: 'STALE_REVISION', status: 409, data: { revision: 1 } });
      expect((await mara.browser.rpc.preferences.mine()).fullTime?.min_salary).toBe(100);
      const saved = await save(mara, { revision: error.data.revision, fullTime: { min_salary: 200 } });
      expect(saved.fullTime?.min_salary).toBe(200);
    });

    it('at the same moment: one of ten wins, whole', async () => {
      const mara = await buildUser(test);
      const attempts = Array.from({ length: 10 }, (_, n) =>
        save(mara, { fullTime: { min_salary: n + 1 }, fractional: { min_hourly_rate: n + 1 } }),
      );
      const results = await Promise.allSettled(attempts);
      const winners = results.filter((result) => result.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'STALE_REVISION' });
      }
      const stored = await mara.browser.rpc.preferences.mine();
      expect(stored.revision).toBe(1);
      expect(stored.fullTime?.min_salary).toBe(stored.fractional?.min_hourly_rate);
    });

    it('of different people who choose the same new places both save', async () => {
      const people = await Promise.all(Array.from({ length: 6 }, () => buildUser(test)));
      const places = [nextVillage(), nextVillage(), nextVillage()];
      const saves = people.map((person, index) =>
        save(person, { fullTime: { locations: index % 2 ? places : places.toReversed() } }),
      );
      expect((await Promise.all(saves)).map((saved) => saved.fullTimeLocations.length)).toEqual(
        people.map(() => 3),
      );
    });
  });

  describe('someone else', () => {
    it('reads nothing of another person, and changes nothing', async () => {
      const mara = await buildUser(test);
      await save(mara, full());
      const eve = await buildUser(test);
      expect(await eve.browser.rpc.preferences.mine()).toMatchObject({
        revision: 0,
        current_location: null,
        fullTime: null,
        fullTimeLocations: [],
        fullTimeIndustries: [],
        fractional: null,
        fractionalLocations: [],
        fractionalIndustries: [],
        userLocations: [],
        work_eligibility: [],
      });
      const hers = await mara.browser.rpc.preferences.mine();
      // Another person's id anywhere in the body is not an identity: upserts, inserts ...
      const forged = { ...buildAnswers(full()), user_id: mara.id, userId: mara.id, id: mara.id };
      Object.assign(forged.fullTime, { user_id: mara.id });
      Object.assign(forged.fractional, { user_id: mara.id });
      const saved = await eve.browser.rpc.preferences.save(forged);
      expect(await mara.browser.rpc.preferences.mine()).toEqual(hers);
      // ... and deletes: emptying every list of one's own.
      await save(eve, { revision: saved.revision });
      expect(await mara.browser.rpc.preferences.mine()).toEqual(hers);
      for (const table of [
        s.workPreferences,
        s.fullTimePreferences,
        s.fractionalPreferences,
        s.fullTimeLocationPreferences,
        s.fractionalLocationPreferences,
        s.fullTimeIndustryPreferences,
        s.fractionalIndustryPreferences,
        s.userLocationPreferences,
        s.userWorkEligibility,
      ]) {
        const rows = await test.db.select().from(table).where(eq(table.user_id, mara.id));
        expect(rows.length, 'rows of the first person').toBeGreaterThan(0);
      }
      expect((await mara.browser.rpc.auth.me())?.onboardingStatus).toBe('PREFERENCES_SET');
    });

    it('without a session reads and writes nothing', async () => {
      const visitor = await buildUser(test);
      visitor.browser.cookies.clear();
      const { preferences, places } = visitor.browser.rpc;
      for (const call of [
        () => preferences.mine(),
        () => preferences.save(buildAnswers()),
        () => preferences.timezones(),
        () => preferences.countries(),
        () => preferences.industries(),
        () => places.suggest({ input: 'oslo' }),
        () => places.details({ placeId: PLACES.oslo }),
      ]) {
        expect(await refusal(call())).toMatchObject({
          code: 'UNAUTHENTICATED',
          message: 'User not authenticated',
        });
      }
    });
  });

  it('goes with its person when the account is erased', async () => {
    const mara = await buildUser(test);
    await save(mara, full());
    await test.db.delete(s.user).where(eq(s.user.id, mara.id));
    const rows = await test.db
      .select()
      .from(s.userWorkEligibility)
      .where(eq(s.userWorkEligibility.user_id, mara.id));
    expect(rows).toEqual([]);
  });
});

/** Places nobody has chosen yet, so that a save has to create them: towns of Norway. */
const villages = [
  3131329, 3131449, 3131684, 3132058, 3132176, 3132208, 3132644, 3133349, 3133681, 3133880, 3133895, 3134070,
  3134331, 3134429, 3134521, 3134865, 3135020, 3135124, 3135377, 3135601, 3135642, 3136690, 3136765, 3136947,
  3137091, 3137115, 3137245, 3137390, 3137405, 3137971,
];
let village = 0;
const nextVillage = () => `geonames:${villages[village++ % villages.length]}`;
