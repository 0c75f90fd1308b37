import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  buildAnswers,
  PLACES,
  PREFERENCE_TABLES,
  setUpPreferencesApp,
} from '@/server/testing/features/preferences';
import { buildUser } from '@/server/testing/people/factories';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';

onDatabases('job preferences', (kind) => {
  const { app, save, fullAnswers } = setUpPreferencesApp(kind);

  it('cannot be read or changed by another person', async () => {
    const mara = await buildUser(app());
    await save(mara, fullAnswers());
    const eve = await buildUser(app());
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
    // Another person's id in the body gives no access to their rows, whether these are updated, inserted ...
    const forged = { ...buildAnswers(fullAnswers()), user_id: mara.id, userId: mara.id, id: mara.id };
    Object.assign(forged.fullTime, { user_id: mara.id });
    Object.assign(forged.fractional, { user_id: mara.id });
    const saved = await eve.browser.rpc.preferences.save(forged);
    expect(await mara.browser.rpc.preferences.mine()).toEqual(hers);
    // ... or deleted, as when a person empties all of their own lists.
    await save(eve, { revision: saved.revision });
    expect(await mara.browser.rpc.preferences.mine()).toEqual(hers);
    for (const table of PREFERENCE_TABLES) {
      const rows = await app().db.select().from(table).where(eq(table.user_id, mara.id));
      expect(rows.length, 'rows of the first person').toBeGreaterThan(0);
    }
    expect((await mara.browser.rpc.auth.me())?.onboardingStatus).toBe('PREFERENCES_SET');
  });

  it('are refused to a visitor without a session', async () => {
    const visitor = await buildUser(app());
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
      expect(await refusalOf(call())).toMatchObject({
        code: 'UNAUTHENTICATED',
        message: 'User not authenticated',
      });
    }
  });
});
