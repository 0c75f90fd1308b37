/** Private versions over HTTP: what a reader gets, and what a closed link says. */
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hidePage, showPageAgain } from '@/server/db/profiles/hide-page';
import { privateVersions, profiles, user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import {
  createPrivateVersion,
  openVersionPage,
  versionCalls,
} from '@/server/testing/features/private-versions';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createTestApp, setUpTestApp } from '@/server/testing/test-app';
import { HOUR } from '@/shared/time/durations';

const CLOSED = 'This page is no longer open. Ask the person who sent it to you.';

onDatabases('a private version', (kind) => {
  const app = setUpTestApp({ kind });

  const openPage = (address: string, onApp = app) => openVersionPage(onApp, address);

  describe('for its reader', () => {
    it('is the present profile without hidden parts, in the chosen order, with note and contact', async () => {
      const mara = await buildUser(app, {
        profile: buildProfile({
          personas: [{ title: 'The builder', bullets: ['Opened two plants', 'Plans hiring from the work'] }],
        }),
      });
      const { url } = await createPrivateVersion(mara, {
        for_whom: 'Henrik Aas, chair',
        note: 'Henrik, you asked about <b>pallets</b>.',
        contact: { email: true, telephone: false },
        open_until: '2126-12-31',
        choice: {
          order: ['sweetSpot', 'meetIntro'],
          hidden: ['userManual', 'personalInterests'],
          hidden_lines: [{ section: 'personas', text: 'Plans hiring from the work' }],
        },
      });
      const response = await openPage(url);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('For Henrik Aas<');
      expect(html).toContain('open until 31 December 2126.');
      expect(html).toContain('you asked about &lt;b&gt;pallets&lt;/b&gt;.');
      expect(html).toContain(`mailto:${mara.email}`);
      expect(html).toContain('Opened two plants');
      for (const leftOut of ['Plans hiring', 'Prefers a written agenda', 'User Manual', 'Sailing', 'chair']) {
        expect(html).not.toContain(leftOut);
      }
      expect(html.indexOf('Sweet Spot')).toBeLessThan(html.indexOf('id="profile-meet"'));
      // Always the present profile.
      const changed = buildProfile({ meet_them: 'She is in Oslo now.' });
      await app.db.update(profiles).set({ profile_data: changed }).where(eq(profiles.id, mara.id));
      expect(await (await openPage(url)).text()).toContain('She is in Oslo now.');
    });

    it('is not cached, not indexed, sends no referrer, and has no link preview', async () => {
      const mara = await buildUser(app);
      const { url } = await createPrivateVersion(mara);
      const response = await openPage(url);
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
      const head = (await response.text()).split('</head>')[0] as string;
      expect(head).toContain('<meta name="robots" content="noindex"');
      for (const text of ['canonical', 'ld+json', 'og:image', 'Runs operations'])
        expect(head).not.toContain(text);
      const address = new URL(url).pathname.slice('/v/'.length);
      for (const path of ['/sitemap.xml', '/robots.txt']) {
        expect(await (await new TestBrowser(app).fetch(path)).text()).not.toContain(address.slice(0, 9));
      }
    });

    it('shows no line that no source confirms, until its owner confirms it', async () => {
      const bare = 'Turned a loss of nine million into a profit.';
      const mara = await buildUser(app, {
        profile: buildProfile({ meet_them: `Mara runs plants. ${bare}` }),
      });
      const evidence = {
        sources: [],
        items: [{ section: 'meetIntro' as const, text: bare, spans: [] }],
      };
      await app.db
        .update(profiles)
        .set({ evidence: evidence as never })
        .where(eq(profiles.id, mara.id));
      const { id, url } = await createPrivateVersion(mara);
      expect(await (await openPage(url)).text()).not.toContain('nine million');
      const seen = await versionCalls(mara).read({ id });
      expect(seen.unconfirmed).toEqual([{ section: 'meetIntro', text: bare }]);
      expect(seen.profile.meet_them).toBe('Mara runs plants.');
      await mara.browser.rpc.profiles.confirmLine({ section: 'meetIntro', text: bare });
      expect(await (await openPage(url)).text()).toContain('nine million');
    });

    it('does not show staged edits', async () => {
      const mara = await buildUser(app, { published: true, slug: `mara-${kind}` });
      await app.db
        .update(profiles)
        .set({
          edits_staged: true,
          published_data: mara.profile,
          profile_data: buildProfile({ sweetspot: 'Not said yet.' }),
        })
        .where(eq(profiles.id, mara.id));
      const { url, profile } = await createPrivateVersion(mara);
      expect(await (await openPage(url)).text()).not.toContain('Not said yet.');
      expect(profile.sweetspot).toBe(mara.profile?.sweetspot);
    });

    /** Creates a person with a public page and a private version. */
    async function buildPublishedPerson(slug: string) {
      const mara = await buildUser(app, { published: true, slug });
      const { profiles: profilesRpc } = mara.browser.rpc;
      const { url } = await createPrivateVersion(mara);
      const save = async (sweetspot: string) => {
        const { revision, profile_data } = await profilesRpc.mine();
        const data = { ...(profile_data ?? buildProfile()), sweetspot };
        await profilesRpc.save({ base_revision: revision, save_id: crypto.randomUUID(), profile_data: data });
      };
      const stage = async (staged: boolean) => {
        const { revision } = await profilesRpc.mine();
        await profilesRpc.setStaging({ staged, revision });
      };
      return { mara, profilesRpc, url, save, stage };
    }

    it('does not show edits that waited when the page was made private', async () => {
      const { profilesRpc, url, save, stage } = await buildPublishedPerson(`mara-private-${kind}`);
      await stage(true);
      await save('Waits.');
      await profilesRpc.publish({ published: false });
      expect(await (await openPage(url)).text()).not.toContain('Waits.');
      await save('Written while private.');
      expect(await (await openPage(url)).text()).not.toContain('Written while private.');
    });

    it('does not show edits that wait while the page is taken down', async () => {
      const { mara, url, save, stage } = await buildPublishedPerson(`mara-down-${kind}`);
      await stage(true);
      await save('Waits.');
      await app.db.transaction((tx) => hidePage(tx, mara.id));
      expect(await (await openPage(url)).text()).not.toContain('Waits.');
      // Chosen while the page is hidden: what was published before stays what readers see.
      await stage(false);
      expect(await (await openPage(url)).text()).toContain('Waits.');
      await stage(true);
      await save('Waits too.');
      await app.db.transaction((tx) => showPageAgain(tx, mara.id));
      const page = async () => (await new TestBrowser(app).fetch(`/profile/mara-down-${kind}`)).text();
      for (const html of [await page(), await (await openPage(url)).text()]) {
        expect(html).toContain('Waits.');
        expect(html).not.toContain('Waits too.');
      }
    });
  });

  describe('once closed', () => {
    const expectClosed = async (url: string, onApp = app) => {
      const response = await openPage(url, onApp);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain(CLOSED);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      for (const word of ['Mara', 'Lindqvist', 'Henrik', 'Sweet Spot']) expect(html).not.toContain(word);
      return html;
    };

    it('gives the same answer for guessed, revoked, ended, removed and replaced links', async () => {
      const mara = await buildUser(app);
      const revoked = await createPrivateVersion(mara);
      expect((await versionCalls(mara).revoke({ id: revoked.id })).state).toBe('revoked');
      const endedVersion = await createPrivateVersion(mara);
      await app.db
        .update(privateVersions)
        .set({ open_until: '2020-01-01', ends_at: new Date('2020-01-02') })
        .where(eq(privateVersions.id, endedVersion.id));
      const removed = await createPrivateVersion(mara);
      await versionCalls(mara).remove({ id: removed.id });
      const renewed = await createPrivateVersion(mara);
      const { url } = await versionCalls(mara).renewAddress({ id: renewed.id });
      expect((await openPage(url as string)).status).toBe(200);
      const answers = await Promise.all(
        [
          revoked.url,
          endedVersion.url,
          removed.url,
          renewed.url,
          'http://localhost:3000/v/0000-0000-0000-0000-0000',
          'http://localhost:3000/v/short',
          `http://localhost:3000/v/${'z'.repeat(5_000)}`,
        ].map((address) => expectClosed(address)),
      );
      expect(new Set(answers).size).toBe(1);
    });

    it('is closed in every process from the next request on, and can be reopened at the same address', async () => {
      const otherProcess = await createTestApp({
        kind,
        deps: { database: { ...app.deps.database, close: async () => {} } },
      });
      onTestFinished(() => otherProcess.close());
      const mara = await buildUser(app);
      const { id, url } = await createPrivateVersion(mara);
      expect((await openPage(url, otherProcess)).status).toBe(200);
      await versionCalls(mara).revoke({ id });
      await expectClosed(url, otherProcess);
      await versionCalls(mara).reopen({ id, open_until: null, time_zone: 'UTC' });
      expect((await openPage(url, otherProcess)).status).toBe(200);
    });

    it('ends with its last day in the owner’s time zone', async () => {
      const mara = await buildUser(app);
      const today = new Date(app.deps.now().getTime()).toISOString().slice(0, 10);
      const { id, url } = await createPrivateVersion(mara);
      // In this time zone the day lasts longest: it ends twelve hours after that of UTC.
      const { ends_at } = await versionCalls(mara).reopen({ id, open_until: today, time_zone: 'Etc/GMT+12' });
      const remainingMs = (ends_at as Date).getTime() - app.deps.now().getTime();
      expect(remainingMs).toBeGreaterThan(12 * HOUR - 60_000);
      app.advance(remainingMs - 5_000);
      expect((await openPage(url)).status).toBe(200);
      app.advance(10_000);
      await expectClosed(url);
      expect((await versionCalls(mara).list()).versions[0]?.state).toBe('ended');
    });

    it('is closed as soon as the deletion of the account is requested', async () => {
      const mara = await buildUser(app);
      const { url } = await createPrivateVersion(mara);
      await app.db.update(user).set({ deletion_requested_at: new Date() }).where(eq(user.id, mara.id));
      await expectClosed(url);
      await app.db.delete(user).where(eq(user.id, mara.id));
      const remainingRows = await app.db
        .select()
        .from(privateVersions)
        .where(eq(privateVersions.profile_id, mara.id));
      expect(remainingRows).toEqual([]);
    });
  });
});
