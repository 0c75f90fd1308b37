import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessEngine } from '@/server/adapters/engine/in-process';
import { createLinks } from '@/server/adapters/links';
import { rateLimits, roles } from '@/server/db/schema';
import { docxOf } from '@/server/testing/documents/documents';
import { hostileFiles } from '@/server/testing/documents/hostile-files';
import { eventually } from '@/server/testing/eventually';
import { postRole, SHORT_ADVERTISEMENT, sendRole, waitForRole } from '@/server/testing/features/roles';
import { type BuiltUser, buildUser } from '@/server/testing/people/factories';
import { openSite, type Site } from '@/server/testing/stubs/site';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { NO_ROLE_MESSAGE, PAGE_MESSAGES } from './failures';

const TITLES = ['Head of Finance', 'Head of People', 'Sales Director', 'Product Manager', 'Legal Counsel'];
const CAREERS = `<html><body><h1>Open roles</h1><ul>${TITLES.map(
  (title, index) => `<li><a href="/jobs/${index}">${title}</a></li>`,
).join('')}</ul></body></html>`;
const POSTING = `<html><body><nav><a>Jobs</a></nav><main><h1>Sales Director</h1>
<p>Orrin and Company is hiring a Sales Director in Leeds and looks forward to hearing from people who like order.</p>
<h2>Requirements</h2><ul><li>Five years of experience in sales</li><li>Fluent in German</li></ul></main></body></html>`;

let app: TestApp;
let site: Site;
let user: BuiltUser;
/** Whether the page `/moody` answers with an error. */
let isDown = true;
beforeAll(async () => {
  site = await openSite({
    '/jobs': { body: CAREERS },
    '/jobs/2': { body: POSTING },
    '/members': { status: 401 },
    '/moody': (_, response) =>
      response.writeHead(isDown ? 503 : 200, { 'content-type': 'text/html' }).end(isDown ? '' : POSTING),
    '/silent': () => {},
  });
  const links = createLinks({
    resolve: async (name) => (name === 'careers.example' ? ['127.0.0.1'] : []),
    mayConnect: (address) => address === '127.0.0.1',
    ports: new Set([443, site.port]),
    totalMs: 4_000,
  });
  app = await createTestApp({ deps: { engine: createInProcessEngine(), links } });
});
afterAll(async () => {
  await app.close();
  await site.close();
});
beforeEach(async () => {
  await app.db.delete(rateLimits);
  user = await buildUser(app, { status: 'PREFERENCES_SET' });
});
const addressOf = (path: string) => `http://careers.example:${site.port}${path}`;

describe('the reading of a role', () => {
  it('accepts a Word file, and names it as the source', async () => {
    const role = await postRole(user.browser, {
      file: ['coo.docx', docxOf(SHORT_ADVERTISEMENT.split('\n').filter(Boolean))],
    });
    expect(role).toMatchObject({ reading: 'read', origin: 'file', source: 'coo.docx' });
    expect(role.title).toBe('Fractional Chief Operating Officer');
  });

  it('fetches a page through the guard, and omits its menu', async () => {
    const role = await postRole(user.browser, { address: addressOf('/jobs/2') });
    expect(role).toMatchObject({ reading: 'read', title: 'Sales Director', origin: 'address' });
    expect(role.text).not.toContain('Jobs');
    const inner = await postRole(user.browser, { address: 'http://169.254.169.254/latest/meta-data/' });
    expect(inner).toMatchObject({ reading: 'failed', failure: PAGE_MESSAGES.address });
  });

  it('says why a page could not be read, and is tried again on request', async () => {
    const closed = await postRole(user.browser, { address: addressOf('/members') });
    expect(closed).toMatchObject({ reading: 'failed', failure: PAGE_MESSAGES.signIn });
    const moody = await postRole(user.browser, { address: addressOf('/moody') });
    expect(moody).toMatchObject({
      failure: 'The page did not answer. Paste its text, or try again.',
      retryable: true,
    });
    isDown = false;
    expect(await user.browser.rpc.roles.retry({ id: moody.id })).toMatchObject({ reading: 'reading' });
    expect(await waitForRole(user.browser, moody.id)).toMatchObject({ reading: 'read', failure: null });
  });

  it('asks which role of a careers page is meant, and fetches the page of that role', async () => {
    const page = await postRole(user.browser, { address: addressOf('/jobs') });
    expect(page.reading).toBe('several');
    expect(page.choices.map(({ title }) => title)).toEqual(TITLES);
    await user.browser.rpc.roles.choose({ id: page.id, choice: 2 });
    const role = await waitForRole(user.browser, page.id);
    expect(role).toMatchObject({ reading: 'read', title: 'Sales Director', source: addressOf('/jobs/2') });
    expect(role.requirements.map(({ text }) => text)).toContain('Fluent in German');
  });

  it('takes the chosen role from a pasted list, or its whole text afterwards', async () => {
    const text = TITLES.map((title) => `${title}\nLeeds\n`).join('\n');
    const page = await postRole(user.browser, { text });
    expect(page.reading).toBe('several');
    await user.browser.rpc.roles.choose({ id: page.id, choice: 1 });
    const role = await waitForRole(user.browser, page.id);
    expect(role).toMatchObject({ reading: 'read', title: 'Head of People', requirements: [] });
    expect(role.fit?.number).toBeNull();
    // The whole advertisement may be pasted then, and what was said of the role stays.
    await user.browser.rpc.roles.setNotes({ id: page.id, notes: 'Ask Ada.' });
    await user.browser.rpc.roles.readText({ id: page.id, text: SHORT_ADVERTISEMENT });
    expect(await waitForRole(user.browser, page.id)).toMatchObject({
      reading: 'read',
      title: 'Fractional Chief Operating Officer',
      notes: 'Ask Ada.',
    });
  });

  it('detects a duplicate, whatever its spacing and case, and keeps both on request', async () => {
    const first = await postRole(user.browser, { text: SHORT_ADVERTISEMENT });
    const second = await postRole(user.browser, {
      text: SHORT_ADVERTISEMENT.replaceAll('\n', '\n\n').toUpperCase(),
    });
    expect(second).toMatchObject({
      reading: 'duplicate',
      duplicate: { id: first.id, saved_at: first.created_at },
    });
    const both = await user.browser.rpc.roles.keepBoth({ id: second.id });
    expect(both).toMatchObject({ reading: 'read', duplicate: null });
    expect(both.requirements.length).toBeGreaterThan(3);
    const other = await buildUser(app, { status: 'PREFERENCES_SET' });
    expect(await postRole(other.browser, { text: SHORT_ADVERTISEMENT })).toMatchObject({ reading: 'read' });
  });

  it.each([
    [
      'a story',
      `Call me Ines. ${'The harbour was grey and the rain fell on it. '.repeat(400)}`,
      NO_ROLE_MESSAGE,
    ],
    ['a page to sign in', 'Sign in\nEmail\nPassword\nForgot password?', NO_ROLE_MESSAGE],
  ])('refuses %s with a sentence', async (_, text, sentence) => {
    expect(await postRole(user.browser, { text })).toMatchObject({ reading: 'failed', failure: sentence });
  });

  it.each([
    ['broken.pdf', '%PDF-1.7\n%%EOF', /damaged/],
    ['notes.pdf', 'Only a text.', /not what its name says/],
    ['empty.docx', '', /empty/],
  ])('says what is wrong with %s', async (name, content, sentence) => {
    const role = await postRole(user.browser, { file: [name, content] });
    expect(role).toMatchObject({ reading: 'failed', source: name, retryable: false });
    expect(role.failure).toMatch(sentence);
  });

  it('finds no requirements in an introduction, to which its owner may add some', async () => {
    const role = await postRole(user.browser, {
      text: 'Company: Northgate Diagnostics\n\nWe bought two laboratories in September. Could you stand beside me?\n\nEngagement: 8 days a month, starting 2099-01-18.\n\nRate: US$1350 a day.',
    });
    expect(role).toMatchObject({ reading: 'read', organisation: 'Northgate Diagnostics', requirements: [] });
    expect(role.fit?.number).toBeNull();
    await user.browser.rpc.roles.addRequirement({
      id: role.id,
      text: 'Experience in laboratories',
      must: true,
    });
    expect((await user.browser.rpc.roles.one({ id: role.id })).requirements).toHaveLength(1);
  });

  it('invents no requirements for an advertisement without any', async () => {
    const text =
      '# Head of Finance\nat Orrin and Company\n\nLocation: Leeds. Full-time. GBP 120,000 a year.\n\nWe have made sails since 1871, and our canteen is known in the whole town.';
    const role = await postRole(user.browser, { text });
    expect(role).toMatchObject({ reading: 'read', title: 'Head of Finance', requirements: [] });
    expect(role.fit?.number).toBeNull();
  });

  it.each([
    [
      'Italian',
      'Direttore Finanziario\n\nCerchiamo un direttore per la nostra azienda.\n\nRequisiti\n\n- Dieci anni di esperienza nella finanza\n- Ottima conoscenza di SAP',
    ],
    [
      'Polish',
      'Dyrektor finansowy\n\nSzukamy dyrektora do naszej firmy w Gdyni.\n\nWymagania\n\n- Dziesięć lat doświadczenia w finansach\n- Znajomość SAP',
    ],
  ])('says of an advertisement in %s which languages are supported', async (_, text) => {
    const role = await postRole(user.browser, { text });
    expect(role.failure ?? '').toBe(NO_ROLE_MESSAGE);
    expect(NO_ROLE_MESSAGE).toContain('English, German, French and Spanish');
  });

  /** Each is refused quickly; texts that are merely costly to read run into the deadlines of `adapters/engine`. */
  const REFUSED = [
    'truncated PDF',
    'truncated DOCX',
    'encrypted PDF',
    'encrypted DOCX',
    'wrong extension',
    'zip bomb in a DOCX',
    'entity bomb in a DOCX',
    'HTML named PDF',
    'PNG of 20,000 by 20,000',
  ];
  const FILES = hostileFiles({ megabytes: 40, pages: 1 });
  it.each(REFUSED)('refuses a malicious or damaged file (%s), and says why', async (defect) => {
    const file = FILES.find((candidate) => candidate.defect === defect);
    if (!file) throw new Error(`no such file: ${defect}`);
    const role = await postRole(user.browser, { file: [file.fileName, file.bytes] });
    expect(role).toMatchObject({ reading: 'failed', requirements: [] });
    expect(role.failure).toMatch(file.expected as RegExp);
  });

  it('refuses a file that is too large, or of another kind, before anything is stored', async () => {
    const large = await sendRole(user.browser, { file: ['role.pdf', new Uint8Array(5 * 1024 * 1024 + 1)] });
    expect(large.status).toBe(413);
    const other = await sendRole(user.browser, { file: ['role.exe', 'MZ'] });
    expect(other.status).toBe(400);
    expect(await other.json()).toMatchObject({ message: expect.stringContaining('not read') });
    expect(await user.browser.rpc.roles.list()).toEqual([]);
  });

  it('has failed once its process is gone, and can be tried again with a pasted text', async () => {
    const { id } = await postRole(user.browser, { text: SHORT_ADVERTISEMENT });
    const abandoned = { reading: 'reading', leased_until: new Date(app.deps.now().getTime() - 1) } as const;
    await app.db.update(roles).set(abandoned).where(eq(roles.id, id));
    expect(await user.browser.rpc.roles.one({ id })).toMatchObject({
      reading: 'failed',
      failure: 'The server was restarted while this was being read.',
      retryable: true,
    });
    await user.browser.rpc.roles.retry({ id });
    expect(await waitForRole(user.browser, id)).toMatchObject({ reading: 'read' });
  });

  // The last test, since it closes the server to wait for the work in progress.
  it('is aborted when the role is removed', async () => {
    const response = await sendRole(user.browser, { address: addressOf('/silent') });
    const { id } = (await response.json()) as { id: string };
    await eventually(() => expect(site.requests).toContain('GET /silent'));
    expect((await user.browser.rpc.roles.list())[0]).toMatchObject({ id, reading: 'reading' });
    await user.browser.rpc.roles.remove({ id });
    await app.app.close();
    expect(await app.db.select().from(roles).where(eq(roles.id, id))).toEqual([]);
  });
});
