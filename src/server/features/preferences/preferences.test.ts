import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as s from '@/server/db/schema';
import { PLACES, PREFERENCE_TABLES, setUpPreferencesApp } from '@/server/testing/features/preferences';
import { buildUser } from '@/server/testing/people/factories';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';

onDatabases('job preferences', (kind) => {
  const { app, lists, save, fullAnswers, readEverything } = setUpPreferencesApp(kind);

  it('have lists of time zones by offset, of countries, and of industries', async () => {
    const countries = await (await buildUser(app())).browser.rpc.preferences.countries();
    expect(lists().timezones.map((zone) => zone.utc_offset)).toEqual(
      lists()
        .timezones.map((zone) => zone.utc_offset)
        .toSorted((a, b) => a - b),
    );
    expect(countries).toHaveLength(250);
    expect(countries.find((country) => country.alpha2_code === 'NO')?.name).toBe('Norway');
    expect(lists().industries.length).toBeGreaterThan(100);
  });

  it('are empty at first, and are read back as they were saved', async () => {
    const mara = await buildUser(app());
    expect(await mara.browser.rpc.preferences.mine()).toMatchObject({
      revision: 0,
      current_location: null,
      timezone: null,
      fullTime: null,
      fractional: null,
      work_eligibility: [],
    });
    const saved = await save(mara, fullAnswers());
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

  it('keep the rows of what has not changed, and list the newest first', async () => {
    const mara = await buildUser(app());
    const first = await save(mara, fullAnswers());
    app().advance(1_000);
    const second = await save(mara, {
      ...fullAnswers(),
      revision: first.revision,
      work_eligibility: ['SG', 'SE'],
      fullTime: { ...fullAnswers().fullTime, locations: [PLACES.zurich, PLACES.oslo] },
      current_place_id: null,
      timezone_id: null,
    });
    expect(second.work_eligibility.map((row) => row.country_code)).toEqual(['SG', 'SE']);
    expect(second.fullTimeLocations.map((place) => place.name)).toEqual(['Zürich', 'Oslo']);
    expect(second).toMatchObject({ revision: 2, current_location: null, timezone: null });
    const idOfOslo = (rows: typeof first.userLocations) =>
      rows.find((row) => row.location.name === 'Oslo')?.id;
    expect(idOfOslo(second.userLocations)).toBe(idOfOslo(first.userLocations));
  });

  it.each([
    ['PROFILE_CONFIRMED', 'PREFERENCES_SET'],
    ['PREFERENCES_SET', 'PREFERENCES_SET'],
  ] as const)('advance the onboarding status from %s to %s', async (status, expected) => {
    const mara = await buildUser(app(), { status });
    await save(mara, {});
    expect((await mara.browser.rpc.auth.me())?.onboardingStatus).toBe(expected);
  });

  it.each(['SIGNED_UP', 'EMAIL_CONFIRMED', 'SET_PASSWORD', 'PROFILE_GENERATED'] as const)(
    'are refused in the status %s, which stays',
    async (status) => {
      const mara = await buildUser(app(), { status });
      expect((await refusalOf(save(mara, {}))).code).toBe('ONBOARDING_STATUS');
      expect((await refusalOf(mara.browser.rpc.preferences.mine())).code).toBe('ONBOARDING_STATUS');
      expect((await mara.browser.rpc.auth.me())?.onboardingStatus).toBe(status);
    },
  );

  it('may have a maximum without a minimum, of any amount that is exact', async () => {
    const mara = await buildUser(app());
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
  ])('with %s are refused, and nothing is written', async (_, answers) => {
    const mara = await buildUser(app());
    const before = await readEverything();
    expect((await refusalOf(save(mara, answers))).code).toBe('INVALID_INPUT');
    expect(await readEverything()).toEqual(before);
  });

  it('with an id that is out of range are refused', async () => {
    const mara = await buildUser(app());
    const beyond = 2 ** 31;
    const answers = [
      { revision: beyond },
      { timezone_id: beyond },
      { fullTime: { industries: [beyond] } },
      { fractional: { industries: [beyond] } },
    ];
    for (const each of answers) expect((await refusalOf(save(mara, each))).code).toBe('BAD_REQUEST');
  });

  it('keep a start date that has passed since it was saved', async () => {
    const mara = await buildUser(app());
    await save(mara, { fullTime: { start_date: '2099-01-04' } });
    await app()
      .db.update(s.fullTimePreferences)
      .set({ start_date: '2020-01-01' })
      .where(eq(s.fullTimePreferences.user_id, mara.id));
    const saved = await save(mara, { revision: 1, fullTime: { start_date: '2020-01-01' } });
    expect(saved.fullTime?.start_date).toBe('2020-01-01');
  });

  it('are deleted with the account', async () => {
    const mara = await buildUser(app());
    await save(mara, fullAnswers());
    await app().db.delete(s.user).where(eq(s.user.id, mara.id));
    for (const table of PREFERENCE_TABLES) {
      expect(await app().db.select().from(table).where(eq(table.user_id, mara.id))).toEqual([]);
    }
  });
});
