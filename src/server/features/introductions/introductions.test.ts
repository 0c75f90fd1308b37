/** Introductions over HTTP: who is told what, and what robots, scanners and strangers cannot do. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { introductions, user } from '@/server/db/schema';
import { mailTo } from '@/server/testing/accounts';
import { TestBrowser } from '@/server/testing/browser';
import { onEachDatabase } from '@/server/testing/databases';
import { type BuiltUser, buildUser } from '@/server/testing/factories';
import { refusal } from '@/server/testing/preferences';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { answerBy, companyDomain } from '@/shared/introduction';
import { sweepIntroductions } from './sweep';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SECRET = 'Two laboratories in Johor';

let visitors = 0;
let senders = 0;

onEachDatabase('introductions', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ kind });
  }, 120_000);
  afterAll(() => test.close());

  const calls = (person: BuiltUser) => person.browser.rpc.introductions;
  async function owner() {
    visitors += 1;
    const slug = `mara-${kind}-${visitors}`;
    const person = await buildUser(test, { published: true, slug });
    await calls(person).setOpen({ open: true });
    return { ...person, form: `/profile/${slug}/introduce`, slug };
  }
  /** Each from a network of its own, unless a test says otherwise. */
  const visitor = (ip = `198.51.${100 + (visitors++ % 100)}.${visitors % 250}`) => new TestBrowser(test, ip);
  const newAddress = () => `reader-${kind}-${++senders}@northgate.example`;
  const filled = (changes: Record<string, string> = {}) => ({
    name: 'Adaeze Okafor',
    company: 'Northgate Diagnostics',
    email: newAddress(),
    about: `${SECRET}, <b>bought</b> in September. See https://northgate.example/plan`,
    days: '8',
    start: '2099-01-18',
    budget: '1,350',
    ...changes,
  });
  const postForm = (browser: TestBrowser, path: string, fields: Record<string, string>) =>
    browser.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields).toString(),
    });
  /** Opens the form, waits as a person does, and sends it. */
  async function send(browser: TestBrowser, path: string, fields: Record<string, string>) {
    const html = await (await browser.fetch(path)).text();
    const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? '';
    test.advance(4_000);
    return postForm(browser, path, { stamp, ...fields });
  }
  const linkIn = (text: string) =>
    new URL(/https?:\/\/\S+\/introduction\/\S+/.exec(text)?.[0] ?? '').pathname;
  async function arrived(to: { form: string }, changes: Record<string, string> = {}) {
    const fields = filled(changes);
    expect((await send(visitor(), to.form, fields)).status).toBe(200);
    const link = linkIn((await mailTo(test, fields.email)).text);
    expect((await postForm(visitor(), link, { act: 'confirm' })).status).toBe(200);
    return { ...fields, link };
  }
  const rows = (id: string) => test.db.select().from(introductions).where(eq(introductions.profile_id, id));

  it('reaches the owner once its sender has pressed the button behind the mailed link, and nobody before', async () => {
    const mara = await owner();
    const fields = filled();
    const answer = await send(visitor(), mara.form, fields);
    expect(await answer.text()).toContain('One message is on its way to you');
    const mail = await mailTo(test, fields.email);
    expect(mail.text).toContain('Mara Lindqvist');
    // A stranger's words reach no address that nobody has confirmed.
    expect(mail.text + mail.html + mail.subject).not.toMatch(/Johor|Adaeze|Northgate Diagnostics/);
    expect((await calls(mara).list()).introductions).toEqual([]);
    const link = linkIn(mail.text);
    // A program that looks at mail opens the link, twice, and changes nothing.
    for (let n = 0; n < 2; n++) {
      const html = await (await visitor().fetch(link)).text();
      expect(html).toContain('Send introduction');
      expect(html).not.toMatch(/Johor|Adaeze|northgate/);
    }
    expect((await calls(mara).waiting()).count).toBe(0);
    // Pressed twice at the same moment, the owner gets one mail.
    await Promise.all([1, 2].map(() => postForm(visitor(), link, { act: 'confirm' })));
    const told = await mailTo(test, mara.email);
    expect(told.text).toContain(`> ${SECRET}, <b>bought</b>`);
    expect(told.html).toContain('&lt;b&gt;bought&lt;/b&gt;');
    expect(told.subject).not.toContain('Adaeze');
    expect(test.mailer.sent.filter(({ to }) => to === mara.email)).toHaveLength(1);
    expect((await calls(mara).waiting()).count).toBe(1);
    const [one] = (await calls(mara).list()).introductions;
    expect(one).toMatchObject({
      state: 'waiting',
      name: 'Adaeze Okafor',
      domain: '@northgate.example',
      days_a_month: 8,
      budget: 1350,
      version: null,
    });
    expect(JSON.stringify(one)).not.toContain('token');
  });

  it('is answered once: accepting reveals the chosen contact by one mail, however often it is pressed', async () => {
    const mara = await owner();
    const sent = await arrived(mara);
    const [{ id } = { id: '' }] = (await calls(mara).list()).introductions;
    expect(await refusal(calls(mara).accept({ id, email: false, telephone: true }))).toMatchObject({
      code: 'INVALID_INPUT',
    });
    await Promise.all([1, 2, 3].map(() => calls(mara).accept({ id, email: true, telephone: false })));
    await calls(mara).decline({ id, words: 'Too late to say no.' });
    const mail = await mailTo(test, sent.email, 2);
    expect(mail.text).toContain(mara.email);
    expect(mail.text).not.toContain(SECRET);
    expect(test.mailer.sent.filter(({ to }) => to === sent.email)).toHaveLength(2);
    expect((await calls(mara).list()).introductions[0]).toMatchObject({
      state: 'accepted',
      contact_sent: { email: mara.email, telephone: '' },
    });
  });

  it('is declined in the owner’s words, and erased a month later', async () => {
    const mara = await owner();
    const sent = await arrived(mara);
    const [{ id } = { id: '' }] = (await calls(mara).list()).introductions;
    await calls(mara).decline({ id, words: 'Dear Adaeze,\n\nnot this time.' });
    const mail = await mailTo(test, sent.email, 2);
    expect(mail.text).toContain('not this time.');
    expect(mail.text).not.toContain(mara.email);
    test.advance(29 * DAY);
    await sweepIntroductions(test.deps);
    expect(await rows(mara.id)).toHaveLength(1);
    test.advance(2 * DAY);
    await sweepIntroductions(test.deps);
    expect(await rows(mara.id)).toEqual([]);
  });

  it('is erased unconfirmed after a day, else after a year or by its sender’s link', async () => {
    const mara = await owner();
    const fields = filled();
    await send(visitor(), mara.form, fields);
    const stale = linkIn((await mailTo(test, fields.email)).text);
    const kept = await arrived(mara);
    const erased = await arrived(mara);
    expect(await (await postForm(visitor(), erased.link, { act: 'erase' })).text()).toContain('Erased');
    expect((await visitor().fetch(erased.link)).status).toBe(404);
    test.advance(DAY + HOUR);
    await postForm(visitor(), stale, { act: 'confirm' });
    await sweepIntroductions(test.deps);
    expect((await rows(mara.id)).map(({ email }) => email)).toEqual([kept.email]);
    test.advance(365 * DAY);
    await sweepIntroductions(test.deps);
    expect(await rows(mara.id)).toEqual([]);
  });

  it('can be mailed again to its sender, three times in all, under a new link each time', async () => {
    const mara = await owner();
    const fields = filled();
    const html = await (await send(visitor(), mara.form, fields)).text();
    const ticket = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const first = linkIn((await mailTo(test, fields.email)).text);
    for (let n = 0; n < 4; n++) await postForm(visitor(), '/introduction/again', { ticket });
    const third = linkIn((await mailTo(test, fields.email, 3)).text);
    expect(test.mailer.sent.filter(({ to }) => to === fields.email)).toHaveLength(3);
    expect((await visitor().fetch(first)).status).toBe(404);
    expect((await visitor().fetch(third)).status).toBe(200);
    expect((await postForm(visitor(), '/introduction/again', { ticket: 'made up' })).status).toBe(200);
  });

  describe('where they are not taken', () => {
    it('there is no form and no link to it: closed, private, unknown, and a version that does not allow it', async () => {
      const mara = await owner();
      const { id } = await mara.browser.rpc.privateVersions.create();
      const version = await mara.browser.rpc.privateVersions.read({ id });
      const versionPath = new URL(version.url as string).pathname;
      expect(await (await visitor().fetch(`/profile/${mara.slug}`)).text()).toContain(`${mara.form}"`);
      expect(await (await visitor().fetch(versionPath)).text()).toContain(`${versionPath}/introduce"`);
      expect((await visitor().fetch(`${versionPath}/introduce`)).status).toBe(200);
      await calls(mara).setOpen({ open: false });
      expect(await (await visitor().fetch(`/profile/${mara.slug}`)).text()).not.toContain('/introduce"');
      for (const path of [
        mara.form,
        `${versionPath}/introduce`,
        '/profile/nobody-here/introduce',
        '/v/x/introduce',
      ]) {
        const answer = await visitor().fetch(path);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(await answer.text()).not.toContain('Mara');
        expect((await postForm(visitor(), path, filled())).status).toBe(404);
      }
      await calls(mara).setOpen({ open: true });
      await mara.browser.rpc.privateVersions.revoke({ id });
      expect((await visitor().fetch(`${versionPath}/introduce`)).status).toBe(404);
    });

    it('one that waits to be confirmed is not handed to an owner who has closed them, or who is leaving', async () => {
      const mara = await owner();
      const fields = filled();
      await send(visitor(), mara.form, fields);
      const link = linkIn((await mailTo(test, fields.email)).text);
      await calls(mara).setOpen({ open: false });
      await postForm(visitor(), link, { act: 'confirm' });
      expect((await calls(mara).waiting()).count).toBe(0);
      await calls(mara).setOpen({ open: true });
      await test.db.update(user).set({ deletion_requested_at: new Date() }).where(eq(user.id, mara.id));
      expect((await postForm(visitor(), link, { act: 'confirm' })).status).toBe(404);
      await test.db.delete(user).where(eq(user.id, mara.id));
      expect((await visitor().fetch(link)).status).toBe(404);
      expect(await rows(mara.id)).toEqual([]);
    });
  });

  describe('from robots and strangers', () => {
    it('costs nothing: at once, with the hidden field filled, with a made-up or foreign mark, too long', async () => {
      const mara = await owner();
      const html = await (await visitor().fetch(mara.form)).text();
      const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? '';
      expect((await postForm(visitor(), mara.form, { ...filled(), stamp })).status).toBe(422);
      const trapped = await send(visitor(), mara.form, filled({ website: 'https://spam.example' }));
      expect(await trapped.text()).toContain('One message is on its way');
      expect((await postForm(visitor(), mara.form, { ...filled(), stamp: 'zz.made-up' })).status).toBe(422);
      const other = await owner();
      const theirs =
        /name="stamp" value="([^"]+)"/.exec(await (await visitor().fetch(other.form)).text())?.[1] ?? '';
      test.advance(4_000);
      expect((await postForm(visitor(), mara.form, { ...filled(), stamp: theirs })).status).toBe(422);
      test.advance(2 * DAY);
      expect((await postForm(visitor(), mara.form, { ...filled(), stamp })).status).toBe(422);
      expect((await send(visitor(), mara.form, filled({ about: 'x'.repeat(200_000) }))).status).toBe(413);
      expect((await send(visitor(), mara.form, filled({ about: 'x'.repeat(1_201) }))).status).toBe(422);
      expect(await rows(mara.id)).toEqual([]);
    });

    it('says below each field what is wrong, and gives back what was typed, escaped', async () => {
      const mara = await owner();
      const typed = filled({
        email: 'nobody',
        days: '40',
        start: '2020-01-01',
        budget: 'much',
        name: '"><script>x',
      });
      const answer = await send(visitor(), mara.form, typed);
      const html = await answer.text();
      expect(answer.status).toBe(422);
      for (const said of ['like name@company.com', '1 to 31', 'still to come', 'Whole US dollars'])
        expect(html).toContain(said);
      expect(html).toContain('value="&quot;&gt;&lt;script&gt;x"');
      expect(html).not.toContain('<script>x');
      expect((await send(visitor(), mara.form, filled({ about: 'nul \0 here' }))).status).toBe(422);
    });

    it('is limited by network, by the address it names, and by page', async () => {
      const mara = await owner();
      const robot = visitor('203.0.113.9');
      const statuses: number[] = [];
      for (let n = 0; n < 12; n++) statuses.push((await send(robot, mara.form, filled())).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      expect(statuses.at(-1)).toBe(429);
      const email = newAddress();
      const toOne: number[] = [];
      for (let n = 0; n < 5; n++)
        toOne.push((await send(visitor(), (await owner()).form, filled({ email }))).status);
      expect(toOne).toEqual([200, 200, 200, 429, 429]);
      const page = await owner();
      const many: number[] = [];
      for (let n = 0; n < 34; n++) many.push((await send(visitor(), page.form, filled())).status);
      expect(many.filter((status) => status === 200)).toHaveLength(30);
      expect(await rows(page.id)).toHaveLength(30);
    }, 120_000);

    it('of a blocked sender are told that all went well, and go nowhere', async () => {
      const mara = await owner();
      const sent = await arrived(mara);
      const [{ id } = { id: '' }] = (await calls(mara).list()).introductions;
      await calls(mara).block({ id });
      const answer = await send(visitor(), mara.form, filled({ email: sent.email.toUpperCase() }));
      expect(await answer.text()).toContain('One message is on its way');
      expect(await rows(mara.id)).toHaveLength(1);
      expect(test.mailer.sent.filter(({ to }) => to === sent.email)).toHaveLength(1);
    });

    it('is nobody else’s to read or answer, and not to be sent from another site', async () => {
      const mara = await owner();
      const eve = await owner();
      await arrived(mara);
      const [{ id } = { id: '' }] = (await calls(mara).list()).introductions;
      expect((await calls(eve).list()).introductions).toEqual([]);
      for (const call of [
        () => calls(eve).accept({ id, email: true, telephone: false }),
        () => calls(eve).decline({ id, words: 'No.' }),
        () => calls(eve).block({ id }),
      ]) {
        expect(await refusal(call())).toMatchObject({ code: 'NOT_FOUND' });
      }
      await calls(eve).remove({ id });
      await calls(eve).seen({ id });
      expect((await calls(mara).list()).introductions[0]).toMatchObject({ state: 'waiting', seen_at: null });
      const foreign = await visitor().fetch(mara.form, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
        body: '',
      });
      expect(foreign.status).toBe(403);
      eve.browser.cookies.clear();
      expect(await refusal(calls(eve).list())).toMatchObject({ code: 'UNAUTHENTICATED' });
    });
  });

  it('keeps its pages from caches, search engines and other sites', async () => {
    const mara = await owner();
    const { link } = await arrived(mara);
    for (const path of [mara.form, link]) {
      const { headers } = await visitor().fetch(path);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  });
});

describe('an introduction', () => {
  it('is answered within three working days', () => {
    expect(answerBy(new Date('2026-11-17T09:00:00Z'))).toBe('2026-11-20');
    expect(answerBy(new Date('2026-11-19T23:59:00Z'))).toBe('2026-11-24');
    expect(answerBy(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-25');
  });

  it('names the company of an address, and none for a private one', () => {
    expect(companyDomain('a@Northgate.example')).toBe('@northgate.example');
    expect(companyDomain('a@gmail.com')).toBe('');
  });
});
