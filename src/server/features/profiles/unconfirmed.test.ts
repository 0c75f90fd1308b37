import { expect, it } from 'vitest';
import { storeGenerated } from '@/server/db/profiles/store-generated';
import { TestBrowser } from '@/server/testing/browser';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';

const UNCONFIRMED = 'Doubled the fleet in a year.';
const LINE = { section: 'sweetSpot' as const, text: UNCONFIRMED };
const SUPPORTED = 'Ran the yard in Saltmarsh.';
const generated = buildProfile({ summary: SUPPORTED, sweetspot: UNCONFIRMED });
const evidence = {
  sources: [{ id: 's1', kind: 'resume', name: 'yard-papers.pdf', pages: 1 }],
  items: [
    {
      section: 'description' as const,
      text: SUPPORTED,
      spans: [{ source: 's1', page: 1, quote: 'ran the yard' }],
    },
    { ...LINE, spans: [] },
  ],
};

onDatabases('a composed line that no source confirms', (kind) => {
  const app = setUpTestApp({ kind });
  let saves = 0;

  type Person = Awaited<ReturnType<typeof buildUser>>;
  const store = (profileId: string) =>
    storeGenerated(app.db, {
      profileId,
      profile: generated,
      evidence,
      onExisting: 'draft',
      now: app.deps.now(),
    });
  const save = async ({ browser }: Person, change: Partial<ProfileData>) => {
    const { revision, profile_data } = await browser.rpc.profiles.mine();
    return browser.rpc.profiles.save({
      base_revision: revision,
      save_id: `unconfirmed-${++saves}`,
      profile_data: { ...(profile_data ?? emptyProfile()), ...change },
    });
  };
  const refused = { code: 'UNCONFIRMED_LINES', status: 409, data: { lines: [LINE] } };
  const fetchPage = async (url: string | null | undefined) =>
    (await new TestBrowser(app).fetch(url ?? '')).text();
  const buildComposedPerson = async () => {
    const person = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    await store(person.id);
    return person;
  };

  it('is only published if its owner confirms this line, and is their own from then on', async () => {
    const person = await buildComposedPerson();
    const { profiles } = person.browser.rpc;
    await expect(profiles.publish({ published: true })).rejects.toMatchObject(refused);
    const other = [{ ...LINE, text: 'Another line.' }];
    await expect(profiles.publish({ published: true, confirmed: other })).rejects.toMatchObject(refused);
    expect(await profiles.mine()).toMatchObject({ ispublished: false, profile_slug: null });

    const supportedLine = { section: 'description' as const, text: SUPPORTED };
    const { public_url } = await profiles.publish({ published: true, confirmed: [LINE, supportedLine] });
    expect(await fetchPage(public_url)).toContain(UNCONFIRMED);
    // A line that a document supports keeps its evidence, whatever a client says of it.
    expect((await profiles.mine()).evidence?.items.map(({ text }) => text)).toEqual([SUPPORTED]);
    await profiles.publish({ published: false });
    expect(await profiles.publish({ published: true })).toMatchObject({ ispublished: true });
  });

  it('needs no confirmation once it is changed or removed', async () => {
    const person = await buildComposedPerson();
    await save(person, { sweetspot: 'Doubled the fleet in two years.' });
    expect(await person.browser.rpc.profiles.publish({ published: true })).toMatchObject({
      ispublished: true,
    });
  });

  it('cannot be saved into a live profile, but into a private one, and does not block other edits', async () => {
    const person = await buildComposedPerson();
    const { profiles } = person.browser.rpc;
    await save(person, { sweetspot: '' });
    await save(person, { sweetspot: UNCONFIRMED });
    await save(person, { sweetspot: '' });
    const { public_url } = await profiles.publish({ published: true });
    await expect(save(person, { sweetspot: `Mine. ${UNCONFIRMED}` })).rejects.toMatchObject(refused);
    await save(person, { role: 'Harbour Master' });
    expect(await fetchPage(public_url)).not.toContain(UNCONFIRMED);
    expect(await fetchPage(public_url)).toContain('Harbour Master');

    await profiles.confirmLine(LINE);
    await save(person, { sweetspot: UNCONFIRMED });
    expect(await fetchPage(public_url)).toContain(UNCONFIRMED);
  });

  it('cannot get into a live profile by accepting a draft', async () => {
    const person = await buildUser(app, { status: 'PREFERENCES_SET' });
    const { profiles } = person.browser.rpc;
    await profiles.publish({ published: true });
    expect(await store(person.id)).toBe('draft');
    const made_at = (await profiles.mine()).draft?.made_at ?? '';
    const take = { made_at, sections: ['description' as const, 'sweetSpot' as const] };
    await expect(profiles.endDraft(take)).rejects.toMatchObject(refused);
    expect((await profiles.mine()).draft?.made_at).toBe(made_at);
    expect(await profiles.endDraft({ ...take, confirmed: [LINE] })).toEqual({ ended: true });
    await save(person, { summary: SUPPORTED, sweetspot: UNCONFIRMED });
    expect((await profiles.mine()).evidence?.items.map(({ text }) => text)).toEqual([SUPPORTED]);
  });

  it('makes a live profile private that was emptied and generated again', async () => {
    const person = await buildUser(app, { status: 'PREFERENCES_SET' });
    const { profiles } = person.browser.rpc;
    const { public_url } = await profiles.publish({ published: true });
    await save(person, emptyProfile());
    expect(await store(person.id)).toBe('stored');
    expect(await profiles.mine()).toMatchObject({ ispublished: false, public_url });
    expect(await fetchPage(public_url)).not.toContain(SUPPORTED);
  });

  it('has evidence that is on no page, preview or data for readers', async () => {
    const person = await buildComposedPerson();
    const { public_url } = await person.browser.rpc.profiles.publish({ published: true, confirmed: [LINE] });
    const visitor = new TestBrowser(app);
    const data = (call: string, json: object) => visitor.post(`/api/rpc/publicProfiles/${call}`, { json });
    const slug = public_url?.split('/').at(-1);
    const answers = await Promise.all([
      visitor.fetch(`/profile/${slug}`),
      visitor.fetch(`/profile/preview/${person.id}`),
      data('bySlug', { profile_slug_param: slug }),
      data('byId', { profile_id_param: person.id }),
    ]);
    for (const response of answers) {
      const text = await response.text();
      expect([response.status, text.includes(SUPPORTED)]).toEqual([200, true]);
      for (const secret of ['yard-papers', 'ran the yard', 'evidence', '"spans"', '"sources"']) {
        expect(text).not.toContain(secret);
      }
    }
  });
});
