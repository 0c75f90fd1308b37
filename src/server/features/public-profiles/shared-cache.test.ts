/** A cache between the product and its readers: what it may keep, for how long, and when it is purged. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { openPostgres } from '@/server/db/client';
import { profileSlugs, readership } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { eventually } from '@/server/testing/eventually';
import { openReader } from '@/server/testing/features/readers';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { openSite, type Site } from '@/server/testing/stubs/site';
import { createTestApp, TEST_ORIGIN, type TestApp } from '@/server/testing/test-app';

const TOKEN = 'a-token-of-the-network';
const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=45, must-revalidate';

onDatabases('a shared cache in front of the product', (kind) => {
  let cdn: Site;
  let app: TestApp;
  /** Another process on the same database; of the embedded one there is only this. */
  let otherProcess: TestApp;
  let visitor: TestBrowser;
  let count = 0;
  /** The purge requests that the stub of the CDN received, and the status it answers with. */
  const purges: { authorization?: string; files: string[] }[] = [];
  let status = 200;

  beforeAll(async () => {
    cdn = await openSite({
      '/purge': (request, response) => {
        let body = '';
        request.on('data', (part) => {
          body += part;
        });
        request.on('end', () => {
          purges.push({ authorization: request.headers.authorization, ...JSON.parse(body) });
          response.writeHead(status).end();
        });
      },
    });
    const env = {
      PAGE_CACHE_SECONDS: '45',
      PAGE_PURGE_URL: `${cdn.origin}/purge`,
      PAGE_PURGE_TOKEN: TOKEN,
    };
    app = await createTestApp({ kind, env });
    const { database } = app.deps;
    const { rows } = (await app.db.execute(sql`select current_database() as name`)) as {
      rows: { name: string }[];
    };
    const databaseUrl = `${inject('postgres')}/${rows[0]?.name}`;
    const shared =
      kind === 'postgres' ? await openPostgres(databaseUrl) : { ...database, close: () => Promise.resolve() };
    otherProcess = await createTestApp({ deps: { database: shared }, env });
    visitor = new TestBrowser(app);
  });
  afterAll(async () => {
    await otherProcess.close();
    await app.close();
    await cdn.close();
  });
  afterEach(() => {
    status = 200;
  });

  async function buildPerson() {
    const slug = `kept-${kind}-${++count}`;
    return { slug, path: `/profile/${slug}`, ...(await buildUser(app, { published: true, slug })) };
  }
  const purgedFiles = () => purges.flatMap(({ files }) => files);

  it('may cache a published page for the configured time, while browsers have to revalidate', async () => {
    const { path } = await buildPerson();
    const page = await visitor.fetch(path);
    expect(page.headers.get('cache-control')).toBe(SHARED_CACHE_CONTROL);
    expect(page.headers.get('vary')).toBe('accept-encoding');
    expect(page.headers.getSetCookie()).toEqual([]);
    const secondResponse = await visitor.fetch(path, {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect(secondResponse.status).toBe(304);
    expect(secondResponse.headers.get('cache-control')).toBe(SHARED_CACHE_CONTROL);
  });

  it('gets 304 from every process for an ETag of any of them, until the page changes', async () => {
    const { path, browser } = await buildPerson();
    const etag = (await visitor.fetch(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const other = new TestBrowser(otherProcess);
    for (const sentEtag of [etag, etag.slice(2), `"another", ${etag}`]) {
      expect((await other.fetch(path, { headers: { 'if-none-match': sentEtag } })).status, sentEtag).toBe(
        304,
      );
    }
    await browser.rpc.profiles.setIndexable({ indexable: false });
    const changed = await other.fetch(path, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('must not cache error pages, redirects or personal pages', async () => {
    const { path, id, browser, slug } = await buildPerson();
    await browser.rpc.profiles.setDownloadable({ downloadable: true });
    await browser.rpc.introductions.setOpen({ open: true });
    const { id: version } = await browser.rpc.privateVersions.create();
    const { url } = await browser.rpc.privateVersions.read({ id: version });
    const responses = [
      await visitor.fetch('/profile/nobody-at-all'),
      await visitor.fetch(path.toUpperCase().replace('/PROFILE', '/profile')),
      await visitor.fetch(path, { headers: { accept: 'application/json' } }),
      await visitor.fetch(`${path}.json`),
      await visitor.fetch(`${path}/brief.pdf`),
      await browser.fetch(`/profile/preview/${id}`),
      await visitor.fetch(new URL(url as string).pathname),
      await visitor.fetch(`${new URL(url as string).pathname}/profile.pdf`),
      await visitor.fetch(`${path}/introduce`),
      await browser.fetch('/dashboard'),
    ];
    await browser.rpc.profiles.changeSlug({ slug: `${slug}-new` });
    responses.push(await visitor.fetch(path));
    await browser.rpc.profiles.publish({ published: false });
    responses.push(await visitor.fetch(path));
    for (const { status: code, headers } of responses) {
      const control = headers.get('cache-control') ?? (code === 301 ? 'no-cache' : '');
      expect(control).toMatch(/no-store|no-cache/);
      expect(control).not.toMatch(/public|s-maxage/);
    }
    expect(responses.map(({ status: code }) => code)).toEqual([
      404, 301, 302, 200, 200, 200, 200, 404, 200, 200, 301, 403,
    ]);
  });

  it('is told to purge every slug of a page by the process that unpublished it', async () => {
    const { path, slug, browser } = await buildPerson();
    await visitor.fetch(path);
    await browser.rpc.profiles.changeSlug({ slug: `${slug}-new` });
    await visitor.fetch(`${path}-new`);
    await eventually(() => expect(purgedFiles()).toContain(TEST_ORIGIN + path));
    purges.length = 0;
    await browser.rpc.profiles.publish({ published: false });
    // The product itself answers correctly at once, in every process, so what a cache fetches after the purge is
    // current.
    for (const server of [app, otherProcess]) {
      expect((await new TestBrowser(server).fetch(`${path}-new`)).status).toBe(403);
    }
    const purgedUrls = [TEST_ORIGIN + path, `${TEST_ORIGIN}${path}-new`];
    await eventually(() => expect(purgedFiles().sort()).toEqual(purgedUrls));
    expect(purges).toHaveLength(1);
    expect(purges[0]?.authorization).toBe(`Bearer ${TOKEN}`);
  });

  it('is told to purge saved pages, except those that nobody has read', async () => {
    const { path, browser } = await buildPerson();
    const unread = await buildPerson();
    await app.db.update(profileSlugs).set({ visited: false }).where(eq(profileSlugs.profile_id, unread.id));
    await visitor.fetch(path);
    purges.length = 0;
    await unread.browser.rpc.profiles.setIndexable({ indexable: false });
    const ownProfile = await browser.rpc.profiles.mine();
    for (const [n, summary] of ['Opens plants.', 'Opens plants and ports.'].entries()) {
      await browser.rpc.profiles.save({
        base_revision: (ownProfile?.revision ?? 0) + n,
        save_id: crypto.randomUUID(),
        profile_data: buildProfile({ summary }),
      });
    }
    await eventually(() => expect(new Set(purgedFiles())).toEqual(new Set([TEST_ORIGIN + path])));
  });

  it('gets a failed purge again until it succeeds', async () => {
    const { path, browser } = await buildPerson();
    await visitor.fetch(path);
    purges.length = 0;
    status = 503;
    await browser.rpc.profiles.publish({ published: false });
    await eventually(() => expect(purgedFiles()).toEqual([TEST_ORIGIN + path]));
    status = 200;
    await eventually(() => expect(purgedFiles()).toEqual([TEST_ORIGIN + path, TEST_ORIGIN + path]));
  });

  it('gets pending purges before the process ends', async () => {
    const { path, id, browser } = await buildPerson();
    await visitor.fetch(path);
    purges.length = 0;
    const ending = await createTestApp({
      deps: { database: { ...app.deps.database, close: async () => {} }, cdn: app.deps.cdn },
      env: { PAGE_CACHE_SECONDS: '45' },
    });
    const endingBrowser = new TestBrowser(ending);
    for (const [cookie, value] of browser.cookies) endingBrowser.cookies.set(cookie, value);
    await endingBrowser.rpc.profiles.publish({ published: false });
    expect(purgedFiles()).toEqual([]);
    await ending.close();
    expect(purgedFiles(), id).toContain(TEST_ORIGIN + path);
  });

  it('does not hide reads: the page’s script reports them with the referring site', async () => {
    const { path, id } = await buildPerson();
    const mara = openReader(app);
    await mara.open(path);
    await mara.leave(path, { seen: ['profile-meet'], from: 'https://www.linkedin.com' });
    await mara.leave(path, { seen: ['profile-meet'], shared: true, from: 'https://www.linkedin.com' });
    await app.app.writeReads();
    const rows = await app.db.select().from(readership);
    const counts = rows.filter((row) => row.profile_id === id);
    const readsOf = (measure: string) =>
      counts.filter((row) => row.measure === measure).map((row) => [row.item, row.count]);
    expect(readsOf('read')).toEqual([['', 1]]);
    expect(readsOf('site')).toEqual([['linkedin.com', 1]]);
  });
});
