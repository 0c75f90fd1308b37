/** Reads over HTTP: what is counted, what is not, and what the owner sees of it. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readership, user } from '@/server/db/schema';
import { CHROME, openReader, ROBOTS } from '@/server/testing/features/readers';
import { type BuiltUser, buildUser } from '@/server/testing/people/factories';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { HOUR } from '@/shared/time/durations';

const PERIOD = { days: 90, time_zone: 'Europe/Oslo' } as const;

let ownerCount = 0;

onDatabases('readership', (kind) => {
  const app = setUpTestApp({ kind });

  async function buildOwner() {
    ownerCount += 1;
    const slug = `read-${kind}-${ownerCount}`;
    const person = await buildUser(app, { published: true, slug });
    return { ...person, slug, path: `/profile/${slug}` };
  }
  const readOverview = async (person: BuiltUser) => {
    await app.app.writeReads();
    return person.browser.rpc.readership.overview(PERIOD);
  };
  const readRows = async (id: string) => {
    await app.app.writeReads();
    return app.db.select().from(readership).where(eq(readership.profile_id, id));
  };
  const readCount = async (id: string, measure = 'read', item = '') =>
    (await readRows(id))
      .filter((row) => row.measure === measure && row.item === item)
      .reduce((sum, row) => sum + row.count, 0);

  it('counts a reader of a page once in eight hours', async () => {
    const mara = await buildOwner();
    const first = openReader(app);
    for (let n = 0; n < 3; n++) await first.open(mara.path);
    await openReader(app).open(mara.path);
    // Another browser in the same network counts as another reader.
    await openReader(app, { ip: first.address, agent: `${CHROME} Edg/142.0` }).open(mara.path);
    expect(await readCount(mara.id)).toBe(3);
    app.advance(7 * HOUR);
    await first.open(mara.path);
    expect(await readCount(mara.id)).toBe(3);
    app.advance(1 * HOUR);
    await first.open(mara.path);
    expect(await readCount(mara.id)).toBe(4);
    expect(await readCount(mara.id, 'reader')).toBe(4);
  });

  it('does not count robots, previews, prefetches, frames or the owner', async () => {
    const mara = await buildOwner();
    for (const agent of ROBOTS) {
      const response = await openReader(app, { agent }).open(mara.path);
      expect([agent, response.status]).toEqual([agent, 200]);
    }
    for (const headers of [
      { 'sec-purpose': 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-moz': 'prefetch' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'empty' },
    ]) {
      await openReader(app).open(mara.path, headers as unknown as Record<string, string>);
    }
    await openReader(app).browser.fetch(mara.path, { method: 'HEAD', headers: { 'user-agent': CHROME } });
    await mara.browser.fetch(mara.path, { headers: { 'user-agent': CHROME } });
    await mara.browser.fetch(`/profile/preview/${mara.id}`, { headers: { 'user-agent': CHROME } });
    expect(await readRows(mara.id)).toEqual([]);
    // Another member counts as a reader like anybody else.
    const eve = await buildOwner();
    await eve.browser.fetch(mara.path, { headers: { 'user-agent': CHROME } });
    expect(await readCount(mara.id)).toBe(1);
  });

  it('recognises the owner’s browser by its cookie after they have signed out', async () => {
    const mara = await buildOwner();
    const signIn = await openReader(app).browser.post('/api/auth/login', {
      email: mara.email,
      password: mara.password,
    });
    expect(signIn.status).toBe(200);
    const knownCookie = /quarterdeck_known=([^;]+)/.exec(signIn.headers.getSetCookie().join('\n'))?.[1] ?? '';
    expect(knownCookie).not.toBe('');
    await openReader(app).open(mara.path, { cookie: `quarterdeck_known=${knownCookie}` });
    expect(await readCount(mara.id)).toBe(0);
    await openReader(app).open(mara.path, { cookie: `quarterdeck_known=${knownCookie.replace(/^./, '0')}0` });
    expect(await readCount(mara.id)).toBe(1);
  });

  it('stores only the host of the referring site', async () => {
    const mara = await buildOwner();
    for (const referer of [
      'https://www.linkedin.com/feed/update/urn:li:activity:42?secret=1',
      'https://lnkd.in/abc',
      'android-app://com.linkedin.android/',
      'https://www.google.co.uk/search?q=mara',
      'https://duckduckgo.com/',
      'https://aldous-reyne.example/people/mara?mail=a@b.example',
      'https://aldous-reyne.example/',
      'https://www.aldous-reyne.example/x',
      'https://once.example/',
      'http://192.168.1.20/wiki',
      'http://localhost:3000/profile/somebody',
      'not an address',
      'https://mail.google.com/',
    ]) {
      await openReader(app).open(mara.path, { referer });
    }
    const { sites } = await readOverview(mara);
    const overview = Object.fromEntries(sites.map((site) => [site.host || site.kind, site.count]));
    expect(overview).toEqual({
      linkedin: 3,
      search: 'few',
      'aldous-reyne.example': 3,
      direct: 3,
      other: 'few',
    });
    expect(sites.at(-1)?.kind).toBe('other');
    const storedText = JSON.stringify(await readRows(mara.id));
    expect(storedText).not.toMatch(/secret|urn|q=|mail=|192\.168|203\.0|Mozilla|Chrome/);
  });

  it('counts versions separately, keeps the reads of a removed one, and continues under a new slug', async () => {
    const mara = await buildOwner();
    const { id } = await mara.browser.rpc.privateVersions.create();
    const { url } = await mara.browser.rpc.privateVersions.read({ id });
    const path = new URL(url as string).pathname;
    for (let n = 0; n < 3; n++) await openReader(app).open(path);
    await openReader(app, { agent: 'curl/8' }).open(path);
    await mara.browser.fetch(path, { headers: { 'user-agent': CHROME } });
    await mara.browser.rpc.profiles.changeSlug({ slug: `${mara.slug}-new` });
    for (let n = 0; n < 4; n++) await openReader(app).open(`${mara.path}-new`);
    expect((await readOverview(mara)).pages).toMatchObject([
      { name: 'Public page', count: 4 },
      { name: 'New version', count: 3 },
    ]);
    const links = await mara.browser.rpc.privateVersions.list();
    expect(links.public_page.read).toMatchObject({ reads: 4, downloads: 0 });
    expect(links.versions[0]?.read).toMatchObject({ reads: 3 });
    await mara.browser.rpc.privateVersions.remove({ id });
    const after = await readOverview(mara);
    expect(after.pages[1]).toMatchObject({ name: null, count: 3 });
    expect(after.reads).toBe(7);
  });

  it('accepts a progress report of a page that was opened before its slug changed', async () => {
    const mara = await buildOwner();
    const lateReader = openReader(app);
    await lateReader.open(mara.path);
    await mara.browser.rpc.profiles.changeSlug({ slug: `${mara.slug}-new` });
    await lateReader.leave(mara.path, { seen: ['profile-meet'] });
    await app.app.writeReads();
    const sections = (await readRows(mara.id)).filter(({ measure }) => measure === 'section');
    expect(sections.map(({ item, count }) => [item, count]).sort()).toEqual([
      ['', 1],
      ['meetIntro', 1],
    ]);
  });

  it('counts progress and sharing once for every read', async () => {
    const mara = await buildOwner();
    const html = await (await openReader(app).open(mara.path)).text();
    expect(html).toContain('data-counted');
    for (let n = 0; n < 10; n++) {
      const reader = openReader(app);
      await reader.open(mara.path);
      const seen = ['profile-meet', 'profile-personas', ...(n < 4 ? ['profile-manual'] : [])];
      for (let again = 0; again < 2; again++)
        expect((await reader.leave(mara.path, { seen, shared: n === 0 })).status).toBe(204);
    }
    const { sections, taken, reads } = await readOverview(mara);
    expect(reads).toBe(11);
    expect(sections).toEqual([
      { section: 'meetIntro', of_hundred: 100 },
      { section: 'personas', of_hundred: 100 },
      { section: 'userManual', of_hundred: 40 },
    ]);
    expect(taken.find(({ what }) => what === 'share')?.count).toBe('few');
  });

  it('ignores progress reports of other sites and with invalid content', async () => {
    const mara = await buildOwner();
    const eve = openReader(app);
    await eve.leave(mara.path, { seen: ['profile-meet'] }, { 'sec-fetch-site': 'cross-site' });
    await eve.leave(mara.path, { seen: 'profile-meet' });
    await eve.leave(mara.path, { seen: ['profile-secret', 'constructor'] });
    await eve.leave('/profile/nobody-here', { seen: ['profile-meet'] });
    await eve.leave('/v/nobody-here', { seen: ['profile-meet'] });
    expect((await eve.leave(mara.path, { seen: ['x'.repeat(2_000)] })).status).toBe(413);
    expect(await readRows(mara.id)).toEqual([]);
    // A page that was prefetched counts as read when it is shown.
    await openReader(app).leave(mara.path, { seen: ['profile-meet'], ahead: true });
    expect(await readCount(mara.id)).toBe(1);
  });

  it('counts nothing from the first request after its owner has turned it off', async () => {
    const mara = await buildOwner();
    await openReader(app).open(mara.path);
    expect(await readCount(mara.id)).toBe(1);
    await mara.browser.rpc.readership.setCounted({ counted: false });
    const html = await (await openReader(app).open(mara.path)).text();
    expect(html).not.toContain('data-counted');
    await openReader(app).leave(mara.path, { seen: ['profile-meet'], ahead: true });
    expect(await readRows(mara.id)).toHaveLength(3);
    expect((await readOverview(mara)).counted).toBe(false);
    await mara.browser.rpc.readership.setCounted({ counted: true });
    await openReader(app).open(mara.path);
    expect(await readCount(mara.id)).toBe(2);
  });

  it('drops pending counts of an owner who is deleted meanwhile', async () => {
    const mara = await buildOwner();
    const other = await buildOwner();
    await openReader(app).open(mara.path);
    await openReader(app).open(other.path);
    await app.db.delete(user).where(eq(user.id, mara.id));
    expect(await readRows(mara.id)).toEqual([]);
    expect(await readCount(other.id)).toBe(1);
  });

  it('reports counts of one or two as few, and figures to the owner only', async () => {
    const mara = await buildOwner();
    await openReader(app).open(mara.path, { referer: 'https://www.linkedin.com/' });
    const overview = await readOverview(mara);
    expect(overview).toMatchObject({ reads: 'few', readers: 'few', enough: false, week: null });
    // The date is left open: the clock of this test may be on either side of a midnight.
    expect(overview.days.filter(({ reads }) => reads !== 0)).toEqual([
      expect.objectContaining({ reads: 'few' }),
    ]);
    expect(overview.pages).toMatchObject([{ count: 'few' }]);
    const eve = await buildOwner();
    expect((await readOverview(eve)).reads).toBe(0);
    expect(await mara.browser.rpc.readership.lately()).toEqual({ reads: 'few' });
    eve.browser.cookies.clear();
    const { readership: calls } = eve.browser.rpc;
    for (const call of [
      () => calls.overview(PERIOD),
      () => calls.lately(),
      () => calls.setCounted({ counted: false }),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
