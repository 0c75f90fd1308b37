/** Answers to the job preferences form, and a server with the lists they refer to. */
import { afterAll, beforeAll } from 'vitest';
import type { SavePreferences } from '@/shared/preferences/schema';
import * as s from '../../db/schema';
import { seedReference } from '../../db/seed';
import { type BuiltUser, buildUser } from '../people/factories';
import type { DatabaseKind } from '../set-up/databases';
import { prepareGazetteer } from '../set-up/gazetteer';
import { createTestApp, type TestApp } from '../test-app';

/** Place ids of the offline gazetteer. */
export const PLACES = {
  singapore: 'geonames:1880252',
  zurich: 'geonames:2657896',
  oslo: 'geonames:3143244',
  gothenburg: 'geonames:2711537',
} as const;

type Overrides = Partial<Omit<SavePreferences, 'fullTime' | 'fractional'>> & {
  fullTime?: Partial<SavePreferences['fullTime']>;
  fractional?: Partial<SavePreferences['fractional']>;
};

/** Job preferences without answers except `overrides`; full-time is open. */
export function buildAnswers({ fullTime, fractional, ...rest }: Overrides = {}): SavePreferences {
  return {
    revision: 0,
    fullTime: {
      open_for_work: true,
      min_salary: 0,
      max_salary: 0,
      remote_ok: false,
      start_date: null,
      locations: [],
      industries: [],
      ...fullTime,
    },
    fractional: {
      open_for_work: false,
      payment_type: 'hourly',
      min_hourly_rate: 0,
      max_hourly_rate: 0,
      min_daily_rate: 0,
      max_daily_rate: 0,
      hours_per_week: 20,
      remote_ok: false,
      locations: [],
      industries: [],
      ...fractional,
    },
    current_place_id: null,
    timezone_id: null,
    work_eligibility: [],
    ...rest,
  };
}

/** GeoNames ids of towns in Norway. */
const TOWN_IDS = [
  3131329, 3131449, 3131684, 3132058, 3132176, 3132208, 3132644, 3133349, 3133681, 3133880, 3133895, 3134070,
  3134331, 3134429, 3134521, 3134865, 3135020, 3135124, 3135377, 3135601, 3135642, 3136690, 3136765, 3136947,
];

/** Every table that a save may touch. */
export const PREFERENCE_TABLES = [
  s.workPreferences,
  s.fullTimePreferences,
  s.fractionalPreferences,
  s.fullTimeLocationPreferences,
  s.fractionalLocationPreferences,
  s.fullTimeIndustryPreferences,
  s.fractionalIndustryPreferences,
  s.userLocationPreferences,
  s.userWorkEligibility,
] as const;

/**
 * Sets up a server with the lists for the tests of a `describe`, and returns the actions of these tests. The server is
 * there once `beforeAll` has run: `app()` and `lists()` return nothing before.
 */
export function setUpPreferencesApp(kind: DatabaseKind) {
  let app: TestApp;
  let lists: Awaited<ReturnType<typeof readLists>>;
  beforeAll(async () => {
    prepareGazetteer();
    app = await createTestApp({ kind });
    await seedReference(app.db);
    lists = await readLists(app);
  }, 120_000);
  afterAll(() => app.close());
  const industry = (name: string) => lists.industries.find((entry) => entry.name === name)?.id ?? 0;
  let townCount = 0;
  return {
    app: () => app,
    lists: () => lists,
    save: (user: BuiltUser, answers: Overrides) => user.browser.rpc.preferences.save(buildAnswers(answers)),
    /** Id of a place that no earlier test has chosen, so that a save has to create its row. */
    newTown: () => `geonames:${TOWN_IDS[townCount++ % TOWN_IDS.length]}`,
    /** An answer to every question. */
    fullAnswers: () => ({
      fullTime: {
        open_for_work: true,
        min_salary: 180_000,
        max_salary: 240_000,
        remote_ok: true,
        start_date: '2099-01-04',
        locations: [PLACES.singapore, PLACES.oslo],
        industries: [industry('Maritime'), industry('Banking')],
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
        industries: [industry('Maritime')],
      },
      current_place_id: PLACES.gothenburg,
      timezone_id: lists.timezones.find((zone) => zone.value === 'Europe/Stockholm')?.id ?? 0,
      work_eligibility: ['SE', 'NO'],
    }),
    /** Every row of every table that a save may touch, for comparison. */
    async readEverything() {
      const rows: string[][] = [];
      for (const table of [...PREFERENCE_TABLES, s.locations, s.profiles]) {
        rows.push((await app.db.select().from(table)).map((row) => JSON.stringify(row)).sort());
      }
      return rows;
    },
  };
}

async function readLists(app: TestApp) {
  const { preferences } = (await buildUser(app)).browser.rpc;
  const [industries, timezones] = await Promise.all([preferences.industries(), preferences.timezones()]);
  return { industries, timezones };
}
