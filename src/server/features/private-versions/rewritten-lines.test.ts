/** What a private version leaves out stays left out when its owner saves the profile in other words. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newVersion, openVersionPage } from '@/server/testing/features/private-versions';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onEachDatabase } from '@/server/testing/set-up/databases';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { WHOLE_PROFILE } from '@/shared/publishing/private-version';

onEachDatabase('a line hidden from a reader', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  }, 120_000);
  afterAll(() => app.close());

  const BEFORE = buildProfile({ highlights: ['COO, Halden', 'VP, Harrow'] });
  const AFTER = buildProfile({ highlights: ['COO, Halden', 'Ran a carrier from Hull'] });

  async function hidingHarrow() {
    const owner = await buildUser(app, { profile: BEFORE });
    const { id, url } = await newVersion(owner, {
      choice: { ...WHOLE_PROFILE, hidden_lines: [{ section: 'keyRoles', text: 'VP, Harrow' }] },
    });
    const { rpc } = owner.browser;
    let revision = (await rpc.profiles.mine()).revision;
    return {
      rpc,
      id,
      page: async () => (await openVersionPage(app, url)).text(),
      async save(
        profile_data: typeof BEFORE,
        save_id: string = crypto.randomUUID(),
        base_revision = revision,
      ) {
        const saved = await rpc.profiles.save({ base_revision, save_id, profile_data });
        revision = saved.revision;
        return saved;
      },
    };
  }

  it('is not shown in its new words, nor when an undo brings the old ones back', async () => {
    const { rpc, id, page, save } = await hidingHarrow();
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
    const { rpc, page, save } = await hidingHarrow();
    await rpc.profiles.publish({ published: true });
    await rpc.profiles.setStaging({ staged: true, revision: (await rpc.profiles.mine()).revision });
    await save(AFTER);
    expect(await page()).not.toContain('Harrow');
    const { revision } = await rpc.profiles.mine();
    await rpc.profiles.setStaging({ staged: true, publishChanges: true, revision });
    expect(await page()).not.toContain('carrier from Hull');
  });

  it('stays as it was when the save comes too late, and when it is sent twice', async () => {
    const { rpc, id, save } = await hidingHarrow();
    const { revision } = await rpc.profiles.mine();
    await save(AFTER, 'sent-twice-1', revision);
    const version = await rpc.privateVersions.read({ id });
    expect((await save(AFTER, 'sent-twice-1', revision)).revision).toBe(revision + 1);
    const late = buildProfile({ highlights: ['COO, Halden', 'Something later'] });
    await expect(save(late, 'too-late-01', revision)).rejects.toMatchObject({ code: 'STALE_REVISION' });
    expect((await rpc.privateVersions.read({ id })).revision).toBe(version.revision);
  });
});
