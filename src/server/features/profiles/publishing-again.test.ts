/** What readers of a page saw last is kept while it is private, shown to nobody, and compared when it is published again. */

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { hidePage, showPageAgain } from '@/server/db/profiles/hide-page';
import { storeGenerated } from '@/server/db/profiles/store-generated';
import { profiles } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { newVersion, openVersionPage } from '@/server/testing/features/private-versions';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { emptyProfile } from '@/shared/profile/profile-data';
import type { UnreviewedChanges } from '@/shared/publishing/unreviewed-changes';
import { propertyRuns } from '@/shared/testing/property-runs';

const SEEN = 'As readers saw it.';
const WAITS = 'I was fired from';

onDatabases('publishing again', (kind) => {
  const test = setUpTestApp({ kind });

  async function livePerson() {
    const person = await buildUser(test, { profile: buildProfile({ summary: SEEN }) });
    const rpc = person.browser.rpc.profiles;
    const { profile_slug } = await rpc.publish({ published: true });
    const path = `/profile/${profile_slug}`;
    const revision = async () => (await rpc.mine()).revision;
    return {
      ...person,
      rpc,
      path,
      slug: profile_slug ?? '',
      stage: async (staged: boolean, publishChanges = false) =>
        rpc.setStaging({ staged, publishChanges, revision: await revision() }),
      async write(summary: string) {
        const { profile_data } = await rpc.mine();
        const data = { ...(profile_data ?? buildProfile()), summary };
        const save = { base_revision: await revision(), save_id: crypto.randomUUID() };
        await rpc.save({ ...save, profile_data: data });
      },
      /** What the refusal of a request to publish shows; `null` if it is not refused. */
      async refusal(request: Partial<Parameters<typeof rpc.publish>[0]> = {}) {
        try {
          await rpc.publish({ published: true, ...request });
          return null;
        } catch (error) {
          expect(error).toMatchObject({ code: 'UNREVIEWED_CHANGES' });
          return (error as { data: UnreviewedChanges }).data;
        }
      },
      /** The text that everybody reads; `null` while the page is private. */
      async read() {
        const page = await (await new TestBrowser(test).fetch(path)).text();
        const shown = /<p[^>]*>(As readers saw it\.|I was fired from|Words \d+\.)/.exec(page)?.[1];
        expect(page.includes('Profile Not Available')).toBe(shown === undefined);
        return shown ?? null;
      },
    };
  }

  it('shows what differs from what readers saw last before edits that waited become public', async () => {
    const { rpc, stage, write, refusal, read } = await livePerson();
    await stage(true);
    await write(WAITS);
    await rpc.publish({ published: false });
    const asked = await refusal();
    expect(asked).toMatchObject({ seen: { summary: SEEN }, profile_data: { summary: WAITS }, live: false });
    expect(await read()).toBeNull();
    expect(await refusal({ reviewed: asked?.reviewed })).toBeNull();
    expect(await read()).toBe(WAITS);
    // From then on, edits wait again.
    await write('Words 1.');
    expect(await read()).toBe(WAITS);
  });

  it('publishes nothing that another device wrote or published after the differences were shown', async () => {
    const { rpc, stage, write, refusal, read } = await livePerson();
    await stage(true);
    await write(WAITS);
    await rpc.publish({ published: false });
    const first = await refusal();
    await write('Words 1.');
    const second = await refusal({ reviewed: first?.reviewed });
    expect(second).toMatchObject({ seen: { summary: SEEN }, profile_data: { summary: 'Words 1.' } });
    expect(await refusal({ reviewed: second?.reviewed })).toBeNull();
    await rpc.publish({ published: false });
    await write(WAITS);
    // The states named are older ones of both kinds.
    expect(await refusal({ reviewed: second?.reviewed })).toMatchObject({ seen: { summary: 'Words 1.' } });
    expect(await read()).toBeNull();
  });

  it('asks a page that does not know that the profile is live, instead of publishing what waits', async () => {
    const { stage, write, refusal, read } = await livePerson();
    await stage(true);
    await write(WAITS);
    expect(await refusal()).toMatchObject({ seen: { summary: SEEN }, live: true });
    expect(await read()).toBe(SEEN);
  });

  it('asks nothing where readers would see what they saw last', async () => {
    const { rpc, stage, refusal } = await livePerson();
    await stage(true);
    await rpc.publish({ published: false });
    expect(await refusal()).toBeNull();
    await stage(false);
    expect(await refusal()).toBeNull();
  });

  it.each(['was shown at once before', 'chose it while the page was private'])(
    'asks an owner whose edits appear at once, who %s',
    async (what) => {
      const { rpc, stage, write, refusal, read } = await livePerson();
      if (what.startsWith('chose')) await stage(true);
      await rpc.publish({ published: false });
      await write(WAITS);
      if (what.startsWith('chose')) await stage(false);
      const asked = await refusal();
      expect(asked).toMatchObject({ seen: { summary: SEEN }, profile_data: { summary: WAITS }, live: false });
      expect(await read()).toBeNull();
      expect(await refusal({ reviewed: asked?.reviewed })).toBeNull();
      expect(await read()).toBe(WAITS);
      await write('Words 1.');
      expect(await read()).toBe('Words 1.');
      // Live, edits are public as soon as they are saved, so there is nothing to compare.
      expect(await refusal()).toBeNull();
    },
  );

  it('tells what publishing would change before it is asked for, with the states that the request names', async () => {
    const { rpc, stage, write, refusal, read } = await livePerson();
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
    const { rpc, write } = await livePerson();
    await rpc.publish({ published: false });
    await write(WAITS);
    const stranger = await buildUser(test);
    expect(await stranger.browser.rpc.profiles.changesForReaders()).toBeNull();
    await expect(new TestBrowser(test).rpc.profiles.changesForReaders()).rejects.toMatchObject({
      status: 401,
    });
  });

  it('counts as changed what readers see, not rows that are hidden from them', async () => {
    const { rpc, refusal } = await livePerson();
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
    const person = await livePerson();
    const { rpc, stage, write } = person;
    const { id, url } = await newVersion(person);
    const shown = async () => (await (await openVersionPage(test, url)).text()).includes(WAITS);
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

  it('asks whoever chose that edits wait while the page was private, and still after the choice was changed twice', async () => {
    const { rpc, stage, write, refusal } = await livePerson();
    await rpc.publish({ published: false });
    await write(WAITS);
    await stage(true);
    await stage(false);
    await stage(true);
    await rpc.publish({ published: false });
    expect(await refusal()).toMatchObject({ seen: { summary: SEEN }, profile_data: { summary: WAITS } });
  });

  it('asks nothing at the first publication', async () => {
    const { browser } = await buildUser(test);
    const rpc = browser.rpc.profiles;
    await rpc.setStaging({ staged: true, revision: (await rpc.mine()).revision });
    await rpc.publish({ published: false });
    expect(await rpc.publish({ published: true })).toMatchObject({ ispublished: true });
  });

  it.each([true, false])(
    'compares with what was read before an operator hid the page (edits staged then: %s)',
    async (staged) => {
      const { id, rpc, stage, write, refusal } = await livePerson();
      await stage(staged);
      await test.db.transaction((tx) => hidePage(tx, id));
      await write(WAITS);
      await rpc.publish({ published: false });
      await stage(true);
      await test.db.transaction((tx) => showPageAgain(tx, id));
      expect(await refusal()).toMatchObject({ seen: { summary: SEEN } });
    },
  );

  it('puts a page back whose edits appear at once, with those made meanwhile', async () => {
    const { id, write, read, rpc } = await livePerson();
    await test.db.transaction((tx) => hidePage(tx, id));
    await write(WAITS);
    await test.db.transaction((tx) => showPageAgain(tx, id));
    expect(await read()).toBe(WAITS);
    const [row] = await test.db.select().from(profiles).where(eq(profiles.id, id));
    expect(row?.published_data).toBeNull();
    expect((await rpc.mine()).published_data).toBeNull();
  });

  it('compares with what was read before the profile was emptied and generated anew', async () => {
    const { id, rpc, stage, refusal } = await livePerson();
    await stage(true);
    await rpc.save({
      base_revision: (await rpc.mine()).revision,
      save_id: crypto.randomUUID(),
      profile_data: emptyProfile(),
    });
    const profile = buildProfile({ summary: WAITS });
    await storeGenerated(test.db, { profileId: id, profile, evidence: null, onto: 'keep', now: new Date() });
    expect(await refusal()).toMatchObject({ seen: { summary: SEEN }, profile_data: { summary: WAITS } });
  });

  it('shows what readers saw last in private versions alone while the page is private, and has it in the download of its owner', async () => {
    const person = await livePerson();
    const { id, rpc, browser, stage, write, path, slug } = person;
    const { url } = await newVersion(person);
    await browser.rpc.profiles.setDownloadable({ downloadable: true });
    await stage(true);
    await write(WAITS);
    for (const published of [true, false]) {
      if (!published) await rpc.publish({ published: false });
      const reader = new TestBrowser(test);
      const answers = await Promise.all(
        [path, `${path}.json`, `${path}.txt`, `${path}.pdf`, `${path}/profile.pdf`, `${path}/card.png`]
          .concat([`/profile/preview/${id}`, '/sitemap.xml', '/sitemaps/profiles-1.xml'])
          .map((address) => reader.fetch(address)),
      );
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(texts.join('\n').includes(SEEN)).toBe(published);
      expect(texts.join('\n')).not.toContain(WAITS);
      if (published) continue;
      expect(texts.join('\n')).not.toContain(slug);
      expect(answers.map(({ status }) => status)).not.toContain(500);
      await expect(reader.rpc.publicProfiles.bySlug({ profile_slug_param: slug })).rejects.toThrow();
      await expect(reader.rpc.publicProfiles.byId({ profile_id_param: id })).rejects.toThrow();
      // The link of a private version stays open, and shows no words that wait.
      const version = await (await openVersionPage(test, url)).text();
      expect(version).toContain(SEEN);
      expect(version).not.toContain(WAITS);
      expect(JSON.stringify(await rpc.mine())).not.toContain(SEEN);
    }
    const files = unzipSync(new Uint8Array(await (await browser.fetch('/api/account/export')).arrayBuffer()));
    const { published_data } = JSON.parse(strFromU8(files['profile.json'] ?? new Uint8Array()));
    expect(published_data).toMatchObject({ summary: SEEN });
  });

  it('never shows readers words that their owner was not told of, whatever is done in whatever order', async () => {
    const acts = ['write', 'publish', 'review', 'unpublish', 'stage', 'atOnce'] as const;
    let count = 0;
    const walk = async (steps: readonly (typeof acts)[number][]) => {
      const { rpc, stage, write, refusal, read } = await livePerson();
      await stage(true);
      // What readers saw last, which is all they may see until their owner was told of more.
      let told = SEEN;
      let staged = true;
      for (const step of steps) {
        const now = (await rpc.mine()).profile_data?.summary ?? '';
        if (step === 'write') await write(`Words ${count++}.`);
        if (step === 'unpublish') await rpc.publish({ published: false });
        if (step === 'stage' || step === 'atOnce') {
          staged = step === 'stage';
          await stage(staged);
        }
        if (step === 'publish') {
          const asked = await refusal();
          if (asked) expect(asked).toMatchObject({ seen: { summary: told }, profile_data: { summary: now } });
          // Live without staging, what is there was told already.
          expect(asked === null).toBe(now === told);
        }
        if (step === 'review') {
          await refusal({ reviewed: (await refusal())?.reviewed });
          told = now;
        }
        const shown = await read();
        if (!staged) told = shown ?? told;
        if (shown !== null) expect(shown).toBe(told);
      }
    };
    const steps = fc.array(fc.constantFrom(...acts), { minLength: 4, maxLength: 9 });
    await fc.assert(fc.asyncProperty(steps, walk), { numRuns: propertyRuns(24) });
  }, 120_000);
});
