/** What publishing a page would change for its readers, which its owner is shown first. */

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { hidePage } from '@/server/db/profiles/hide-page';
import { profiles } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { createPrivateVersion, openVersionPage } from '@/server/testing/features/private-versions';
import { buildPublishedPerson, SEEN_SUMMARY, WAITING_SUMMARY } from '@/server/testing/features/publishing';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';

onDatabases('asking what publishing would change', (kind) => {
  const app = setUpTestApp({ kind });

  it('returns what publishing would change, and the states that the request to publish has to name', async () => {
    const { rpc, stage, write, requestPublish, readSummary } = await buildPublishedPerson(app);
    expect(await rpc.changesForReaders()).toBeNull();
    await stage(true);
    await write(WAITING_SUMMARY);
    expect(await rpc.changesForReaders()).toMatchObject({ seen: { summary: SEEN_SUMMARY }, live: true });
    await rpc.publish({ published: false });
    const changes = await rpc.changesForReaders();
    expect(changes).toMatchObject({
      seen: { summary: SEEN_SUMMARY },
      profile_data: { summary: WAITING_SUMMARY },
      live: false,
    });
    // Another device writes between the question and the answer.
    await write('Words 1.');
    const refused = await requestPublish({ reviewed: changes?.reviewed });
    expect(refused).toMatchObject({ profile_data: { summary: 'Words 1.' } });
    expect(refused?.reviewed).toEqual((await rpc.changesForReaders())?.reviewed);
    expect(await readSummary()).toBeNull();
    expect(await requestPublish({ reviewed: refused?.reviewed })).toBeNull();
    expect(await readSummary()).toBe('Words 1.');
  });

  it('tells nobody but the owner what readers saw last', async () => {
    const { rpc, write } = await buildPublishedPerson(app);
    await rpc.publish({ published: false });
    await write(WAITING_SUMMARY);
    const stranger = await buildUser(app);
    expect(await stranger.browser.rpc.profiles.changesForReaders()).toBeNull();
    await expect(new TestBrowser(app).rpc.profiles.changesForReaders()).rejects.toMatchObject({
      status: 401,
    });
  });

  it('counts as changed what readers see, not rows that are hidden from them', async () => {
    const { rpc, requestPublish } = await buildPublishedPerson(app);
    await rpc.publish({ published: false });
    const saveTerm = async (shown: 'hidden' | 'versions') => {
      const { profile_data, revision } = await rpc.mine();
      const data = {
        ...(profile_data ?? buildProfile()),
        engagement: [{ term: 'kind' as const, text: WAITING_SUMMARY, shown }],
      };
      await rpc.save({ base_revision: revision, save_id: crypto.randomUUID(), profile_data: data });
    };
    await saveTerm('hidden');
    expect(await rpc.changesForReaders()).toBeNull();
    await saveTerm('versions');
    expect(await requestPublish()).toMatchObject({
      profile_data: { engagement: [{ text: WAITING_SUMMARY }] },
    });
  });

  it('shows readers of private versions no edit that came after it, while the page is private', async () => {
    const person = await buildPublishedPerson(app);
    const { rpc, stage, write } = person;
    const { id, url } = await createPrivateVersion(person);
    const isShown = async () => (await (await openVersionPage(app, url)).text()).includes(WAITING_SUMMARY);
    await stage(true);
    await write(WAITING_SUMMARY);
    await rpc.publish({ published: false });
    expect(await rpc.changesForReaders()).toMatchObject({ versions_open: true });
    const { revision } = await rpc.mine();
    await write(`${WAITING_SUMMARY} it`);
    // The edit came after the differences were shown.
    await expect(rpc.setStaging({ staged: false, revision })).rejects.toMatchObject({
      code: 'STALE_REVISION',
    });
    expect(await isShown()).toBe(false);
    await stage(false);
    expect(await isShown()).toBe(true);
    await person.browser.rpc.privateVersions.revoke({ id });
    expect(await rpc.changesForReaders()).toMatchObject({ versions_open: false });
  });

  it('is answered for readers of private versions although the page was taken down', async () => {
    const person = await buildPublishedPerson(app);
    const { id } = await createPrivateVersion(person);
    await person.stage(true);
    await person.write(WAITING_SUMMARY);
    const { db } = app.deps.database;
    await db.transaction((tx) => hidePage(tx, person.id));
    await db.update(profiles).set({ taken_down_at: new Date() }).where(eq(profiles.id, person.id));
    expect(await person.rpc.changesForReaders()).toMatchObject({ versions_open: true });
    await person.browser.rpc.privateVersions.revoke({ id });
    expect(await person.rpc.changesForReaders()).toBeNull();
  });
});
