import { expect, it } from 'vitest';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';

onDatabases('staging of edits', (kind) => {
  const app = setUpTestApp({ kind });

  const buildLivePerson = async () => {
    const profile = buildProfile({ summary: 'As published.' });
    const { browser, id } = await buildUser(app, { profile });
    const { profile_slug } = await browser.rpc.profiles.publish({ published: true });
    const write = async (summary: string) => {
      const { revision } = await browser.rpc.profiles.mine();
      const save = {
        base_revision: revision,
        save_id: `save-${revision}-${id}`.slice(0, 64),
        profile_data: { ...profile, summary },
      };
      return (await browser.rpc.profiles.save(save)).revision;
    };
    const readSummary = async () => {
      const { profile_data } = await browser.rpc.publicProfiles.bySlug({
        profile_slug_param: profile_slug ?? '',
      });
      const page = await (await app.app.request(`/profile/${profile_slug}`)).text();
      expect(page).toContain(profile_data.summary);
      return profile_data.summary;
    };
    return { rpc: browser.rpc.profiles, write, readSummary };
  };

  it('is off by default, so that edits are shown at once', async () => {
    const { write, readSummary } = await buildLivePerson();
    await write('Edited.');
    expect(await readSummary()).toBe('Edited.');
  });

  it('keeps a staged LinkedIn address from readers, and shows it to its owner', async () => {
    const profile = buildProfile({ linkedinUrl: '' });
    const { browser, id } = await buildUser(app, { profile });
    const { profile_slug } = await browser.rpc.profiles.publish({ published: true });
    const readRevision = async () => (await browser.rpc.profiles.mine()).revision;
    await browser.rpc.profiles.setStaging({ staged: true, revision: await readRevision() });
    const linkedinUrl = 'https://www.linkedin.com/in/not-yet-seen';
    const save = { base_revision: await readRevision(), save_id: `link-${id}`.slice(0, 64) };
    await browser.rpc.profiles.save({ ...save, profile_data: { ...profile, linkedinUrl } });
    const readLinks = async () => {
      const shown = await browser.rpc.publicProfiles.bySlug({ profile_slug_param: profile_slug ?? '' });
      return { link: shown.profile_data.linkedinUrl, account: shown.linkedinurl };
    };
    expect(await readLinks()).toEqual({ link: '', account: null });
    expect((await browser.rpc.publicProfiles.byId({ profile_id_param: id })).profile_data.linkedinUrl).toBe(
      '',
    );
    await browser.rpc.profiles.setStaging({
      staged: true,
      publishChanges: true,
      revision: await readRevision(),
    });
    expect(await readLinks()).toEqual({ link: linkedinUrl, account: linkedinUrl });
  });

  it('keeps the published version for readers until the changes are published', async () => {
    const { rpc, write, readSummary } = await buildLivePerson();
    const { revision } = await rpc.mine();
    await rpc.setStaging({ staged: true, revision });
    const edited = await write('I was fired from');
    expect(await readSummary()).toBe('As published.');
    expect(await rpc.mine()).toMatchObject({
      edits_staged: true,
      profile_data: { summary: 'I was fired from' },
      published_data: { summary: 'As published.' },
    });
    // An edit made after the differences were shown is not published along with them.
    const stale = rpc.setStaging({ staged: true, publishChanges: true, revision });
    await expect(stale).rejects.toMatchObject({ code: 'STALE_REVISION' });
    expect(await readSummary()).toBe('As published.');
    await rpc.setStaging({ staged: true, publishChanges: true, revision: edited });
    expect(await readSummary()).toBe('I was fired from');
    await write('Later.');
    expect(await readSummary()).toBe('I was fired from');
  });

  it('publishes the staged edits when it is turned off', async () => {
    const { rpc, write, readSummary } = await buildLivePerson();
    await rpc.setStaging({ staged: true, revision: (await rpc.mine()).revision });
    await rpc.setStaging({ staged: false, revision: await write('Shown again.') });
    expect(await readSummary()).toBe('Shown again.');
    expect((await rpc.mine()).published_data).toBeNull();
  });
});
