/** What a private version leaves out stays left out when its owner saves the profile in other words. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeGenerated } from '@/server/db/profiles/store-generated';
import {
  buildVersionSave,
  createPrivateVersion,
  openVersionPage,
} from '@/server/testing/features/private-versions';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import type { MergedEdit } from '@/shared/profile/merged-edit';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { noteAnswer } from '@/shared/publishing/first-new-lines';
import { type HiddenLine, type VersionChoice, WHOLE_PROFILE } from '@/shared/publishing/private-version';

onDatabases('a line hidden from a reader', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  }, 120_000);
  afterAll(() => app.close());

  const BEFORE = buildProfile({ highlights: ['COO, Halden', 'VP, Harrow'] });
  const AFTER = buildProfile({ highlights: ['COO, Halden', 'Ran a carrier from Hull'] });

  async function buildOwnerHidingHarrow(changes: Partial<VersionChoice> = {}) {
    const owner = await buildUser(app, { profile: BEFORE });
    const hidden_lines: HiddenLine[] = [{ section: 'keyRoles', text: 'VP, Harrow' }];
    const { id, url } = await createPrivateVersion(owner, {
      choice: { ...WHOLE_PROFILE, hidden_lines, ...changes },
    });
    const { rpc } = owner.browser;
    let revision = (await rpc.profiles.mine()).revision;
    return {
      rpc,
      owner,
      id,
      page: async () => (await openVersionPage(app, url)).text(),
      async save(
        profile_data: ProfileData,
        {
          save_id = crypto.randomUUID(),
          base_revision = revision,
          keep,
          merged,
        }: {
          save_id?: string;
          base_revision?: number;
          keep?: 'regenerated';
          merged?: MergedEdit[];
        } = {},
      ) {
        const saved = await rpc.profiles.save({ base_revision, save_id, profile_data, keep, merged });
        revision = saved.revision;
        return saved;
      },
    };
  }

  it('is not shown in its new words, nor when an undo brings the old ones back', async () => {
    const { rpc, id, page, save } = await buildOwnerHidingHarrow();
    const before = await rpc.privateVersions.read({ id });
    await save(AFTER);
    expect(await page()).not.toContain('carrier from Hull');
    const after = await rpc.privateVersions.read({ id });
    expect(after.counts).toEqual(before.counts);
    expect(after.revision).toBe(before.revision + 1);
    await save(BEFORE);
    expect(await page()).not.toContain('Harrow');
    expect(await page()).toContain('Halden');
  });

  it('is not shown while the edit waits to be published, nor after that', async () => {
    const { rpc, page, save } = await buildOwnerHidingHarrow();
    await rpc.profiles.publish({ published: true });
    await rpc.profiles.setStaging({ staged: true, revision: (await rpc.profiles.mine()).revision });
    await save(AFTER);
    expect(await page()).not.toContain('Harrow');
    const { revision } = await rpc.profiles.mine();
    await rpc.profiles.setStaging({ staged: true, publishChanges: true, revision });
    expect(await page()).not.toContain('carrier from Hull');
  });

  it('is not shown when it is removed and a later save restates it in other words, until its owner has answered', async () => {
    const { rpc, id, page, save } = await buildOwnerHidingHarrow();
    const roles = (...highlights: string[]) => ({ ...BEFORE, highlights });
    await save(roles('COO, Halden'));
    await save(roles('COO, Halden', 'Ran a carrier from Hull'));
    expect(await page()).not.toContain('Hull');
    const version = await rpc.privateVersions.read({ id });
    expect(version.counts.followed).toBe(1);
    const shown = version.choice.hidden_lines.filter(({ from }) => !from);
    const answered = { section: 'keyRoles' as const, profile: version.profile };
    const choice = noteAnswer({ ...version.choice, hidden_lines: shown }, answered);
    await rpc.privateVersions.save(buildVersionSave(version, { choice }));
    expect(await page()).toContain('Ran a carrier from Hull');
    await save(roles('COO, Halden', 'Ran a carrier from Hull', 'Grew tea'));
    expect(await page()).toContain('Grew tea');
  });

  it('is not shown in another section into which it is pasted after a save, which its owner is told', async () => {
    const { rpc, id, page, save } = await buildOwnerHidingHarrow();
    await save({ ...BEFORE, highlights: ['COO, Halden'] });
    await save({ ...BEFORE, highlights: ['COO, Halden'], personal_interests: ['VP, Harrow', 'Sailing'] });
    expect(await page()).not.toContain('Harrow');
    expect(await page()).toContain('Sailing');
    const { choice } = await rpc.privateVersions.read({ id });
    const moved = { section: 'personalInterests', text: 'VP, Harrow', from: 'keyRoles' };
    expect(choice.hidden_lines).toContainEqual(moved);
  });

  it('is not shown where it is pasted after it was cut from a hidden section', async () => {
    const { rpc, id, page, save } = await buildOwnerHidingHarrow({ hidden: ['keyRoles'], hidden_lines: [] });
    await save({ ...BEFORE, highlights: ['COO, Halden'] });
    await save({ ...BEFORE, highlights: ['COO, Halden'], personal_interests: ['VP, Harrow', 'Sailing'] });
    expect(await page()).not.toContain('Harrow');
    expect(await page()).toContain('Sailing');
    // The version's editor sends back entries that it does not show.
    const version = await rpc.privateVersions.read({ id });
    await rpc.privateVersions.save(buildVersionSave(version, { note: 'Henrik,' }));
    expect((await rpc.privateVersions.read({ id })).choice).toEqual(version.choice);
  });

  it('is not shown in other words when the profile is emptied and generated again, until its owner has reviewed it', async () => {
    const { rpc, owner, id, page, save } = await buildOwnerHidingHarrow();
    await save(emptyProfile());
    const generated = { profileId: owner.id, profile: AFTER, evidence: null, now: app.deps.now() };
    expect(await storeGenerated(app.db, { ...generated, onExisting: 'keep' })).toBe('stored');
    expect(await page()).not.toContain('carrier from Hull');
    const version = await rpc.privateVersions.read({ id });
    expect(version.counts.followed).toBe(2);
    const hidden_lines = version.choice.hidden_lines.filter(({ text }) => text !== 'COO, Halden');
    await rpc.privateVersions.save(
      buildVersionSave(version, { choice: { ...version.choice, hidden_lines } }),
    );
    expect(await page()).toContain('Halden');
    expect(await page()).not.toContain('carrier from Hull');
  });

  it('is not shown in other words when a draft is accepted', async () => {
    const { rpc, id, page, save } = await buildOwnerHidingHarrow();
    const draft = buildProfile({
      highlights: ['Ran a carrier from Hull', 'COO, Halden', 'Chair, Northgate'],
    });
    await save(draft, { keep: 'regenerated' });
    expect(await page()).not.toContain('carrier from Hull');
    expect(await page()).toContain('Halden');
    expect((await rpc.privateVersions.read({ id })).counts.followed).toBe(2);
  });

  it('is not shown when it is removed, and in a later save written anew in few of its words, which its owner is asked about', async () => {
    const { rpc, id, page, save } = await buildOwnerHidingHarrow();
    const roles = (...more: string[]) => buildProfile({ highlights: ['COO, Halden', ...more] });
    await save(roles());
    const anew = 'Ran nine ships from Hull for Harrow in winter';
    await save(roles(anew));
    expect(await page()).not.toContain('Hull');
    const version = await rpc.privateVersions.read({ id });
    expect(version.counts.followed).toBe(1);
    // As the version's editor does when its owner shows the line.
    const hidden_lines = version.choice.hidden_lines.filter(({ text }) => text !== anew);
    await rpc.privateVersions.save(
      buildVersionSave(version, { choice: { ...version.choice, hidden_lines } }),
    );
    expect(await page()).toContain('Hull');
    await save(roles(`${anew} and summer`));
    expect(await page()).toContain('and summer');
  });

  it('is not shown when it is removed and a later draft restates it with few of its words, in its section or another', async () => {
    const { page, save } = await buildOwnerHidingHarrow();
    await save(buildProfile({ highlights: ['COO, Halden'] }));
    const superpowers = [{ title: 'Ships', description: 'Ran nine of them for Harrow in winter' }];
    const draft = buildProfile({ highlights: ['COO, Halden', 'Sailed with Harrow'], superpowers });
    await save(draft, { keep: 'regenerated' });
    expect(await page()).toContain('Halden');
    expect(await page()).not.toContain('Harrow');
  });

  it('is not shown in the words of a device that had not seen it removed by another one', async () => {
    const { page, save } = await buildOwnerHidingHarrow();
    await save(buildProfile({ highlights: ['COO, Halden'] }));
    const merged = [{ base: { highlights: BEFORE.highlights }, mine: { highlights: AFTER.highlights } }];
    await save(AFTER, { merged });
    expect(await page()).not.toContain('carrier from Hull');
    expect(await page()).toContain('Halden');
  });

  it('is not affected by a stale save or one that is sent twice', async () => {
    const { rpc, id, save } = await buildOwnerHidingHarrow();
    const { revision } = await rpc.profiles.mine();
    await save(AFTER, { save_id: 'sent-twice-1', base_revision: revision });
    const version = await rpc.privateVersions.read({ id });
    expect((await save(AFTER, { save_id: 'sent-twice-1', base_revision: revision })).revision).toBe(
      revision + 1,
    );
    const laterProfile = buildProfile({ highlights: ['COO, Halden', 'Something later'] });
    await expect(
      save(laterProfile, { save_id: 'too-late-01', base_revision: revision }),
    ).rejects.toMatchObject({
      code: 'STALE_REVISION',
    });
    expect((await rpc.privateVersions.read({ id })).revision).toBe(version.revision);
  });
});
