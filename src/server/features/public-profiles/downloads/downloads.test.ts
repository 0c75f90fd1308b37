import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '@/server/adapters/engine';
import { engineOf } from '@/server/adapters/engine/engine';
import { profiles } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { makePhoto } from '@/server/testing/documents/pictures';
import { ANSWER_WORDS, createAnsweredReference, postFields } from '@/server/testing/features/references';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { LIMITS } from '@/shared/limits';
import { DOWNLOAD_KINDS, DOWNLOADS, downloadFormatOf } from '@/shared/publishing/downloads';
import { newRecord } from '@/shared/record/career-record';
import { emptyFacts } from '@/shared/record/facts';
import { HOUR } from '@/shared/time/durations';

describe('a profile as a file', () => {
  let app: TestApp;
  let reader: TestBrowser;
  let count = 0;
  let exportJobs = 0;
  beforeAll(async () => {
    app = await createTestApp();
    const { engine } = app.deps;
    const counting: Engine = engineOf((kind, input, options) => {
      if (kind === 'export') exportJobs += 1;
      return engine.attempt(kind, input, options);
    });
    Object.assign(app.deps, { engine: { ...counting, close: engine.close } });
    reader = new TestBrowser(app);
  });
  afterAll(() => app.close());

  async function buildPerson({ published = true, downloadable = true } = {}) {
    const slug = `file-${++count}`;
    const built = await buildUser(app, { profile: buildProfile(), slug, published });
    if (downloadable) await built.browser.rpc.profiles.setDownloadable({ downloadable });
    return { slug, ...built };
  }
  const isPdf = async (response: Response) =>
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString() === '%PDF-';

  it('is available to the owner as PDF, published or not', async () => {
    const { id, browser } = await buildPerson({ published: false, downloadable: false });
    for (const [file, name] of [
      ['brief.pdf', 'mara-lindqvist-brief.pdf'],
      ['profile.pdf', 'mara-lindqvist.pdf'],
    ]) {
      const response = await browser.fetch(`/profile/preview/${id}/${file}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await isPdf(response)).toBe(true);
    }
  });

  it('is available to the owner in every format', async () => {
    const { id, slug, browser } = await buildPerson();
    await browser.rpc.privateVersions.setTelephone({ telephone: '+65 6555 0142' });
    for (const kind of DOWNLOAD_KINDS) {
      const response = await browser.fetch(`/profile/preview/${id}/${DOWNLOADS[kind].fileName}`);
      expect(response.status, kind).toBe(200);
      expect(response.headers.get('content-type')?.toLowerCase()).toBe(
        DOWNLOADS[kind].mediaType.toLowerCase(),
      );
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
      const readers = (await reader.fetch(`/profile/${slug}/${DOWNLOADS[kind].fileName}`)).status;
      expect(readers, kind).toBe(downloadFormatOf(kind).isForReaders ? 200 : 404);
    }
  });

  it('has the owner’s address on their own contact card only, if they chose it', async () => {
    const { id, slug, email, browser } = await buildPerson();
    const card = async (who: TestBrowser, path: string) => (await who.fetch(path)).text();
    expect(await card(browser, `/profile/preview/${id}/contact-email.vcf`)).toContain(email.slice(0, 30));
    expect(await card(browser, `/profile/preview/${id}/contact.vcf`)).not.toContain('EMAIL');
    expect(await card(reader, `/profile/${slug}/contact.vcf`)).not.toContain('EMAIL');
  });

  it('has the owner’s present telephone number on the contact card for which they chose it', async () => {
    const { id, slug, email, browser } = await buildPerson();
    const path = `/profile/preview/${id}/contact-telephone.vcf`;
    const without = await browser.fetch(path);
    expect(without.status).toBe(400);
    expect((await without.json()).message).toContain('no telephone number yet');
    await browser.rpc.privateVersions.setTelephone({ telephone: '+65 6555 0142' });
    const first = await browser.fetch(path);
    const card = await first.text();
    expect(card).toContain('TEL;TYPE=work:+65 6555 0142');
    expect(card).toContain(email.slice(0, 30));
    for (const other of ['contact.vcf', 'contact-email.vcf']) {
      expect(await (await browser.fetch(`/profile/preview/${id}/${other}`)).text()).not.toContain('TEL');
    }
    expect(await (await reader.fetch(`/profile/${slug}/contact.vcf`)).text()).not.toContain('TEL');
    await browser.rpc.privateVersions.setTelephone({ telephone: '+65 6555 0199' });
    const secondResponse = await browser.fetch(path, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(await secondResponse.text()).toContain('+65 6555 0199');
  });

  it('says that a QR code needs a published profile', async () => {
    const { id, browser } = await buildPerson({ published: false });
    const response = await browser.fetch(`/profile/preview/${id}/qr.svg`);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toBe('A QR code leads to your page. Publish your profile first.');
  });

  it('is returned as JSON at the page’s own address on request', async () => {
    const { slug, browser } = await buildPerson();
    const data = await reader.fetch(`/profile/${slug}.json`);
    expect(data.status).toBe(200);
    expect(await data.json()).toMatchObject({
      basics: { name: 'Mara Lindqvist' },
      meta: { version: 'v1.0.0' },
    });
    const request = (accept: string) => reader.fetch(`/profile/${slug}`, { headers: { accept } });
    expect((await request('application/json')).headers.get('location')).toBe(`/profile/${slug}.json`);
    for (const accept of ['text/html,application/json;q=0.9', '*/*'])
      expect((await request(accept)).headers.get('content-type')).toContain('text/html');
    await browser.rpc.profiles.setDownloadable({ downloadable: false });
    expect((await reader.fetch(`/profile/${slug}.json`)).status).toBe(404);
    for (const name of ['nobody-at-all', '%00', 'UPPER%2f..']) {
      expect((await reader.fetch(`/profile/${name}.json`)).status).toBe(404);
    }
  });

  it('contains nothing from the record when a reader downloads it', async () => {
    const { id, slug, browser } = await buildPerson();
    const read = { spans: [], confidence: 1 };
    const facts = {
      ...emptyFacts(),
      roles: [{ ...read, id: 'role-1', title: 'Keeper', organisation: 'Kept To Herself', statements: [] }],
    };
    await app.db
      .update(profiles)
      .set({ record: newRecord(facts) })
      .where(eq(profiles.id, id));
    const ownResume = await (await browser.fetch(`/profile/preview/${id}/resume.json`)).text();
    expect(ownResume).toContain('Kept To Herself');
    expect(await (await reader.fetch(`/profile/${slug}.json`)).text()).not.toContain('Kept To Herself');
  });

  it('is refused to visitors, and returns 404 to other members as for an unknown profile', async () => {
    const { id } = await buildPerson();
    const other = await buildPerson();
    const path = `/profile/preview/${id}/brief.pdf`;
    expect((await reader.fetch(path)).status).toBe(401);
    expect((await other.browser.fetch(path)).status).toBe(404);
    expect((await other.browser.fetch('/profile/preview/nobody-at-all/brief.pdf')).status).toBe(404);
  });

  it('cannot be downloaded by a link on another site', async () => {
    const { id, browser } = await buildPerson();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await browser.fetch(`/profile/preview/${id}/brief.pdf`, { headers })).status).toBe(403);
  });

  it('is available to readers while the owner allows it', async () => {
    const { slug, browser } = await buildPerson({ downloadable: false });
    const file = () => reader.fetch(`/profile/${slug}/brief.pdf`);
    const page = async () => (await reader.fetch(`/profile/${slug}`)).text();
    expect((await file()).status).toBe(404);
    expect(await page()).not.toContain('Download as PDF');
    await browser.rpc.profiles.setDownloadable({ downloadable: true });
    expect(await page()).toContain(`href="/profile/${slug}/brief.pdf"`);
    const response = await file();
    expect(await isPdf(response)).toBe(true);
    const etag = response.headers.get('etag') ?? '';
    expect(
      (await reader.fetch(`/profile/${slug}/brief.pdf`, { headers: { 'if-none-match': etag } })).status,
    ).toBe(304);
    await browser.rpc.profiles.setDownloadable({ downloadable: false });
    expect(
      (await reader.fetch(`/profile/${slug}/brief.pdf`, { headers: { 'if-none-match': etag } })).status,
    ).toBe(404);
  });

  it('does not exist for a private or unknown page, or under another file name', async () => {
    const { slug } = await buildPerson({ published: false });
    for (const path of [
      `${slug}/brief.pdf`,
      'nobody-at-all/brief.pdf',
      '%00/brief.pdf',
      `${slug}/evil.pdf`,
    ]) {
      expect((await reader.fetch(`/profile/${path}`)).status).toBe(404);
    }
  });

  it('contains published data for readers and edited data for the owner', async () => {
    const { id, slug, browser } = await buildPerson();
    await browser.rpc.profiles.setStaging({ staged: true, revision: 1 });
    const text = buildProfile({ role: 'Head of Something Not Yet Public' });
    await app.db.update(profiles).set({ profile_data: text, revision: 2 }).where(eq(profiles.id, id));
    const [own, theirs] = await Promise.all([
      browser.fetch(`/profile/preview/${id}/profile.pdf`),
      reader.fetch(`/profile/${slug}/profile.pdf`),
    ]);
    const { getDocumentProxy } = await import('unpdf');
    const readWords = async (response: Response) => {
      const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
      const content = await (await document.getPage(1)).getTextContent();
      return content.items.map((item) => ('str' in item ? item.str : '')).join('');
    };
    expect(await readWords(own)).toContain('Not Yet Public');
    expect(await readWords(theirs)).not.toContain('Not Yet Public');
  });

  it('contains exactly the references that readers see at that time', async () => {
    const owner = await buildPerson();
    const { id, link } = await createAnsweredReference(app, owner, {
      matters: [],
      wants: 'words',
      shown: false,
    });
    const text = async () => (await reader.fetch(`/profile/${owner.slug}.json`)).text();
    expect(await text()).not.toContain(ANSWER_WORDS);
    await owner.browser.rpc.references.show({ id, revision: 1 });
    expect(await text()).toContain(ANSWER_WORDS);
    const etag = async () => (await reader.fetch(`/profile/${owner.slug}/brief.pdf`)).headers.get('etag');
    const before = await etag();
    await postFields(reader, link, { act: 'take-back' });
    expect(await text()).not.toContain(ANSWER_WORDS);
    expect(await etag()).not.toBe(before);
  });

  it('is made once for each revision and paper size', async () => {
    const { slug, browser } = await buildPerson();
    const before = exportJobs;
    const ask = (language: string) =>
      reader.fetch(`/profile/${slug}/brief.pdf`, { headers: { 'accept-language': language } });
    const [first, second] = await Promise.all([ask('en-GB'), ask('de-DE,de')]);
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
    await ask('sv');
    expect(exportJobs - before).toBe(1);
    expect((await ask('en-US,en')).headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(exportJobs - before).toBe(2);
    const { revision } = await browser.rpc.profiles.mine();
    await browser.rpc.profiles.save({
      base_revision: revision,
      save_id: crypto.randomUUID(),
      profile_data: buildProfile({ summary: 'Runs operations by night too.' }),
    });
    expect((await ask('en-GB')).headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(exportJobs - before).toBe(3);
  });

  it('contains the photo', async () => {
    const { id, browser } = await buildPerson();
    const size = async () =>
      (await (await browser.fetch(`/profile/preview/${id}/brief.pdf`)).arrayBuffer()).byteLength;
    const plain = await size();
    const form = new FormData();
    form.set('file', new File([await makePhoto()], 'me.jpg', { type: 'image/jpeg' }));
    expect((await browser.fetch(`/profile-images/${id}`, { method: 'POST', body: form })).status).toBe(200);
    expect(await size()).toBeGreaterThan(plain + 1_000);
  });

  it('is refused above the limit of downloads an hour', async () => {
    const { browser, id } = await buildPerson();
    const at = app.deps.now();
    const { enforceLimits } = await import('@/server/db/rate-limits');
    const limit = { key: `download:user:${id}`, max: LIMITS.downloadsPerHour, windowMs: HOUR };
    for (let index = 0; index < LIMITS.downloadsPerHour; index += 1) await enforceLimits(app.db, [limit], at);
    const response = await browser.fetch(`/profile/preview/${id}/brief.pdf`);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
