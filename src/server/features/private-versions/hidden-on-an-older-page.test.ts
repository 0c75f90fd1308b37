/** A line is hidden on a page of its version that shows an older profile: it is hidden in the present one. */
import { expect, it } from 'vitest';
import {
  buildVersionSave,
  createPrivateVersion,
  openVersionPage,
  versionCalls,
} from '@/server/testing/features/private-versions';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import type { ProfileData } from '@/shared/profile/profile-data';
import { type VersionChoice, WHOLE_PROFILE } from '@/shared/publishing/private-version';

onDatabases('a line hidden on an older page', (kind) => {
  const app = setUpTestApp({ kind });
  const SECRET = 'Opened the Lima office, Harrow';
  const BEFORE = buildProfile({ highlights: ['COO, Halden', SECRET, 'Chair, Northgate'] });

  /** Saves the profile while the editor of a version is open, then hides something there. */
  async function hideAfter(
    { saved, waits = false }: { saved: ProfileData; waits?: boolean },
    choice: Partial<VersionChoice>,
  ) {
    const mara = await buildUser(app, { profile: BEFORE });
    const { rpc } = mara.browser;
    const { id, url } = await createPrivateVersion(mara);
    const openVersion = await versionCalls(mara).read({ id });
    if (waits) {
      await rpc.profiles.publish({ published: true });
      await rpc.profiles.setStaging({ staged: true, revision: (await rpc.profiles.mine()).revision });
    }
    const { revision } = await rpc.profiles.mine();
    await rpc.profiles.save({
      base_revision: revision,
      save_id: crypto.randomUUID(),
      profile_data: saved,
    });
    const answer = await versionCalls(mara).save(
      buildVersionSave(openVersion, { choice: { ...WHOLE_PROFILE, ...choice }, seen: openVersion.profile }),
    );
    if (waits) {
      const present = await rpc.profiles.mine();
      await rpc.profiles.setStaging({ staged: true, publishChanges: true, revision: present.revision });
    }
    const { choice: stored } = await versionCalls(mara).read({ id });
    return { answer, stored, page: await (await openVersionPage(app, url)).text() };
  }
  const hidden_lines = [{ section: 'keyRoles' as const, text: SECRET }];
  const rewritten = { ...BEFORE, highlights: ['COO, Halden', 'Ran nine ships', 'Chair, Northgate'] };

  it('stays hidden after it was reworded meanwhile, and the response returns the new choice', async () => {
    const { answer, stored, page } = await hideAfter({ saved: rewritten }, { hidden_lines });
    expect(page).not.toMatch(/nine ships|Lima/);
    for (const shown of ['Halden', 'Northgate']) expect(page).toContain(shown);
    expect(answer.choice?.hidden_lines).toHaveLength(2);
    expect(stored).toEqual(answer.choice);
  });

  it('is not shown where it was moved meanwhile, also if its whole section is hidden', async () => {
    const saved = { ...BEFORE, highlights: ['COO, Halden'], personal_interests: [SECRET, 'Sailing'] };
    for (const choice of [{ hidden_lines }, { hidden: ['keyRoles' as const] }]) {
      const { page } = await hideAfter({ saved }, choice);
      expect(page).not.toContain('Lima');
      expect(page).toContain('Sailing');
    }
  });

  it('is hidden with the new lines that may be it, and its owner is asked', async () => {
    const saved = { ...BEFORE, highlights: ['Chaired a harbour', 'COO, Halden', 'Ran nine ships'] };
    const { stored, page } = await hideAfter({ saved }, { hidden_lines });
    expect(page).not.toMatch(/nine ships|harbour/);
    expect(page).toContain('Halden');
    expect(stored.hidden_lines.filter(({ from }) => from === 'keyRoles')).toHaveLength(2);
  });

  it('is not shown in edits that wait, once they are published', async () => {
    const { page } = await hideAfter({ saved: rewritten, waits: true }, { hidden_lines });
    expect(page).not.toMatch(/nine ships|Lima/);
    expect(page).toContain('Northgate');
  });

  it('is stored as it was sent where the profile is as the page shows it', async () => {
    const { answer, stored } = await hideAfter(
      { saved: { ...BEFORE, role: 'Chief Operating Officer' } },
      { hidden_lines },
    );
    expect(answer.choice).toBeUndefined();
    expect(stored.hidden_lines).toEqual(hidden_lines);
  });
});
