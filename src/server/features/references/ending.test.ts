/** The ends of requests and references over HTTP: reminders, expiry, withdrawal and deletion. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { profileReferences as references } from '@/server/db/schema';
import {
  ANSWER_WORDS,
  answerForm,
  askForReference,
  buildReferredPerson,
  createAnsweredReference,
  createVisitor,
  linkPathIn,
  postFields,
} from '@/server/testing/features/references';
import { waitForMail } from '@/server/testing/people/accounts';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY } from '@/shared/time/durations';
import { sweepReferences } from './sweep-references';

onDatabases('references and requests', (kind) => {
  const app = setUpTestApp({ kind });

  const fetchPage = async (path: string) => (await createVisitor(app).fetch(path)).text();
  const readRow = async (id: string) =>
    (await app.db.select().from(references).where(eq(references.id, id)))[0];

  it('that a referee takes back are erased everywhere at once and permanently', async () => {
    const mara = await buildReferredPerson(app);
    const { id, link, referee } = await createAnsweredReference(app, mara);
    expect((await postFields(referee, link, { act: 'take-back' })).status).toBe(200);
    expect(await fetchPage(mara.page)).not.toContain('Tuesday');
    const row = await readRow(id);
    expect(row).toMatchObject({ state: 'taken_back', words: null, answers: null, name: null, email: '' });
    expect(JSON.stringify(row)).not.toMatch(/Tuesday|about 300/);
    expect(await refusalOf(mara.browser.rpc.references.show({ id, revision: 1 }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await waitForMail(app, mara.email, 2)).subject).toBe('A reference was taken back');
    const lateResponse = await postFields(
      referee,
      link,
      answerForm({ revision: '1', words: 'Words typed for nothing.' }),
    );
    expect(await lateResponse.text()).toContain('Words typed for nothing.');
    expect((await readRow(id))?.words).toBeNull();
    app.advance(31 * DAY);
    await sweepReferences(app.deps);
    expect(await readRow(id)).toBeUndefined();
    expect((await referee.fetch(link)).status).toBe(404);
  });

  it('that a referee changes are not erased before their owner has read them', async () => {
    const mara = await buildReferredPerson(app);
    const { id, link, referee } = await createAnsweredReference(app, mara);
    const changed = answerForm({ revision: '1', words: 'Newer words that nobody has read.' });
    await postFields(referee, link, changed);
    const { references: list } = await mara.browser.rpc.references.list({});
    const revision = list.find((reference) => reference.id === id)?.revision ?? 0;
    const remove = (read: number) => mara.browser.rpc.references.remove({ id, revision: read });
    expect(await refusalOf(remove(revision - 1))).toMatchObject({ code: 'STALE_REVISION' });
    expect((await readRow(id))?.words).toBe('Newer words that nobody has read.');
    await remove(revision);
    expect(await readRow(id)).toBeUndefined();
  });

  it('can be reminded of once, after two days, with the same link', async () => {
    const mara = await buildReferredPerson(app);
    const { id, request, link } = await askForReference(app, mara);
    const remind = () => mara.browser.rpc.references.remind({ id });
    expect(await refusalOf(remind())).toMatchObject({ code: 'INVALID_INPUT' });
    app.advance(2 * DAY + 1_000);
    const outcomes = await Promise.allSettled([remind(), remind()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const mail = await waitForMail(app, request.email, 2);
    expect(mail.text).toContain('This is the one reminder you get.');
    expect(linkPathIn(mail.text)).toBe(link);
    app.advance(2 * DAY);
    expect(await refusalOf(remind())).toMatchObject({ code: 'INVALID_INPUT' });
    expect(app.mailer.sent.filter(({ to }) => to === request.email)).toHaveLength(2);
  });

  it('without an answer are closed after thirty days, and deleted thirty days later', async () => {
    const mara = await buildReferredPerson(app);
    const { id, link } = await askForReference(app, mara);
    expect((await readRow(id))?.open_until.getTime()).toBeGreaterThan(app.deps.now().getTime() + 29 * DAY);
    app.advance(30 * DAY + 1_000);
    const lateResponse = await postFields(createVisitor(app), link, answerForm());
    expect(lateResponse.status).toBe(410);
    const html = await lateResponse.text();
    expect(html).toContain('This request is closed');
    expect(html).toContain(ANSWER_WORDS);
    await sweepReferences(app.deps);
    expect(await readRow(id)).toBeDefined();
    app.advance(30 * DAY);
    await sweepReferences(app.deps);
    expect(await readRow(id)).toBeUndefined();
  });

  it('are shown to their owner as unanswered after their deadline', async () => {
    const mara = await buildReferredPerson(app);
    const { id } = await askForReference(app, mara);
    await app.db.update(references).set({ open_until: app.deps.now() }).where(eq(references.id, id));
    expect((await mara.browser.rpc.references.list()).references).toMatchObject([{ state: 'expired' }]);
    expect(await refusalOf(mara.browser.rpc.references.remind({ id }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('that are withdrawn while the referee writes return the text to them with the reason', async () => {
    const mara = await buildReferredPerson(app);
    const { id, link } = await askForReference(app, mara);
    const referee = createVisitor(app);
    await referee.fetch(link);
    await mara.browser.rpc.references.withdraw({ id });
    const lateResponse = await postFields(referee, link, answerForm());
    expect(lateResponse.status).toBe(410);
    const html = await lateResponse.text();
    expect(html).toContain('Mara Lindqvist has withdrawn it.');
    expect(html).toContain('What you wrote was not sent');
    expect(html).toContain(ANSWER_WORDS);
    expect(html).toContain('From 40 to about 300.');
    expect((await readRow(id))?.words).toBeNull();
  });
});
