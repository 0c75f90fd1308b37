import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { setPublished } from '@/server/db/profiles/publication';
import { TestBrowser } from '@/server/testing/browser';
import { makePhoto, makeTwoHalves } from '@/server/testing/documents/pictures';
import {
  type BuildUserOptions,
  type BuiltUser,
  buildProfile,
  buildUser,
} from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { pictureFor } from '@/shared/profile/picture';

const formOf = (bytes: Uint8Array) => {
  const body = new FormData();
  body.append('file', new File([bytes as Uint8Array<ArrayBuffer>], 'profile-picture.jpg'));
  return body;
};

onDatabases('the photo', (kind) => {
  const app = setUpTestApp({ kind });
  let visitor: TestBrowser;
  let photo: Uint8Array;
  beforeAll(async () => {
    visitor = new TestBrowser(app);
    photo = await makePhoto();
  });

  const upload = (browser: TestBrowser, id: string, bytes = photo) =>
    browser.fetch(`/profile-images/${id}`, { method: 'POST', body: formOf(bytes) });
  async function uploadPhoto({ browser, id }: Pick<BuiltUser, 'browser' | 'id'>): Promise<string> {
    const response = await upload(browser, id);
    expect(response.status).toBe(200);
    return ((await response.json()) as { profilePicture: string }).profilePicture;
  }
  async function buildUserWithPhoto(options: BuildUserOptions = {}) {
    const person = await buildUser(app, options);
    return { ...person, address: await uploadPhoto(person) };
  }
  const publish = (profileId: string, published: boolean) =>
    setPublished(app.db, { profileId, published, wantedSlug: 'mara', now: new Date() });
  const readProfile = async (person: BuiltUser) => (await person.browser.rpc.profiles.mine()).profile_data;

  it('is told to open editors of other devices when it is changed or removed', async () => {
    const person = await buildUser(app);
    const newer = async (publication: string) =>
      (await person.browser.rpc.profiles.newer({ revision: 1, publication }))?.publication;
    const { publication: without } = await person.browser.rpc.profiles.mine();
    expect(await newer(without)).toBeUndefined();
    await uploadPhoto(person);
    const { publication: changed } = await person.browser.rpc.profiles.mine();
    expect(await newer(without)).toBe(changed);
    await person.browser.fetch(`/profile-images/${person.id}`, { method: 'DELETE' });
    expect(await newer(changed)).toBeDefined();
  });

  it('is stored at {userId}/{kind}-{timestamp}.{ext} in three sizes, and is part of the profile', async () => {
    const person = await buildUserWithPhoto();
    expect(person.address).toMatch(new RegExp(`^/profile-images/${person.id}/profile-\\d{13}\\.jpg$`));
    expect((await readProfile(person))?.profilePicture).toBe(person.address);
    const sizes = [];
    for (const url of [
      person.address,
      pictureFor(person.address, 'profile'),
      pictureFor(person.address, 'avatar'),
    ]) {
      const response = await person.browser.fetch(url ?? '');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      sizes.push([format, width, height]);
    }
    expect(sizes).toEqual([
      ['jpeg', 400, 400],
      ['webp', 400, 400],
      ['webp', 192, 192],
    ]);
  });

  it('of a private profile is served to its owner only, without caching', async () => {
    const person = await buildUserWithPhoto();
    const other = await buildUser(app);
    const ownResponse = await person.browser.fetch(person.address);
    expect(ownResponse.status).toBe(200);
    expect(ownResponse.headers.get('cache-control')).toBe('private, no-cache');
    const headers = { 'if-none-match': ownResponse.headers.get('etag') ?? 'none' };
    expect((await person.browser.fetch(person.address, { headers })).status).toBe(304);
    for (const browser of [visitor, other.browser]) {
      const refused = await browser.fetch(person.address, { headers });
      expect(refused.status).toBe(404);
      expect(await refused.text()).toBe(await (await browser.fetch(`${person.address}x`)).text());
    }
  });

  it('of a published profile is public, until the first request after unpublishing', async () => {
    const { id, address: url } = await buildUserWithPhoto();
    for (let round = 0; round < 3; round++) {
      await publish(id, true);
      const shown = await visitor.fetch(url);
      expect(shown.status).toBe(200);
      expect(shown.headers.get('cache-control')).toBe('private, max-age=3600');
      await publish(id, false);
      expect((await visitor.fetch(url)).status).toBe(404);
    }
  });

  it('is changed and removed by its signed-in owner only', async () => {
    const person = await buildUserWithPhoto();
    const other = await buildUser(app);
    const early = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    expect((await upload(visitor, person.id)).status).toBe(401);
    const foreign = await upload(other.browser, person.id);
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await upload(early.browser, early.id)).status).toBe(403);
    const remove = { method: 'DELETE' };
    expect((await visitor.fetch(`/profile-images/${person.id}`, remove)).status).toBe(401);
    expect((await other.browser.fetch(`/profile-images/${person.id}`, remove)).status).toBe(403);
    expect((await readProfile(person))?.profilePicture).toBe(person.address);
    expect(await app.deps.storage.list(other.id)).toEqual([]);
  });

  it('replaces the former one, whose files are deleted', async () => {
    const person = await buildUserWithPhoto();
    await publish(person.id, true);
    const second = await uploadPhoto(person);
    expect(second).not.toBe(person.address);
    for (const browser of [visitor, person.browser]) {
      expect((await browser.fetch(person.address)).status).toBe(404);
      expect((await browser.fetch(second)).status).toBe(200);
    }
    expect(await app.deps.storage.list(person.id)).toHaveLength(3);
  });

  it('is that of one upload after several concurrent ones, and the profile shows it', async () => {
    const person = await buildUser(app);
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => upload(person.browser, person.id)));
    expect(responses.map((response) => response.status)).toEqual(Array(5).fill(200));
    const url = (await readProfile(person))?.profilePicture ?? '';
    expect((await person.browser.fetch(url)).status).toBe(200);
    expect(await app.deps.storage.list(person.id)).toHaveLength(3);
  });

  it('can be removed with all its files', async () => {
    const person = await buildUserWithPhoto();
    const response = await person.browser.fetch(`/profile-images/${person.id}`, { method: 'DELETE' });
    expect(await response.json()).toEqual({ profilePicture: '' });
    expect((await readProfile(person))?.profilePicture).toBe('');
    expect((await person.browser.fetch(person.address)).status).toBe(404);
    expect(await app.deps.storage.list(person.id)).toEqual([]);
  });

  it('is neither set, removed nor restored by saving the profile', async () => {
    const person = await buildUserWithPhoto();
    const former = buildProfile({ summary: 'Older.', profilePicture: 'https://media.example/me.jpg' });
    const saved = await person.browser.rpc.profiles.save({
      base_revision: 1,
      save_id: 'restore-an-older-version',
      profile_data: former,
      keep: 'restored',
    });
    expect(saved.revision).toBe(2);
    expect(await readProfile(person)).toMatchObject({
      summary: 'Older.',
      profilePicture: person.address,
    });
  });

  it('does not make a save of another tab stale', async () => {
    const person = await buildUserWithPhoto();
    await uploadPhoto(person);
    const save = { base_revision: 1, save_id: 'typed-meanwhile', profile_data: buildProfile({ name: 'M.' }) };
    expect(await person.browser.rpc.profiles.save(save)).toMatchObject({ revision: 2 });
  });

  it('is on the published page and in its link preview until the first request after its removal', async () => {
    const person = await buildUserWithPhoto({ slug: `mara-${kind}`, published: true });
    const page = async () => (await visitor.fetch(`/profile/mara-${kind}`)).text();
    /** The link preview that other sites make of the page. */
    const preview = async () => {
      const [, url = ''] = (await page()).match(/"og:image" content="http:\/\/localhost:3000([^"]+)"/) ?? [];
      return Buffer.from(await (await visitor.fetch(url)).arrayBuffer());
    };
    expect(await page()).toContain(`src="${pictureFor(person.address, 'profile')}"`);
    const shown = await preview();
    expect((await sharp(shown).metadata()).width).toBe(1200);
    await person.browser.fetch(`/profile-images/${person.id}`, { method: 'DELETE' });
    expect(await page()).not.toContain('profile-images');
    expect((await preview()).equals(shown)).toBe(false);
  });

  it('never refers to another host, nor to another person’s photo', async () => {
    const stranger = await buildUserWithPhoto({ published: true });
    for (const profilePicture of ['https://media.example/me.jpg', stranger.address]) {
      const slug = `foreign-${profilePicture.length}-${kind}`;
      const { id } = await buildUser(app, {
        profile: buildProfile({ profilePicture }),
        slug,
        published: true,
      });
      const html = await (await visitor.fetch(`/profile/${slug}`)).text();
      expect(html).not.toContain('media.example');
      expect(html).not.toContain('profile-images');
      const row = await visitor.rpc.publicProfiles.byId({ profile_id_param: id });
      expect(row.profile_data.profilePicture).toBe('');
    }
    const csp = (await visitor.fetch('/login')).headers.get('content-security-policy');
    expect(csp).toContain("img-src 'self' data: blob:;");
  });

  it('can be changed sixty times before it is refused', async () => {
    const person = await buildUser(app);
    const tiny = await makeTwoHalves(20, 20).jpeg().toBuffer();
    const statuses = [];
    for (let n = 0; n < 60; n++) statuses.push((await upload(person.browser, person.id, tiny)).status);
    const refused = await upload(person.browser, person.id, tiny);
    expect(statuses).toEqual(Array(60).fill(200));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
