/** The question what publishing a page again would change for its readers, which its owner is shown first. */

import { expect, it } from 'vitest';
import { TestBrowser } from '@/server/testing/browser';
import { newVersion, openVersionPage } from '@/server/testing/features/private-versions';
import { livePerson, SEEN, WAITS } from '@/server/testing/features/publishing';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';

onDatabases('asking what publishing would change', (kind) => {
  const app = setUpTestApp({ kind });

  it('tells what publishing would change before it is asked for, with the states that the request names', async () => {
    const { rpc, stage, write, refusal, read } = await livePerson(app);
    expect(await rpc.changesForReaders()).toBeNull();
    await stage(true);
    await write(WAITS);
    expect(await rpc.changesForReaders()).toMatchObject({ seen: { summary: SEEN }, live: true });
    await rpc.publish({ published: false });
    const changes = await rpc.changesForReaders();
    expect(changes).toMatchObject({ seen: { summary: SEEN }, profile_data: { summary: WAITS }, live: false });
    // Another device writes between the question and the answer.
    await write('Words 1.');
    const asked = await refusal({ reviewed: changes?.reviewed });
    expect(asked).toMatchObject({ profile_data: { summary: 'Words 1.' } });
    expect(asked?.reviewed).toEqual((await rpc.changesForReaders())?.reviewed);
    expect(await read()).toBeNull();
    expect(await refusal({ reviewed: asked?.reviewed })).toBeNull();
    expect(await read()).toBe('Words 1.');
  });

  it('tells nobody but the owner what readers saw last', async () => {
    const { rpc, write } = await livePerson(app);
    await rpc.publish({ published: false });
    await write(WAITS);
    const stranger = await buildUser(app);
    expect(await stranger.browser.rpc.profiles.changesForReaders()).toBeNull();
    await expect(new TestBrowser(app).rpc.profiles.changesForReaders()).rejects.toMatchObject({
      status: 401,
    });
  });

  it('counts as changed what readers see, not rows that are hidden from them', async () => {
    const { rpc, refusal } = await livePerson(app);
    await rpc.publish({ published: false });
    const put = async (shown: 'hidden' | 'versions') => {
      const { profile_data, revision } = await rpc.mine();
      const data = {
        ...(profile_data ?? buildProfile()),
        engagement: [{ term: 'kind' as const, text: WAITS, shown }],
      };
      await rpc.save({ base_revision: revision, save_id: crypto.randomUUID(), profile_data: data });
    };
    await put('hidden');
    expect(await rpc.changesForReaders()).toBeNull();
    await put('versions');
    expect(await refusal()).toMatchObject({ profile_data: { engagement: [{ text: WAITS }] } });
  });

  it('shows readers of private versions what waits only as its owner looked at it, while the page is private', async () => {
    const person = await livePerson(app);
    const { rpc, stage, write } = person;
    const { id, url } = await newVersion(person);
    const shown = async () => (await (await openVersionPage(app, url)).text()).includes(WAITS);
    await stage(true);
    await write(WAITS);
    await rpc.publish({ published: false });
    expect(await rpc.changesForReaders()).toMatchObject({ versions_open: true });
    const { revision } = await rpc.mine();
    await write(`${WAITS} it`);
    // The edit came after the differences were shown.
    await expect(rpc.setStaging({ staged: false, revision })).rejects.toMatchObject({
      code: 'STALE_REVISION',
    });
    expect(await shown()).toBe(false);
    await stage(false);
    expect(await shown()).toBe(true);
    await person.browser.rpc.privateVersions.revoke({ id });
    expect(await rpc.changesForReaders()).toMatchObject({ versions_open: false });
  });
});
