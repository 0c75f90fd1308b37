import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { storeGenerated } from '@/server/db/profiles/store-generated';
import { profiles } from '@/server/db/schema';
import { type BuiltUser, buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { PROFILE_VERSION } from '@/shared/profile/profile-data';
import { MINUTE } from '@/shared/time/durations';

onDatabases('the service of profiles', (kind) => {
  const app = setUpTestApp({ kind });

  let revision = 1;
  const save = async ({ browser }: BuiltUser, summary: string, keep?: 'replaced') => {
    const input = {
      base_revision: revision,
      save_id: randomUUID(),
      profile_data: buildProfile({ summary }),
      keep,
    };
    revision = (await browser.rpc.profiles.save(input)).revision;
  };

  it('migrates profiles of versions below 0.2 when reading', async () => {
    const { id, browser } = await buildUser(app);
    const oldProfile = {
      name: 'Mara',
      functional_skills: { Finance: [{ title: 'Cash', description: 'Counts it.' }] },
    };
    await app.db
      .update(profiles)
      .set({ profile_data: oldProfile, profile_version: '0.1' })
      .where(eq(profiles.id, id));
    const ownProfile = await browser.rpc.profiles.mine();
    expect(ownProfile.profile_data?.functional_skills).toEqual([
      { name: 'Finance', value: [{ title: 'Cash', description: 'Counts it.' }] },
    ]);
    await browser.rpc.profiles.save({
      base_revision: ownProfile.revision,
      save_id: randomUUID(),
      profile_data: ownProfile.profile_data ?? buildProfile(),
    });
    expect(await browser.rpc.profiles.mine()).toMatchObject({ profile_version: PROFILE_VERSION });
  });

  it('returns null if there is nothing to edit', async () => {
    const { browser } = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    expect((await browser.rpc.profiles.mine()).profile_data).toBeNull();
  });

  it('confirms a generated profile, and does nothing the second time', async () => {
    const { browser } = await buildUser(app, { status: 'PROFILE_GENERATED' });
    const done = { onboarding_status: 'PROFILE_CONFIRMED' };
    expect(await browser.rpc.profiles.confirm()).toEqual(done);
    expect(await browser.rpc.profiles.confirm()).toEqual(done);
    const later = await buildUser(app, { status: 'PREFERENCES_SET' });
    expect(await later.browser.rpc.profiles.confirm()).toEqual({ onboarding_status: 'PREFERENCES_SET' });
  });

  it('keeps a version for every ten minutes of editing, and every version that is replaced at once', async () => {
    revision = 1;
    const mara = await buildUser(app, { status: 'PREFERENCES_SET' });
    const original = mara.profile?.summary;
    await save(mara, 'One');
    await save(mara, 'Two');
    app.advance(11 * MINUTE);
    await save(mara, 'Three');
    await save(mara, 'Four', 'replaced');
    const list = await mara.browser.rpc.profiles.history();
    expect(list.map((entry) => entry.reason)).toEqual(['replaced', 'edited', 'edited']);
    const states = await Promise.all(list.map(({ id }) => mara.browser.rpc.profiles.version({ id })));
    expect(states.map((state) => state.profile_data.summary)).toEqual(['Three', 'Two', original]);
    const other = await buildUser(app);
    const foreign = other.browser.rpc.profiles.version({ id: list[0]?.id ?? 0 });
    await expect(foreign).rejects.toMatchObject({ status: 404 });
  });

  it('refuses ids that are out of range', async () => {
    const { browser } = await buildUser(app);
    const save = { save_id: randomUUID(), profile_data: buildProfile() };
    for (const number of [2 ** 31, -1, 1.5, 2 ** 53, Number.MAX_VALUE]) {
      const refused = { status: 400, code: 'BAD_REQUEST' };
      await expect(browser.rpc.profiles.version({ id: number })).rejects.toMatchObject(refused);
      await expect(browser.rpc.profiles.newer({ revision: number })).rejects.toMatchObject(refused);
      const saved = browser.rpc.profiles.save({ base_revision: number, ...save });
      await expect(saved).rejects.toMatchObject(refused);
    }
    await expect(browser.rpc.profiles.version({ id: 2 ** 31 - 1 })).rejects.toMatchObject({ status: 404 });
    expect(await browser.rpc.profiles.newer({ revision: 2 ** 31 - 1 })).toBeNull();
  });

  it('stores a generation in an empty profile, else as a draft, whose evidence is added when it is accepted', async () => {
    const generated = buildProfile({ summary: 'Generated' });
    const evidence = (name: string) => ({
      sources: [{ id: 's1', kind: 'resume', name }],
      items: [{ section: 'description' as const, text: name, spans: [{ source: 's1', quote: name }] }],
    });
    const store = (profileId: string, onExisting: 'draft' | 'keep', file = 'first.pdf') => {
      const input = {
        profileId,
        profile: generated,
        evidence: evidence(file),
        onExisting,
        now: app.deps.now(),
      };
      return storeGenerated(app.db, input);
    };
    const newPerson = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    expect(await store(newPerson.id, 'draft')).toBe('stored');
    expect(await newPerson.browser.rpc.profiles.mine()).toMatchObject({
      onboarding_status: 'PROFILE_GENERATED',
      profile_data: { summary: 'Generated' },
      draft: null,
    });
    expect(await store(newPerson.id, 'keep')).toBe('kept');
    expect(await store(newPerson.id, 'draft', 'second.pdf')).toBe('draft');
    const ownProfile = await newPerson.browser.rpc.profiles.mine();
    expect(ownProfile.draft?.profile_data.summary).toBe('Generated');
    const made_at = ownProfile.draft?.made_at ?? '';
    const formerDraft = { made_at: '2001-01-01T00:00:00.000Z', sections: [] };
    expect(await newPerson.browser.rpc.profiles.endDraft(formerDraft)).toEqual({ ended: false });
    expect(await newPerson.browser.rpc.profiles.endDraft({ made_at, sections: ['description'] })).toEqual({
      ended: true,
    });
    expect(await newPerson.browser.rpc.profiles.endDraft({ made_at, sections: [] })).toEqual({
      ended: false,
    });
    const after = await newPerson.browser.rpc.profiles.mine();
    expect(after.draft).toBeNull();
    expect(after.evidence?.sources.map(({ id, name }) => [id, name])).toEqual([
      ["s1'", 'second.pdf'],
      ['s1', 'first.pdf'],
    ]);
    expect(after.evidence?.items.map((item) => item.spans[0]?.source)).toEqual(["s1'", 's1']);
    expect(await store('nobody', 'draft')).toBe('missing');

    const line = { section: 'description' as const, text: 'second.pdf' };
    const { evidence: remaining } = await newPerson.browser.rpc.profiles.confirmLine(line);
    expect(remaining?.items.map(({ text }) => text)).toEqual(['first.pdf']);
    expect((await newPerson.browser.rpc.profiles.mine()).evidence).toEqual(remaining);
  });
});
