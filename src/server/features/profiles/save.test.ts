import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onProfileChange } from '@/server/db/profiles/changes';
import { profileSaves } from '@/server/db/schema';
import { type BuiltUser, buildProfile, buildUser } from '@/server/testing/people/factories';
import { onEachDatabase } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { ACCOUNT_HEADER } from '@/shared/http/account-header';
import { LIMITS } from '@/shared/limits';
import type { ProfileData } from '@/shared/profile/profile-data';

const buildSave = (summary: string, base_revision = 1, save_id: string = randomUUID()) => ({
  base_revision,
  save_id,
  profile_data: buildProfile({ summary }),
});

onEachDatabase('saving a profile', (kind) => {
  const app = setUpTestApp({ kind });
  const buildPerson = (options: Parameters<typeof buildUser>[1] = {}) => buildUser(app, options);
  const readSummary = async ({ browser }: BuiltUser) =>
    (await browser.rpc.profiles.mine()).profile_data?.summary;

  it('returns the next revision after the commit, and invalidates caches', async () => {
    const mara = await buildPerson();
    const changedIds: string[] = [];
    const stop = onProfileChange(app.db, ({ profileId }) => changedIds.push(profileId));
    const saved = await mara.browser.rpc.profiles.save(buildSave('New words'));
    stop();
    expect(saved.revision).toBe(2);
    expect(saved.saved_at).toBeInstanceOf(Date);
    expect(await readSummary(mara)).toBe('New words');
    expect(new Set(changedIds)).toEqual(new Set([mara.id]));
  });

  it('refuses a stale revision with the present state', async () => {
    const mara = await buildPerson();
    await mara.browser.rpc.profiles.save(buildSave('First'));
    await expect(mara.browser.rpc.profiles.save(buildSave('Second'))).rejects.toMatchObject({
      code: 'STALE_REVISION',
      status: 409,
      data: { revision: 2, profile_data: { summary: 'First' } },
    });
    expect(await readSummary(mara)).toBe('First');
  });

  it('gives a repeated save the answer of the first', async () => {
    const mara = await buildPerson();
    const save = buildSave('Once');
    const first = await mara.browser.rpc.profiles.save(save);
    await mara.browser.rpc.profiles.save(buildSave('Then this', 2));
    expect(await mara.browser.rpc.profiles.save(save)).toEqual(first);
    expect(await readSummary(mara)).toBe('Then this');
    const twins = buildSave('Twice at once', 3);
    const answers = await Promise.all([1, 2, 3].map(() => mara.browser.rpc.profiles.save(twins)));
    expect(answers.map((answer) => answer.revision)).toEqual([4, 4, 4]);
  });

  it('lets exactly one of many concurrent saves win', async () => {
    const mara = await buildPerson();
    const saves = Array.from({ length: 8 }, (_, n) => mara.browser.rpc.profiles.save(buildSave(`Tab ${n}`)));
    const results = await Promise.allSettled(saves);
    const winners = results.flatMap((result, n) => (result.status === 'fulfilled' ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(await readSummary(mara)).toBe(`Tab ${winners[0]}`);
  });

  it('deletes the ids of old saves but keeps recent ones', async () => {
    const mara = await buildPerson();
    for (let revision = 1; revision <= 60; revision++) {
      await mara.browser.rpc.profiles.save(buildSave(`Words ${revision}`, revision));
    }
    const rows = await app.db.select().from(profileSaves);
    const revisions = rows.filter((row) => row.profile_id === mara.id).map((row) => row.revision);
    // Ids are deleted at every 32nd revision, except the 16 before it.
    expect(revisions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 46 }, (_, index) => 16 + index));
  });

  it('changes nobody else’s profile, and nothing without a session', async () => {
    const [mara, ana] = [await buildPerson(), await buildPerson()];
    await ana.browser.rpc.profiles.save({ ...buildSave('Hers'), id: mara.id } as never);
    expect(await readSummary(mara)).toBe(mara.profile?.summary);
    mara.browser.cookies.clear();
    await expect(mara.browser.rpc.profiles.save(buildSave('No'))).rejects.toMatchObject({ status: 401 });
  });

  it('refuses a page that was opened for another account', async () => {
    const [mara, ana] = [await buildPerson(), await buildPerson()];
    const send = (account: string) =>
      ana.browser.fetch('/api/rpc/profiles/save', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [ACCOUNT_HEADER]: account },
        body: JSON.stringify({ json: buildSave('Typed by Mara') }),
      });
    expect((await send(mara.id)).status).toBe(401);
    expect(await readSummary(ana)).toBe(ana.profile?.summary);
    expect((await send(ana.id)).status).toBe(200);
  });

  it('stages an edit of a live profile whose owner was not told that readers see it', async () => {
    const mara = await buildPerson({ published: true });
    const hidden = { ...buildSave('I was fired from'), assumed_private: true };
    expect(await mara.browser.rpc.profiles.save(hidden)).toMatchObject({ revision: 2, staged: true });
    const ownProfile = await mara.browser.rpc.profiles.mine();
    expect(ownProfile.edits_staged).toBe(true);
    expect(ownProfile.profile_data?.summary).toBe('I was fired from');
    expect(ownProfile.published_data?.summary).toBe(mara.profile?.summary);
    const secondSave = await mara.browser.rpc.profiles.save({
      ...buildSave('And more', 2),
      assumed_private: true,
    });
    expect(secondSave.staged).toBeUndefined();
  });

  it.each(['SIGNED_UP', 'EMAIL_CONFIRMED', 'SET_PASSWORD'] as const)('is refused to %s', async (status) => {
    const { browser } = await buildPerson({ status });
    await expect(browser.rpc.profiles.save(buildSave('No', 0))).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    ['a script as a link', { linkedinUrl: 'javascript:alert(1)' }],
    ['a text over its limit', { name: 'x'.repeat(301) }],
    ['a string in place of a list', { highlights: 'one' as unknown as string[] }],
  ])('refuses %s', async (_name, bad: Partial<ProfileData>) => {
    const mara = await buildPerson();
    const save = { ...buildSave('No'), profile_data: { ...buildProfile(), ...bad } };
    await expect(mara.browser.rpc.profiles.save(save)).rejects.toMatchObject({ status: 400 });
    expect(await readSummary(mara)).toBe(mara.profile?.summary);
  });

  it('refuses a profile that is too long as a whole', async () => {
    const mara = await buildPerson();
    const highlights = Array.from({ length: 200 }, () => 'x'.repeat(2_000));
    const save = {
      ...buildSave('No'),
      profile_data: buildProfile({ highlights, certifications: highlights }),
    };
    await expect(mara.browser.rpc.profiles.save(save)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('takes a profile of exactly the maximum length, and none that is longer', async () => {
    const mara = await buildPerson();
    const lines = (count: number) => Array.from({ length: count }, () => 'x'.repeat(1_900));
    const padded = (length: number) =>
      buildProfile({ highlights: lines(200), certifications: [...lines(9), 'x'.repeat(length)] });
    const room = LIMITS.profileCharacters - JSON.stringify(padded(0)).length;
    const save = (length: number) =>
      mara.browser.rpc.profiles.save({ ...buildSave('Full'), profile_data: padded(length) });
    await expect(save(room + 1)).rejects.toMatchObject({ code: 'TOO_LARGE' });
    expect((await save(room)).revision).toBeGreaterThan(0);
  });

  it('stops reading an endless body', async () => {
    const mara = await buildPerson();
    const body = { json: { ...buildSave('No'), profile_data: { name: 'x'.repeat(3 * 1024 * 1024) } } };
    expect((await mara.browser.post('/api/rpc/profiles/save', body)).status).toBe(413);
  });

  it('removes characters that the database would refuse', async () => {
    const mara = await buildPerson();
    await mara.browser.rpc.profiles.save(buildSave('A\0B \ud800 and "\\u0000"'));
    expect(await readSummary(mara)).toBe('AB \ufffd and "\\u0000"');
  });
});

onEachDatabase('polling for a newer profile', (kind) => {
  const app = setUpTestApp({ kind });

  it('returns a newer revision, and null if there is none', async () => {
    const mara = await buildUser(app);
    const newer = (revision: number) => mara.browser.rpc.profiles.newer({ revision });
    expect(await newer(1)).toBeNull();
    await mara.browser.rpc.profiles.save(buildSave('From the desk'));
    expect(await newer(1)).toMatchObject({ revision: 2, data: { summary: 'From the desk' } });
    expect(await newer(2)).toBeNull();
  });

  it('tells that another device has published', async () => {
    const mara = await buildUser(app);
    const { publication } = await mara.browser.rpc.profiles.mine();
    expect(await mara.browser.rpc.profiles.newer({ revision: 1, publication })).toBeNull();
    await mara.browser.rpc.profiles.publish({ published: true });
    const newer = await mara.browser.rpc.profiles.newer({ revision: 1, publication });
    expect(newer?.publication).toBe((await mara.browser.rpc.profiles.mine()).publication);
    // A page of an earlier release asks for the revision alone.
    expect(await mara.browser.rpc.profiles.newer({ revision: 1 })).toBeNull();
  });
});
