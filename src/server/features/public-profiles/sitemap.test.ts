import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';

onDatabases('the sitemap', (kind) => {
  const app = setUpTestApp({ kind });

  const fetchText = async (path: string) => {
    const response = await app.app.request(path);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };
  const readSlugs = async (file = 1) =>
    [...(await fetchText(`/sitemaps/profiles-${file}.xml`)).text.matchAll(/\/profile\/([a-z0-9-]+)</g)].map(
      ([, slug]) => slug,
    );

  it('has no file while no profile is listed', async () => {
    expect((await fetchText('/sitemap.xml')).text).not.toContain('profiles-');
    expect((await fetchText('/sitemaps/profiles-1.xml')).status).toBe(404);
  });

  it('lists published profiles and no private one', async () => {
    await buildUser(app, { slug: 'ada-published', published: true });
    await buildUser(app, { slug: 'bo-private' });
    // The list of files is at most ten minutes old; a file is read as it is asked for.
    expect(await readSlugs()).toEqual(['ada-published']);
    app.advance(601_000);
    const index = await fetchText('/sitemap.xml');
    expect(index.type).toContain('application/xml');
    expect(index.text).toContain('<loc>http://localhost:3000/sitemaps/profiles-1.xml</loc>');
  });

  it('leaves out profiles whose owners ask for it from the next request on, and their pages say noindex', async () => {
    const cleo = await buildUser(app, { slug: 'cleo', published: true });
    const robots = async () =>
      /name="robots" content="([^"]+)"/.exec((await fetchText('/profile/cleo')).text)?.[1];
    expect(await robots()).toBe('index, follow');
    expect(await readSlugs()).toContain('cleo');
    expect(await cleo.browser.rpc.profiles.setIndexable({ indexable: false })).toEqual({ indexable: false });
    expect(await robots()).toBe('noindex');
    expect(await readSlugs()).not.toContain('cleo');
    expect((await cleo.browser.rpc.profiles.mine()).indexable).toBe(false);
    await cleo.browser.rpc.profiles.setIndexable({ indexable: true });
    expect(await robots()).toBe('index, follow');
  });

  it('lists each profile in exactly one file', async () => {
    const range = sql`generate_series(1, 11000) n`;
    await app.db.execute(
      sql`insert into "user" (id, name, email) select 'crowd-' || n, 'P', n || '@crowd.example' from ${range}`,
    );
    await app.db.execute(sql`insert into profiles (id, profile_slug, ispublished)
      select 'crowd-' || n, 'crowd-' || n, true from ${range}`);
    app.advance(601_000);
    const index = (await fetchText('/sitemap.xml')).text;
    expect(index.match(/profiles-\d+/g)).toEqual(['profiles-1', 'profiles-2', 'profiles-3']);
    const files = [await readSlugs(1), await readSlugs(2), await readSlugs(3)];
    expect(Math.max(...files.map((file) => file.length))).toBe(5_000);
    expect(new Set(files.flat().filter((slug) => slug?.startsWith('crowd-'))).size).toBe(11_000);
    expect(files.flat().length).toBe(new Set(files.flat()).size);
    expect((await fetchText('/sitemaps/profiles-4.xml')).status).toBe(404);
    // Published a moment ago, with a slug after the last one known.
    await buildUser(app, { slug: 'zoe-new', published: true });
    expect(await readSlugs(3)).toContain('zoe-new');
  });

  it('is named in robots.txt, which disallows calls and no page', async () => {
    const { text, type } = await fetchText('/robots.txt');
    expect(type).toContain('text/plain');
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect(text).toContain('Disallow: /api/');
    expect(text).not.toContain('Disallow: /profile');
  });
});
