import { expect, it } from 'vitest';
import { setUpPreferencesApp } from '@/server/testing/features/preferences';
import { buildUser } from '@/server/testing/people/factories';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';

onDatabases('job preferences', (kind) => {
  const { app, save, newTown } = setUpPreferencesApp(kind);

  it('are not overwritten by another window, which gets a conflict and can continue', async () => {
    const mara = await buildUser(app());
    await save(mara, { fullTime: { min_salary: 100 } });
    const error = await refusalOf(save(mara, { fullTime: { min_salary: 200 } }));
    expect(error).toMatchObject({ code: 'STALE_REVISION', status: 409, data: { revision: 1 } });
    expect((await mara.browser.rpc.preferences.mine()).fullTime?.min_salary).toBe(100);
    const saved = await save(mara, { revision: error.data.revision, fullTime: { min_salary: 200 } });
    expect(saved.fullTime?.min_salary).toBe(200);
  });

  it('are completely those of one of ten saves at the same moment', async () => {
    const mara = await buildUser(app());
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

  it('can be saved by several people who choose the same new places', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => buildUser(app())));
    const places = [newTown(), newTown(), newTown()];
    const saves = people.map((person, index) =>
      save(person, { fullTime: { locations: index % 2 ? places : places.toReversed() } }),
    );
    expect((await Promise.all(saves)).map((saved) => saved.fullTimeLocations.length)).toEqual(
      people.map(() => 3),
    );
  });
});
