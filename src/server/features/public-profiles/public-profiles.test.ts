import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { changeSlug, setPublished } from '@/server/db/profiles/publication';
import { profiles, user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { type BuildUserOptions, buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { PROFILE_VERSION } from '@/shared/profile/profile-data';

/** A word that occurs in no page but the person's own. */
const SECRET = 'Xanthippe';

onDatabases('public profiles', (kind) => {
  const app = setUpTestApp({ kind });
  let visitor: TestBrowser;
  let count = 0;
  beforeAll(() => {
    visitor = new TestBrowser(app);
  });

  async function createPerson(options: BuildUserOptions = {}) {
    const slug = `xanthippe-${++count}`;
    const profile = buildProfile({ name: `${SECRET} Marsh`, summary: `${SECRET} runs plants.` });
    return { slug, ...(await buildUser(app, { profile, slug, ...options })) };
  }
  const publish = (profileId: string, published: boolean) =>
    setPublished(app.db, { profileId, published, wantedSlug: null, now: new Date() });
  async function expectNothingOf(response: Response, status: number) {
    const all = JSON.stringify([...response.headers]) + (await response.text());
    expect(response.status).toBe(status);
    expect(all).not.toContain(SECRET);
    expect(all.toLowerCase()).not.toContain('xanthippe');
    return all;
  }

  it('shows a published profile to anyone, with no-cache', async () => {
    const { slug } = await createPerson({ published: true });
    const response = await visitor.fetch(`/profile/${slug}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(`${SECRET} runs plants.`);
  });

  it('answers 304 to a browser that has the page, until it changes', async () => {
    const { slug, id } = await createPerson({ published: true });
    const first = await visitor.fetch(`/profile/${slug}`);
    const headers = { 'if-none-match': first.headers.get('etag') ?? 'none' };
    const secondResponse = await visitor.fetch(`/profile/${slug}`, { headers });
    expect(secondResponse.status).toBe(304);
    expect(await secondResponse.text()).toBe('');
    await app.db.update(profiles).set({ profile_data: buildProfile() }).where(eq(profiles.id, id));
    expect((await visitor.fetch(`/profile/${slug}`, { headers })).status).toBe(200);
  });

  it('compresses the page for clients that accept it', async () => {
    const { slug } = await createPerson({ published: true });
    const response = await visitor.fetch(`/profile/${slug}`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toContain('accept-encoding');
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5, br; q=0.000', 'gzip'],
    ['br;q=0.1', 'br'],
    ['br;q=0, gzip;q=0', null],
    ['*;q=0', null],
  ])('answers Accept-Encoding "%s" accordingly', async (accepted, encoding) => {
    const { slug } = await createPerson({ published: true });
    const response = await visitor.fetch(`/profile/${slug}`, { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
  });

  it('sends the usual security headers, whether the profile is public or not', async () => {
    const { slug } = await createPerson({ published: true });
    const protection = (response: Response) =>
      ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'].map(
        (name) => response.headers.get(name),
      );
    const usual = protection(await visitor.fetch('/login'));
    expect(usual).not.toContain(null);
    for (const path of [`/profile/${slug}`, '/profile/nobody-at-all']) {
      expect(protection(await visitor.fetch(path))).toEqual(usual);
    }
    const { headers } = await visitor.fetch(`/profile/${slug}`);
    const secondResponse = await visitor.fetch(`/profile/${slug}`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(secondResponse.status).toBe(304);
    expect(protection(secondResponse)).toEqual(usual);
  });

  it('returns 404 for a slug that was never public', async () => {
    const { slug } = await createPerson();
    const never = await expectNothingOf(await visitor.fetch(`/profile/${slug}`), 404);
    expect(never).toContain('Profile Not Found');
    await expectNothingOf(await visitor.fetch('/profile/nobody-at-all'), 404);
    await expectNothingOf(await visitor.fetch('/profile/%00'), 404);
  });

  it('unpublishes a page from the next request on', async () => {
    const { slug, id } = await createPerson({ published: true });
    for (let round = 0; round < 3; round++) {
      await publish(id, true);
      expect((await visitor.fetch(`/profile/${slug}`)).status).toBe(200);
      await publish(id, false);
      const page = await expectNothingOf(await visitor.fetch(`/profile/${slug}`), 403);
      expect(page).toContain('Profile Not Available');
      expect(page).toContain('This profile is currently private and not publicly accessible.');
      expect(page).toContain('no-store');
    }
  });

  it('never serves a stale page after any write', async () => {
    const { slug, id } = await createPerson({ published: true });
    for (let round = 0; round < 5; round++) {
      const summary = `Round ${round} of ${id}.`;
      await app.db.execute(sql`
        update profiles set profile_data = jsonb_set(profile_data, '{summary}', to_jsonb(${summary}::text))
        where id = ${id}`);
      expect(await (await visitor.fetch(`/profile/${slug}`)).text()).toContain(summary);
    }
    await app.db.delete(user).where(eq(user.id, id));
    await expectNothingOf(await visitor.fetch(`/profile/${slug}`), 404);
  });

  it('redirects an address in capitals to the canonical one', async () => {
    const { slug } = await createPerson({ published: true });
    const response = await visitor.fetch(`/profile/${slug.toUpperCase()}`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`/profile/${slug}`);
  });

  it('redirects a former slug to the present one, but only while the page is public', async () => {
    const { slug, id } = await createPerson({ published: true });
    await visitor.fetch(`/profile/${slug}`);
    await changeSlug(app.db, { profileId: id, slug: `${slug}-new`, now: app.deps.now() });
    const moved = await visitor.fetch(`/profile/${slug}`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`/profile/${slug}-new`);
    expect((await visitor.fetch(`/profile/${slug}-new`)).status).toBe(200);
    await publish(id, false);
    await expectNothingOf(await visitor.fetch(`/profile/${slug}`), 403);
  });

  it('shows the preview of a private profile to its owner alone', async () => {
    const { id, browser } = await createPerson();
    const other = await createPerson();
    const preview = await browser.fetch(`/profile/preview/${id}`);
    expect(preview.status).toBe(200);
    expect(preview.headers.get('cache-control')).toBe('no-store');
    const html = await preview.text();
    expect(html).toContain(SECRET);
    expect(html).toContain('content="noindex"');
    await expectNothingOf(await visitor.fetch(`/profile/preview/${id}`), 403);
    await expectNothingOf(await other.browser.fetch(`/profile/preview/${id}`), 403);
  });

  it('gives the same answer for a private and an invented id', async () => {
    const { id } = await createPerson();
    const real = await visitor.fetch(`/profile/preview/${id}`);
    const invented = await visitor.fetch(`/profile/preview/${crypto.randomUUID()}`);
    expect([real.status, invented.status]).toEqual([403, 403]);
    expect(await invented.text()).toBe(await real.text());
  });

  it('shows the preview of a published profile to everyone, and names its public address as the canonical one', async () => {
    const { id, slug } = await createPerson({ published: true });
    const html = await (await visitor.fetch(`/profile/preview/${id}`)).text();
    expect(html).toContain(`${SECRET} runs plants.`);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/profile/${slug}"/>`);
    expect(html).toContain('content="noindex"');
  });

  it('offers to claim a generated profile only on its preview', async () => {
    const { id, slug, browser } = await createPerson({ published: true });
    const banner = 'Your profile has been generated! Claim it now to make it yours.';
    expect(await (await browser.fetch(`/profile/preview/${id}?new_profile=true`)).text()).toContain(banner);
    expect(await (await browser.fetch(`/profile/preview/${id}`)).text()).not.toContain(banner);
    expect(await (await visitor.fetch(`/profile/${slug}?new_profile=true`)).text()).not.toContain(banner);
  });

  it('never contains evidence or a draft, not even for the owner', async () => {
    const { id, slug, browser } = await createPerson({ published: true });
    const hidden = 'a sentence that only the source holds';
    await app.db
      .update(profiles)
      .set({
        draft: { summary: hidden },
        evidence: { sources: [], items: [{ section: 'description', text: hidden, spans: [] }] },
      })
      .where(eq(profiles.id, id));
    const answers = await Promise.all([
      visitor.fetch(`/profile/${slug}`),
      browser.fetch(`/profile/preview/${id}`),
      visitor.post('/api/rpc/publicProfiles/bySlug', { json: { profile_slug_param: slug } }),
    ]);
    for (const response of answers) {
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain(hidden);
    }
  });

  it('returns the published profile as data, or the reason for refusing it', async () => {
    const { id, slug } = await createPerson({ published: true });
    const found = await visitor.rpc.publicProfiles.bySlug({ profile_slug_param: slug });
    expect(found).toMatchObject({
      profile_version: PROFILE_VERSION,
      profile_data: { name: `${SECRET} Marsh` },
    });
    expect(Object.keys(found).sort()).toEqual(['linkedinurl', 'profile_data', 'profile_version']);
    expect(await visitor.rpc.publicProfiles.byId({ profile_id_param: id })).toEqual(found);
    await publish(id, false);
    await expect(visitor.rpc.publicProfiles.bySlug({ profile_slug_param: slug })).rejects.toMatchObject({
      code: 'PROFILE_NOT_PUBLISHED',
      status: 403,
    });
    await expect(visitor.rpc.publicProfiles.byId({ profile_id_param: id })).rejects.toMatchObject({
      code: 'PROFILE_NOT_PUBLISHED',
    });
    await expect(visitor.rpc.publicProfiles.bySlug({})).rejects.toThrow(
      'Either slug or id must be provided.',
    );
    await expect(
      visitor.rpc.publicProfiles.bySlug({ profile_slug_param: 'no%2Fname' }),
    ).rejects.toMatchObject({
      code: 'PROFILE_NOT_FOUND',
    });
  });

  it('answers concurrent requests for several slugs with the page of each, and 404 for a private one', async () => {
    const people = await Promise.all([
      createPerson({ published: true }),
      createPerson({ published: true }),
      createPerson(),
    ]);
    const responses = await Promise.all(people.map(({ slug }) => visitor.fetch(`/profile/${slug}`)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 404]);
    const [first, second, privateOne] = await Promise.all(responses.map((response) => response.text()));
    expect(first).toContain(`/profile/${people[0]?.slug}"`);
    expect(second).toContain(`/profile/${people[1]?.slug}"`);
    expect(privateOne).not.toContain(SECRET);
  });
});
