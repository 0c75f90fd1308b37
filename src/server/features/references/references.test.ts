/** References over HTTP: asked by mail, written by a link, and shown whole. */
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { profileReferences as references } from '@/server/db/schema';
import {
  ANSWER_WORDS,
  answerForm,
  askForReference,
  buildReferredPerson,
  createAnsweredReference,
  createVisitor,
  postFields,
  ROLE,
} from '@/server/testing/features/references';
import { waitForMail } from '@/server/testing/people/accounts';
import { buildProfile } from '@/server/testing/people/factories';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createTestApp, setUpTestApp } from '@/server/testing/test-app';

onDatabases('references', (kind) => {
  const app = setUpTestApp({ kind });

  const fetchPage = async (path: string) => (await createVisitor(app).fetch(path)).text();
  const readRow = async (id: string) =>
    (await app.db.select().from(references).where(eq(references.id, id)))[0];

  it('are requested by one mail in the owner’s name, without the statements', async () => {
    const mara = await buildReferredPerson(app);
    const { mail, link } = await askForReference(app, mara, {
      note: 'I would rather have it from you than from me.',
    });
    expect(mail.from).toBe('Mara Lindqvist, by way of Quarterdeck');
    expect(mail.subject).toBe('Is this how you remember Tanager Health?');
    expect(mail.text).toContain('Dear Ingrid,');
    expect(mail.text).toContain('I would rather have it from you than from me.');
    expect(mail.text).toContain('two statements to confirm or correct');
    expect(mail.text).toContain(`${link}?ask=stop`);
    expect(mail.text).not.toMatch(/310|Chief Operating/);
    const { references: list } = await mara.browser.rpc.references.list();
    expect(list).toMatchObject([
      { state: 'asked', asked_name: 'Ingrid Solheim', written: null, shown: false },
    ]);
    expect(JSON.stringify(list)).not.toMatch(/token|address_hash/);
    const [row] = await app.db.select().from(references).where(eq(references.profile_id, mara.id));
    expect(JSON.stringify(row)).not.toContain(link.split('/').at(-1));
  });

  it('are not changed by mail scanners that open the link', async () => {
    const mara = await buildReferredPerson(app);
    const { id, link } = await askForReference(app, mara);
    const before = await readRow(id);
    for (const path of [link, `${link}?ask=stop`, `${link}?ask=take-back`, `${link}/answer.json`]) {
      const response = await createVisitor(app).fetch(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(response.headers.get('x-robots-tag')).toContain('noindex');
    }
    expect(await readRow(id)).toEqual(before);
    const html = await fetchPage(link);
    expect(html).toContain('Mara was Chief Operating Officer at Tanager Health from 2016 to 2021.');
    expect(html).toContain('Mara grew the company from 40 to 310 people.');
    expect(html).toContain('Confirmed by email from @tanager.example');
    // Only the text that is asked about is shown: the rest of the profile may be private.
    expect(html).not.toContain('Sailing');
    expect(html).not.toContain(link.split('/').at(-1));
  });

  it('are written by the referee, announced to the owner without their text, and shown whole', async () => {
    const mara = await buildReferredPerson(app);
    const { id, link } = await createAnsweredReference(app, mara, { shown: false });
    const mail = await waitForMail(app, mara.email);
    expect(mail.subject).toBe('A reference for you');
    expect(mail.text + mail.html).not.toContain('Tuesday');
    expect(await mara.browser.rpc.references.waiting()).toEqual({ count: 1 });
    expect(await fetchPage(mara.page)).not.toContain('Tuesday');
    const [one] = (await mara.browser.rpc.references.list()).references;
    expect(one).toMatchObject({
      state: 'written',
      fresh: true,
      shown: false,
      written: { words: ANSWER_WORDS },
    });
    await mara.browser.rpc.references.seen({ id });
    expect(await mara.browser.rpc.references.waiting()).toEqual({ count: 0 });
    await mara.browser.rpc.references.show({ id, revision: 1 });
    const page = await fetchPage(mara.page);
    for (const shownText of [
      ANSWER_WORDS,
      'Chief executive of Tanager Health until 2022',
      'From 40 to about 300.',
    ]) {
      expect(page).toContain(shownText);
    }
    expect(page).toContain('Confirmed by email from @tanager.example');
    expect(page).not.toContain('ingrid.');
    await mara.browser.rpc.references.hide({ id });
    expect(await fetchPage(mara.page)).not.toContain('Tuesday');
    expect(await fetchPage(link)).toContain('No reader sees it at present.');
  });

  it('confirm a case story if every statement is confirmed, until it is changed', async () => {
    const story = {
      where: 'Tanager Health, 2016 to 2021',
      situation: 'Every clinic hired for itself.',
      action: '',
      number: '310',
      counts: 'people, from 40',
      result: '',
      shown: true,
    };
    const profile = buildProfile({ highlights: [ROLE], case_stories: [story] });
    const mara = await buildReferredPerson(app, { profile });
    const key = (await mara.browser.rpc.references.matters()).matters[0]?.key ?? '';
    const { link, referee, id } = await createAnsweredReference(app, mara, {
      matters: [key],
      answer: { 'statement-1': 'right', 'other-1': '' },
    });
    const confirmation = 'Confirmed by Ingrid Solheim, Chief executive of Tanager Health until 2022';
    expect(await fetchPage(mara.page)).toContain(confirmation);
    expect(await fetchPage(mara.page)).toContain('Case story: Tanager Health, 2016 to 2021');
    // A statement that the referee would word differently does not count as confirmed.
    const doubt = answerForm({ revision: '1', 'statement-1': 'other', 'other-1': 'About 300.' });
    await postFields(referee, link, doubt);
    await mara.browser.rpc.references.show({ id, revision: 2 });
    expect(await fetchPage(mara.page)).toContain('About 300.');
    expect(await fetchPage(mara.page)).not.toContain(confirmation);
    await postFields(referee, link, answerForm({ revision: '2', 'statement-1': 'right', 'other-1': '' }));
    await mara.browser.rpc.references.show({ id, revision: 3 });
    expect(await fetchPage(mara.page)).toContain(confirmation);
    await mara.browser.rpc.profiles.save({
      base_revision: 1,
      save_id: 'another-number',
      profile_data: { ...profile, case_stories: [{ ...story, number: '400' }] },
    });
    const changed = await fetchPage(mara.page);
    expect(changed).toContain('310 people, from 40.');
    expect(changed).not.toContain(confirmation);
  });

  it('are confirmed once, however often the button is pressed', async () => {
    const mara = await buildReferredPerson(app);
    const { id, link } = await askForReference(app, mara);
    const responses = await Promise.all(
      [1, 2, 3].map(() => postFields(createVisitor(app), link, answerForm())),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await readRow(id))?.revision).toBe(1);
    await waitForMail(app, mara.email);
    expect(app.mailer.sent.filter(({ to }) => to === mara.email)).toHaveLength(1);
  });

  it('that their referee changes are hidden until the owner shows them again', async () => {
    const mara = await buildReferredPerson(app);
    const { id, link, referee } = await createAnsweredReference(app, mara);
    expect(await fetchPage(mara.page)).toContain(ANSWER_WORDS);
    expect(await (await referee.fetch(`${link}?ask=change`)).text()).toContain('Change your reference');
    const changed = answerForm({ revision: '1', words: 'On reflection: a Wednesday.' });
    expect((await postFields(referee, link, changed)).status).toBe(200);
    expect(await fetchPage(mara.page)).not.toMatch(/Tuesday|Wednesday/);
    // The owner approves what they have read: a later change is not shown unseen.
    expect(await refusalOf(mara.browser.rpc.references.show({ id, revision: 1 }))).toMatchObject({
      code: 'STALE_REVISION',
    });
    await mara.browser.rpc.references.show({ id, revision: 2 });
    expect(await fetchPage(mara.page)).toContain('On reflection: a Wednesday.');
    // Sending the same answer again changes nothing.
    await postFields(referee, link, { ...changed, revision: '2' });
    expect(await fetchPage(mara.page)).toContain('On reflection: a Wednesday.');
  });

  it('are on private versions that show them, even if the page is not published', async () => {
    const mara = await buildReferredPerson(app, { published: false });
    await createAnsweredReference(app, mara);
    const { id } = await mara.browser.rpc.privateVersions.create();
    const version = await mara.browser.rpc.privateVersions.read({ id });
    const path = new URL(version.url as string).pathname;
    expect(await fetchPage(path)).toContain(ANSWER_WORDS);
    const { choice, name, for_whom, note, contact, revision } = version;
    await mara.browser.rpc.privateVersions.save({
      ...{ id, choice, name, for_whom, note, contact, revision, open_until: null, time_zone: 'Etc/UTC' },
      allows_introductions: true,
      shows_references: false,
    });
    expect(await fetchPage(path)).not.toContain('Tuesday');
    expect(await (await mara.browser.fetch(`/profile/preview/${mara.id}`)).text()).toContain(ANSWER_WORDS);
  });

  describe('in structured data', () => {
    it('are reviews of the person by those who wrote them, without a rating', async () => {
      const mara = await buildReferredPerson(app);
      await createAnsweredReference(app, mara);
      await createAnsweredReference(app, mara, { wants: 'facts', answer: { words: '' } });
      const html = await fetchPage(mara.page);
      const data = JSON.parse(
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
      );
      expect(data.hasPart).toEqual([
        {
          '@type': 'Review',
          itemReviewed: { '@id': data.mainEntity['@id'] },
          author: {
            '@type': 'Person',
            name: 'Ingrid Solheim',
            jobTitle: 'Chief executive of Tanager Health until 2022',
          },
          reviewBody: ANSWER_WORDS,
          datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      ]);
      expect(html).not.toContain('reviewRating');
    });
  });

  // The last test, since the other process takes over sending mail. An embedded database belongs to one process.
  it.skipIf(kind === 'pglite')('are shown and hidden in every process from the next request on', async () => {
    const mara = await buildReferredPerson(app);
    const { id } = await createAnsweredReference(app, mara);
    const other = await createTestApp({
      deps: { database: { ...app.deps.database, close: async () => {} } },
    });
    onTestFinished(() => other.close());
    const readOnOtherProcess = async () => (await createVisitor(other).fetch(mara.page)).text();
    expect(await readOnOtherProcess()).toContain(ANSWER_WORDS);
    await mara.browser.rpc.references.hide({ id });
    expect(await readOnOtherProcess()).not.toContain('Tuesday');
  });
});
