/**
 * While a page is private, the state its readers last saw is kept, shown to nobody, and compared when it is published
 * again.
 */

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { hidePage, showPageAgain } from '@/server/db/profiles/hide-page';
import { storeGenerated } from '@/server/db/profiles/store-generated';
import { profiles } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { createPrivateVersion, openVersionPage } from '@/server/testing/features/private-versions';
import { buildPublishedPerson, SEEN_SUMMARY, WAITING_SUMMARY } from '@/server/testing/features/publishing';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { emptyProfile } from '@/shared/profile/profile-data';
import { propertyRuns } from '@/shared/testing/property-runs';

onDatabases('publishing again', (kind) => {
  const app = setUpTestApp({ kind });

  it('shows what differs from what readers saw last before edits that waited become public', async () => {
    const { rpc, stage, write, requestPublish, readSummary } = await buildPublishedPerson(app);
    await stage(true);
    await write(WAITING_SUMMARY);
    await rpc.publish({ published: false });
    const refused = await requestPublish();
    expect(refused).toMatchObject({
      seen: { summary: SEEN_SUMMARY },
      profile_data: { summary: WAITING_SUMMARY },
      live: false,
    });
    expect(await readSummary()).toBeNull();
    expect(await requestPublish({ reviewed: refused?.reviewed })).toBeNull();
    expect(await readSummary()).toBe(WAITING_SUMMARY);
    // From then on, edits wait again.
    await write('Words 1.');
    expect(await readSummary()).toBe(WAITING_SUMMARY);
  });

  it('publishes nothing that another device wrote or published after the differences were shown', async () => {
    const { rpc, stage, write, requestPublish, readSummary } = await buildPublishedPerson(app);
    await stage(true);
    await write(WAITING_SUMMARY);
    await rpc.publish({ published: false });
    const first = await requestPublish();
    await write('Words 1.');
    const second = await requestPublish({ reviewed: first?.reviewed });
    expect(second).toMatchObject({ seen: { summary: SEEN_SUMMARY }, profile_data: { summary: 'Words 1.' } });
    expect(await requestPublish({ reviewed: second?.reviewed })).toBeNull();
    await rpc.publish({ published: false });
    await write(WAITING_SUMMARY);
    // The states named are older ones of both kinds.
    expect(await requestPublish({ reviewed: second?.reviewed })).toMatchObject({
      seen: { summary: 'Words 1.' },
    });
    expect(await readSummary()).toBeNull();
  });

  it('asks a page that does not know that the profile is live, instead of publishing what waits', async () => {
    const { stage, write, requestPublish, readSummary } = await buildPublishedPerson(app);
    await stage(true);
    await write(WAITING_SUMMARY);
    expect(await requestPublish()).toMatchObject({ seen: { summary: SEEN_SUMMARY }, live: true });
    expect(await readSummary()).toBe(SEEN_SUMMARY);
  });

  it('asks nothing where readers would see what they saw last', async () => {
    const { rpc, stage, requestPublish } = await buildPublishedPerson(app);
    await stage(true);
    await rpc.publish({ published: false });
    expect(await requestPublish()).toBeNull();
    await stage(false);
    expect(await requestPublish()).toBeNull();
  });

  it.each(['always did', 'do since a choice while the page was private'])(
    'asks an owner whose edits appear at once, as they %s',
    async (scenario) => {
      const { rpc, stage, write, requestPublish, readSummary } = await buildPublishedPerson(app);
      if (scenario.startsWith('do since')) await stage(true);
      await rpc.publish({ published: false });
      await write(WAITING_SUMMARY);
      if (scenario.startsWith('do since')) await stage(false);
      const refused = await requestPublish();
      expect(refused).toMatchObject({
        seen: { summary: SEEN_SUMMARY },
        profile_data: { summary: WAITING_SUMMARY },
        live: false,
      });
      expect(await readSummary()).toBeNull();
      expect(await requestPublish({ reviewed: refused?.reviewed })).toBeNull();
      expect(await readSummary()).toBe(WAITING_SUMMARY);
      await write('Words 1.');
      expect(await readSummary()).toBe('Words 1.');
      // Live, edits are public as soon as they are saved, so there is nothing to compare.
      expect(await requestPublish()).toBeNull();
    },
  );

  it('asks whoever chose that edits wait while the page was private, and still after the choice was changed twice', async () => {
    const { rpc, stage, write, requestPublish } = await buildPublishedPerson(app);
    await rpc.publish({ published: false });
    await write(WAITING_SUMMARY);
    await stage(true);
    await stage(false);
    await stage(true);
    await rpc.publish({ published: false });
    expect(await requestPublish()).toMatchObject({
      seen: { summary: SEEN_SUMMARY },
      profile_data: { summary: WAITING_SUMMARY },
    });
  });

  it('asks nothing at the first publication', async () => {
    const { browser } = await buildUser(app);
    const rpc = browser.rpc.profiles;
    await rpc.setStaging({ staged: true, revision: (await rpc.mine()).revision });
    await rpc.publish({ published: false });
    expect(await rpc.publish({ published: true })).toMatchObject({ ispublished: true });
  });

  it.each([true, false])(
    'compares with what was read before an operator hid the page (edits staged then: %s)',
    async (staged) => {
      const { id, rpc, stage, write, requestPublish } = await buildPublishedPerson(app);
      await stage(staged);
      await app.db.transaction((tx) => hidePage(tx, id));
      await write(WAITING_SUMMARY);
      await rpc.publish({ published: false });
      await stage(true);
      await app.db.transaction((tx) => showPageAgain(tx, id));
      expect(await requestPublish()).toMatchObject({ seen: { summary: SEEN_SUMMARY } });
    },
  );

  it('puts a page back whose edits appear at once, with those made meanwhile', async () => {
    const { id, write, readSummary, rpc } = await buildPublishedPerson(app);
    await app.db.transaction((tx) => hidePage(tx, id));
    await write(WAITING_SUMMARY);
    await app.db.transaction((tx) => showPageAgain(tx, id));
    expect(await readSummary()).toBe(WAITING_SUMMARY);
    const [row] = await app.db.select().from(profiles).where(eq(profiles.id, id));
    expect(row?.published_data).toBeNull();
    expect((await rpc.mine()).published_data).toBeNull();
  });

  it('compares with what was read before the profile was emptied and generated anew', async () => {
    const { id, rpc, stage, requestPublish } = await buildPublishedPerson(app);
    await stage(true);
    await rpc.save({
      base_revision: (await rpc.mine()).revision,
      save_id: crypto.randomUUID(),
      profile_data: emptyProfile(),
    });
    const profile = buildProfile({ summary: WAITING_SUMMARY });
    await storeGenerated(app.db, {
      profileId: id,
      profile,
      evidence: null,
      onExisting: 'keep',
      now: new Date(),
    });
    expect(await requestPublish()).toMatchObject({
      seen: { summary: SEEN_SUMMARY },
      profile_data: { summary: WAITING_SUMMARY },
    });
  });

  it('shows what readers saw last in private versions alone while the page is private, and has it in the download of its owner', async () => {
    const person = await buildPublishedPerson(app);
    const { id, rpc, browser, stage, write, path, slug } = person;
    const { url } = await createPrivateVersion(person);
    await browser.rpc.profiles.setDownloadable({ downloadable: true });
    await stage(true);
    await write(WAITING_SUMMARY);
    for (const published of [true, false]) {
      if (!published) await rpc.publish({ published: false });
      const reader = new TestBrowser(app);
      const responses = await Promise.all(
        [path, `${path}.json`, `${path}.txt`, `${path}.pdf`, `${path}/profile.pdf`, `${path}/card.png`]
          .concat([`/profile/preview/${id}`, '/sitemap.xml', '/sitemaps/profiles-1.xml'])
          .map((path) => reader.fetch(path)),
      );
      const texts = await Promise.all(responses.map((response) => response.text()));
      expect(texts.join('\n').includes(SEEN_SUMMARY)).toBe(published);
      expect(texts.join('\n')).not.toContain(WAITING_SUMMARY);
      if (published) continue;
      expect(texts.join('\n')).not.toContain(slug);
      expect(responses.map(({ status }) => status)).not.toContain(500);
      await expect(reader.rpc.publicProfiles.bySlug({ profile_slug_param: slug })).rejects.toThrow();
      await expect(reader.rpc.publicProfiles.byId({ profile_id_param: id })).rejects.toThrow();
      // The link of a private version stays open, and shows no words that wait.
      const version = await (await openVersionPage(app, url)).text();
      expect(version).toContain(SEEN_SUMMARY);
      expect(version).not.toContain(WAITING_SUMMARY);
      expect(JSON.stringify(await rpc.mine())).not.toContain(SEEN_SUMMARY);
    }
    const files = unzipSync(new Uint8Array(await (await browser.fetch('/api/account/export')).arrayBuffer()));
    const { published_data } = JSON.parse(strFromU8(files['profile.json'] ?? new Uint8Array()));
    expect(published_data).toMatchObject({ summary: SEEN_SUMMARY });
  });

  it('never shows readers words that their owner was not told of, whatever is done in whatever order', async () => {
    const acts = ['write', 'publish', 'review', 'unpublish', 'stage', 'atOnce'] as const;
    let count = 0;
    const walk = async (steps: readonly (typeof acts)[number][]) => {
      const { rpc, stage, write, requestPublish, readSummary } = await buildPublishedPerson(app);
      await stage(true);
      // What readers saw last, which is all they may see until their owner has been shown more.
      let knownToOwner = SEEN_SUMMARY;
      let staged = true;
      for (const step of steps) {
        const summary = (await rpc.mine()).profile_data?.summary ?? '';
        if (step === 'write') await write(`Words ${count++}.`);
        if (step === 'unpublish') await rpc.publish({ published: false });
        if (step === 'stage' || step === 'atOnce') {
          staged = step === 'stage';
          await stage(staged);
        }
        if (step === 'publish') {
          const refused = await requestPublish();
          if (refused)
            expect(refused).toMatchObject({ seen: { summary: knownToOwner }, profile_data: { summary } });
          // Live without staging, what is there was shown already.
          expect(refused === null).toBe(summary === knownToOwner);
        }
        if (step === 'review') {
          await requestPublish({ reviewed: (await requestPublish())?.reviewed });
          knownToOwner = summary;
        }
        const shown = await readSummary();
        if (!staged) knownToOwner = shown ?? knownToOwner;
        if (shown !== null) expect(shown).toBe(knownToOwner);
      }
    };
    const steps = fc.array(fc.constantFrom(...acts), { minLength: 4, maxLength: 9 });
    await fc.assert(fc.asyncProperty(steps, walk), { numRuns: propertyRuns(24) });
  }, 120_000);
});
