/** The PDF and the photo of a private version over HTTP: what they hold, for whom, and for how long. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readTaggedPdf } from '@/engine/export/testing/read-pdf';
import { readership } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { makePhoto } from '@/server/testing/documents/pictures';
import { CHROME, ROBOTS } from '@/server/testing/features/readers';
import { type BuiltUser, buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createTestApp, setUpTestApp } from '@/server/testing/test-app';

onDatabases('files of a private version', (kind) => {
  const app = setUpTestApp({ kind });

  const calls = (person: BuiltUser) => person.browser.rpc.privateVersions;
  const fetchAsReader = (path: string) =>
    new TestBrowser(app).fetch(path, { headers: { 'user-agent': CHROME, cookie: '' } });
  async function createPrivateVersion(person: BuiltUser, changes: object = {}) {
    const { id } = await calls(person).create();
    const { revision, name, for_whom, note, contact, choice, open_until, url } = await calls(person).read({
      id,
    });
    const rest = { revision, name, for_whom, note, contact, choice, open_until, time_zone: 'Europe/Oslo' };
    await calls(person).save({ id, ...rest, ...changes });
    return { id, url: url as string, path: new URL(url as string).pathname };
  }
  const uploadPhoto = async (person: BuiltUser) => {
    const form = new FormData();
    form.set('file', new File([await makePhoto()], 'me.jpg', { type: 'image/jpeg' }));
    const sent = await person.browser.fetch(`/profile-images/${person.id}`, { method: 'POST', body: form });
    expect(sent.status).toBe(200);
  };
  const expectPrivateHeaders = (response: Response) => {
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.getSetCookie()).toEqual([]);
  };

  it('include a PDF of what its page shows, in its order, with its link and recipient', async () => {
    const mara = await buildUser(app, {
      profile: buildProfile({
        personas: [{ title: 'The builder', bullets: ['Opened two plants', 'Plans hiring from the work'] }],
      }),
    });
    const { url, path } = await createPrivateVersion(mara, {
      for_whom: 'Henrik Aas, chair',
      contact: { email: true, telephone: false },
      allows_download: true,
      choice: {
        order: ['sweetSpot', 'personas', 'meetIntro'],
        hidden: ['userManual', 'personalInterests'],
        hidden_lines: [{ section: 'personas', text: 'Plans hiring from the work' }],
      },
    });
    expect(await (await fetchAsReader(path)).text()).toContain(`href="${path}/profile.pdf"`);
    const response = await fetchAsReader(`${path}/profile.pdf`);
    expect(response.status).toBe(200);
    expectPrivateHeaders(response);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="mara-lindqvist.pdf"');
    const pdf = await readTaggedPdf(new Uint8Array(await response.arrayBuffer()));
    const text = pdf.tags.map((tag) => tag.text).join('\n');
    // A long address breaks at its hyphens.
    const address = mara.email.split('-').at(-1) as string;
    for (const shown of ['For Henrik Aas', address, 'Opened two plants']) expect(text).toContain(shown);
    for (const leftOut of ['Plans hiring', 'Prefers a written agenda', 'User Manual', 'Sailing', 'chair'])
      expect(text).not.toContain(leftOut);
    const headings = pdf.tags.filter(({ role }) => role === 'H2').map((tag) => tag.text);
    expect(headings.slice(0, 2)).toEqual(['Sweet Spot', 'Personas']);
    expect(headings.indexOf('Meet Mara')).toBeGreaterThan(1);
    expect(pdf.links).toContain(url);
  });

  it('are offered to readers if the owner allows it, and to the owner at any time', async () => {
    const mara = await buildUser(app);
    const { id, path } = await createPrivateVersion(mara);
    expect(await (await fetchAsReader(path)).text()).not.toContain('profile.pdf');
    const refused = await fetchAsReader(`${path}/profile.pdf`);
    expect(refused.status).toBe(404);
    expect(await refused.text()).not.toContain('Lindqvist');
    expect((await mara.browser.fetch(`${path}/profile.pdf`)).status).toBe(200);
    const eve = await buildUser(app);
    expect((await eve.browser.fetch(`${path}/profile.pdf`)).status).toBe(404);
    const readTakenFiles = async () => {
      await app.app.writeReads();
      const rows = await app.db.select().from(readership).where(eq(readership.profile_id, mara.id));
      return rows
        .filter(({ measure }) => measure === 'taken')
        .map(({ page, item, count }) => [page, item, count]);
    };
    expect(await readTakenFiles()).toEqual([]);
    const { revision } = await calls(mara).read({ id });
    const { name, for_whom, note, contact, choice, open_until } = await calls(mara).read({ id });
    await calls(mara).save({
      ...{ id, revision, name, for_whom, note, contact, choice, open_until, time_zone: 'UTC' },
      allows_download: true,
    });
    expect((await fetchAsReader(`${path}/profile.pdf`)).status).toBe(200);
    expect(await readTakenFiles()).toEqual([[id, 'pdf', 1]]);
  });

  it('include a contact card with the details that the version shows, and none if it shows nothing', async () => {
    const mara = await buildUser(app, { published: true, slug: `card-${kind}` });
    await calls(mara).setTelephone({ telephone: '+47 55 00 00 00' });
    const { id, path } = await createPrivateVersion(mara);
    const saveContact = async (contact: { email: boolean; telephone: boolean }) => {
      const { revision, name, for_whom, note, choice, open_until } = await calls(mara).read({ id });
      const rest = { revision, name, for_whom, note, choice, open_until, time_zone: 'UTC' };
      await calls(mara).save({ id, ...rest, contact });
    };
    const isCardOffered = async () =>
      (await (await fetchAsReader(path)).text()).includes(`href="${path}/contact.vcf"`);
    const fetchCard = async () => {
      const response = await fetchAsReader(`${path}/contact.vcf`);
      expect(response.status).toBe(200);
      expectPrivateHeaders(response);
      expect(response.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="mara-lindqvist.vcf"');
      return (await response.text()).replaceAll('\r\n ', '');
    };
    expect(await isCardOffered()).toBe(false);
    const refused = await fetchAsReader(`${path}/contact.vcf`);
    expect(refused.status).toBe(404);
    expect(await refused.text()).not.toContain('Lindqvist');
    await saveContact({ email: true, telephone: false });
    expect(await isCardOffered()).toBe(true);
    const withEmail = await fetchCard();
    expect(withEmail).toContain('FN:Mara Lindqvist');
    expect(withEmail).toContain(`EMAIL;TYPE=work:${mara.email}`);
    // A contact file is passed on with an address book, so it contains neither the version's link nor its owner's
    // number.
    expect(withEmail).not.toMatch(/TEL|localhost|card-/);
    await saveContact({ email: false, telephone: true });
    const withTelephone = await fetchCard();
    expect(withTelephone).toContain('TEL;TYPE=work:+47 55 00 00 00');
    expect(withTelephone).not.toContain('EMAIL');
    await app.app.writeReads();
    const rows = await app.db.select().from(readership).where(eq(readership.profile_id, mara.id));
    expect(rows.filter(({ measure }) => measure === 'taken')).toMatchObject([
      { page: id, item: 'contact', count: 1 },
    ]);
    await saveContact({ email: false, telephone: false });
    expect(await isCardOffered()).toBe(false);
    expect((await fetchAsReader(`${path}/contact.vcf`)).status).toBe(404);
    // A number that was removed cannot be shown.
    await calls(mara).setTelephone({ telephone: '' });
    await saveContact({ email: false, telephone: true });
    expect((await fetchAsReader(`${path}/contact.vcf`)).status).toBe(404);
  });

  it('are neither indexed by search engines nor counted for them', async () => {
    const mara = await buildUser(app);
    const { path } = await createPrivateVersion(mara, { allows_download: true });
    const visits = [
      ...ROBOTS.map((agent) => ({ agent, file: path })),
      { agent: 'curl/8', file: `${path}/profile.pdf` },
    ];
    for (const { agent, file } of visits) {
      const response = await new TestBrowser(app).fetch(file, { headers: { 'user-agent': agent } });
      expect(response.status).toBe(200);
      expectPrivateHeaders(response);
    }
    await app.app.writeReads();
    expect(await app.db.select().from(readership).where(eq(readership.profile_id, mara.id))).toEqual([]);
  });

  it('include the photo of a private profile, for its reader only', async () => {
    const mara = await buildUser(app);
    await uploadPhoto(mara);
    const { path } = await createPrivateVersion(mara);
    const html = await (await fetchAsReader(path)).text();
    const photo = /src="(\/v\/[^"]+\/photo-\d+\.webp)"/.exec(html)?.[1] ?? '';
    expect(photo).not.toBe('');
    expect(html).not.toContain(mara.id);
    const response = await fetchAsReader(photo);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expectPrivateHeaders(response);
    const stamp = /photo-(\d+)/.exec(photo)?.[1];
    for (const other of [
      photo.replace(/\d+\.webp/, '1700000000000.webp'),
      photo.replace(/\/v\/[^/]+/, '/v/0000-0000-0000-0000-0000'),
      `/profile-images/${mara.id}/profile-${stamp}.webp`,
    ]) {
      expect((await fetchAsReader(other)).status, other).toBe(404);
    }
  });

  it('are closed with it, in every process from the next request on', async () => {
    const otherProcess = await createTestApp({
      kind,
      deps: {
        database: { ...app.deps.database, close: async () => {} },
        storage: app.deps.storage,
        secret: app.deps.secret,
      },
    });
    try {
      const mara = await buildUser(app);
      await uploadPhoto(mara);
      const contact = { email: true, telephone: false };
      const { id, path } = await createPrivateVersion(mara, { allows_download: true, contact });
      const html = await (await fetchAsReader(path)).text();
      const files = [
        `${path}/profile.pdf`,
        `${path}/contact.vcf`,
        /src="(\/v\/[^"]+\.webp)"/.exec(html)?.[1] ?? '',
      ];
      const download = (file: string) => new TestBrowser(otherProcess).fetch(file);
      for (const file of files) expect((await download(file)).status, file).toBe(200);
      await calls(mara).revoke({ id });
      for (const file of files) {
        const response = await download(file);
        expect(response.status, file).toBe(404);
        expect(await response.text()).toContain('This page is no longer open.');
        expectPrivateHeaders(response);
      }
      // Its owner gets no PDF either, since they see what readers see.
      expect((await mara.browser.fetch(`${path}/profile.pdf`)).status).toBe(404);
    } finally {
      await otherProcess.close();
    }
  });
});
