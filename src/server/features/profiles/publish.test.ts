import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { profileSlugs } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp, TEST_ORIGIN } from '@/server/testing/test-app';
import { emptyProfile } from '@/shared/profile/profile-data';
import { DAY } from '@/shared/time/durations';

onDatabases('publishing', (kind) => {
  const app = setUpTestApp({ kind });
  const buildPersonNamed = (name: string) => buildUser(app, { profile: buildProfile({ name }) });
  /** Opens a page, so that its slug counts as visited. */
  const visit = async (slug: string) =>
    expect((await new TestBrowser(app).fetch(`/profile/${slug}`)).status).toBe(200);
  const publish = (
    person: { browser: Awaited<ReturnType<typeof buildPersonNamed>>['browser'] },
    published = true,
  ) => person.browser.rpc.profiles.publish({ published });

  it('derives the slug from the name, and keeps it after unpublishing and renaming', async () => {
    const person = await buildPersonNamed('Renée Ångström');
    const url = `${TEST_ORIGIN}/profile/renee-angstrom`;
    expect(await publish(person)).toMatchObject({ ispublished: true, public_url: url });
    const { revision } = await person.browser.rpc.profiles.mine();
    await person.browser.rpc.profiles.save({
      base_revision: revision,
      save_id: crypto.randomUUID(),
      profile_data: buildProfile({ name: 'Renée Falk' }),
    });
    expect(await publish(person, false)).toMatchObject({ ispublished: false, public_url: url });
    expect(await person.browser.rpc.profiles.mine()).toMatchObject({ ispublished: false, public_url: url });
    expect(await publish(person)).toMatchObject({ profile_slug: 'renee-angstrom' });
  });

  it('stores whether search engines may list the page and readers may download it', async () => {
    const person = await buildPersonNamed('Ines Calder');
    const { profiles } = person.browser.rpc;
    for (const value of [true, false, true]) {
      expect(await profiles.setIndexable({ indexable: value })).toEqual({ indexable: value });
      expect(await profiles.setDownloadable({ downloadable: !value })).toEqual({ downloadable: !value });
      expect(await profiles.mine()).toMatchObject({ indexable: value, downloadable: !value });
    }
  });

  it('gives twenty concurrent namesakes different slugs', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => buildPersonNamed('Ana Costa')));
    const slugs = (await Promise.all(people.map((person) => publish(person)))).map((row) => row.profile_slug);
    expect(new Set(slugs).size).toBe(20);
    expect(slugs).toContain('ana-costa');
    expect(slugs.every((slug) => /^ana-costa(-\d+)?$/.test(slug ?? ''))).toBe(true);
  });

  it('gives one person one slug, however often they publish at once', async () => {
    const person = await buildPersonNamed('Oskar Blom');
    const answers = await Promise.all([1, 2, 3, 4].map(() => publish(person)));
    expect(answers.map((row) => row.profile_slug)).toEqual(Array(4).fill('oskar-blom'));
  });

  it.each([
    ['林 美玲', 'lin-meiling'],
    ['محمد خالد', 'mhmd-khld'],
    ['김 민준', 'gim-minjun'],
    ['अनिता राव', 'anita-rav'],
  ])('writes %s in Latin letters', async (name, slug) => {
    expect((await publish(await buildPersonNamed(name))).profile_slug).toBe(slug);
  });

  it('makes up a slug for a name without letters', async () => {
    const { profile_slug } = await publish(await buildPersonNamed('2024'));
    expect(profile_slug).toMatch(/^profile-[0-9a-f]{8}$/);
  });

  it('refuses an empty profile with the reason', async () => {
    for (const profile of [null, emptyProfile()]) {
      const { browser } = await buildUser(app, { profile });
      await expect(browser.rpc.profiles.publish({ published: true })).rejects.toMatchObject({
        status: 400,
        message: 'There is nothing to publish yet. Fill in at least one section first.',
      });
    }
  });

  it('is refused to people who may not edit', async () => {
    const early = await buildUser(app, { status: 'EMAIL_CONFIRMED', profile: buildProfile() });
    await expect(publish(early)).rejects.toMatchObject({ code: 'ONBOARDING_STATUS', status: 403 });
    early.browser.cookies.clear();
    await expect(publish(early)).rejects.toMatchObject({ status: 401 });
  });

  it('lets the owner choose another slug, and never assigns a visited one to anyone else', async () => {
    const [mara, other] = [await buildPersonNamed('Tove Berg'), await buildPersonNamed('Tove Berg')];
    await publish(mara);
    await visit('tove-berg');
    expect(await mara.browser.rpc.profiles.changeSlug({ slug: 'Tove the Operator' })).toMatchObject({
      public_url: `${TEST_ORIGIN}/profile/tove-the-operator`,
    });
    expect(await publish(other)).toMatchObject({ profile_slug: 'tove-berg-2' });
    const changeToTakenSlug = other.browser.rpc.profiles.changeSlug({ slug: 'tove-berg' });
    await expect(changeToTakenSlug).rejects.toMatchObject({ code: 'SLUG_TAKEN' });
    const changeToReserved = other.browser.rpc.profiles.changeSlug({ slug: 'preview' });
    await expect(changeToReserved).rejects.toMatchObject({ status: 400 });
    expect(await mara.browser.rpc.profiles.changeSlug({ slug: 'tove-berg' })).toMatchObject({
      profile_slug: 'tove-berg',
    });
  });

  it('lets nobody choose a slug before the first publication', async () => {
    const person = await buildPersonNamed('Edda Falk');
    const choice = person.browser.rpc.profiles.changeSlug({ slug: 'edda' });
    await expect(choice).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await publish(person);
    expect(await person.browser.rpc.profiles.changeSlug({ slug: 'edda' })).toMatchObject({
      profile_slug: 'edda',
    });
  });

  it('releases a former slug that nobody has visited', async () => {
    const [mara, other] = [await buildPersonNamed('Nora Vik'), await buildPersonNamed('Runa Dahl')];
    await publish(mara);
    await publish(other);
    await mara.browser.rpc.profiles.changeSlug({ slug: 'nora-at-sea' });
    await visit('nora-at-sea');
    await mara.browser.rpc.profiles.changeSlug({ slug: 'nora-ashore' });
    expect(await other.browser.rpc.profiles.changeSlug({ slug: 'nora-vik' })).toMatchObject({
      profile_slug: 'nora-vik',
    });
    await expect(other.browser.rpc.profiles.changeSlug({ slug: 'nora-at-sea' })).rejects.toMatchObject({
      code: 'SLUG_TAKEN',
    });
    const moved = await new TestBrowser(app).fetch('/profile/nora-at-sea');
    expect(moved.headers.get('location')).toBe('/profile/nora-ashore');
  });

  it('limits an account to five new slugs a year, also with concurrent requests', async () => {
    const mara = await buildPersonNamed('Sanna Lund');
    await publish(mara);
    await visit('sanna-lund');
    const changes = Array.from({ length: 20 }, (_, n) =>
      mara.browser.rpc.profiles.changeSlug({ slug: `squatted-${n}` }).then(
        () => 'given',
        (error) => error.code,
      ),
    );
    const answers = await Promise.all(changes);
    expect(answers.filter((answer) => answer === 'given')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(15);
    const slugs = await app.db.select().from(profileSlugs).where(eq(profileSlugs.profile_id, mara.id));
    expect(slugs.length, 'the visited one and the present one').toBe(2);
    const formerSlug = await mara.browser.rpc.profiles.changeSlug({ slug: 'sanna-lund' });
    expect(formerSlug.profile_slug, 'one they have had').toBe('sanna-lund');
    const oneChangeTooMany = mara.browser.rpc.profiles.changeSlug({ slug: 'one-more' });
    await expect(oneChangeTooMany).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining('within a year'),
    });
    app.advance(366 * DAY);
    const { email, password } = mara;
    await mara.browser.post('/api/auth/login', { email, password });
    expect((await mara.browser.rpc.profiles.changeSlug({ slug: 'one-more' })).profile_slug).toBe('one-more');
  });

  it('says correctly whether a slug is available', async () => {
    const [mara, other] = [await buildPersonNamed('Signe Holm'), await buildPersonNamed('Signe Holm')];
    await publish(mara);
    await visit('signe-holm');
    await mara.browser.rpc.profiles.changeSlug({ slug: 'signe-at-sea' });
    const isFree = async (person: typeof mara, slug: string) =>
      (await person.browser.rpc.profiles.slugFree({ slug })).free;
    for (const slug of ['signe-holm', 'signe-at-sea']) {
      expect(await isFree(mara, slug)).toBe(true);
      expect(await isFree(other, slug)).toBe(false);
    }
    expect(await isFree(other, 'Signe on land')).toBe(true);
    for (const slug of ['admin', 'x', '???']) expect(await isFree(other, slug)).toBe(false);
    const visitor = new TestBrowser(app);
    await expect(visitor.rpc.profiles.slugFree({ slug: 'signe' })).rejects.toMatchObject({ status: 401 });
  });
});
