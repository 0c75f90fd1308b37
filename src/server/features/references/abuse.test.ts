/** References against misuse by referees who write too much, and by strangers. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { declinedReferees, profileReferences as references, user } from '@/server/db/schema';
import {
  answerForm,
  askForReference,
  buildReferenceRequest,
  buildReferredPerson,
  createAnsweredReference,
  createVisitor,
  postFields,
} from '@/server/testing/features/references';
import { waitForMail } from '@/server/testing/people/accounts';
import { refusalOf } from '@/server/testing/refusal';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY } from '@/shared/time/durations';

describe('a referee', () => {
  const app = setUpTestApp();

  const readRows = (id: string) => app.db.select().from(references).where(eq(references.profile_id, id));
  const countMailsTo = (email: string) => app.mailer.sent.filter(({ to }) => to === email).length;
  const fetchPage = async (path: string) => (await createVisitor(app).fetch(path)).text();

  it('who declines is never asked again by the same person', async () => {
    const mara = await buildReferredPerson(app);
    const { id, link, request } = await askForReference(app, mara);
    const html = await (
      await postFields(createVisitor(app), link, { ...answerForm(), act: 'decline' })
    ).text();
    expect(html).toContain('is told that you would rather not');
    const [row] = await readRows(mara.id);
    expect(row).toMatchObject({ state: 'declined', email: '', words: null });
    expect((await waitForMail(app, mara.email)).text).toContain('would rather not');
    await mara.browser.rpc.references.remove({ id, revision: 0 });
    app.advance(91 * DAY);
    const keptRows = await app.db
      .select()
      .from(declinedReferees)
      .where(eq(declinedReferees.profile_id, mara.id));
    expect(keptRows).toHaveLength(1);
    expect(JSON.stringify(keptRows)).not.toContain('ingrid');
    const later = await buildReferredPerson(app);
    await app.db
      .update(declinedReferees)
      .set({ profile_id: later.id })
      .where(eq(declinedReferees.profile_id, mara.id));
    expect(await refusalOf(later.browser.rpc.references.ask(request))).toMatchObject({
      message: 'They would rather not, and are not asked again.',
    });
  });

  it('who blocks requests gets none from anybody, and no owner learns why', async () => {
    const mara = await buildReferredPerson(app);
    const { link, request } = await askForReference(app, mara);
    const referee = createVisitor(app);
    expect(await (await referee.fetch(`${link}?ask=stop`)).text()).toContain('Do not write to me again');
    await postFields(referee, link, { act: 'stop' });
    const other = await buildReferredPerson(app);
    const refusal = await refusalOf(other.browser.rpc.references.ask(request));
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT' });
    // The same sentence as where too many have asked.
    const busy = buildReferenceRequest().email;
    for (let n = 0; n < 5; n++) await askForReference(app, await buildReferredPerson(app), { email: busy });
    const sixth = await buildReferredPerson(app);
    expect(
      (await refusalOf(sixth.browser.rpc.references.ask(buildReferenceRequest({ email: busy })))).message,
    ).toBe(refusal.message);
    expect(countMailsTo(request.email)).toBe(1);
    await waitForMail(app, busy, 5);
    expect(countMailsTo(busy)).toBe(5);
  });

  it('who writes markup has it shown as text, in every script and to every reader', async () => {
    const mara = await buildReferredPerson(app);
    const words =
      '<script>alert(1)</script> & "quotes" </blockquote>\n\n**bold** ليلى בסדר 山田 Łódź 👩‍🚀 <img src=x onerror=1>';
    await createAnsweredReference(app, mara, {
      answer: { words, name: 'ليلى <b>', office: '"><svg onload=1>', 'other-1': '</li><a href="//evil">' },
    });
    const html = await fetchPage(mara.page);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('**bold** ليلى בסדר 山田 Łódź 👩‍🚀');
    expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload|<a href="\/\/evil/);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data).hasPart[0].reviewBody).toBe(words);
  });

  it('who writes too much gets it back in the form, and a much too large body is not read', async () => {
    const mara = await buildReferredPerson(app);
    const { id, link } = await askForReference(app, mara);
    const long = await postFields(createVisitor(app), link, answerForm({ words: 'ж'.repeat(1_300) }));
    expect(long.status).toBe(422);
    const html = await long.text();
    expect(html).toContain('at most 1,200 can be saved');
    expect(html).toContain('ж'.repeat(1_300));
    expect(
      (await postFields(createVisitor(app), link, answerForm({ words: 'x'.repeat(200_000) }))).status,
    ).toBe(413);
    expect((await postFields(createVisitor(app), link, answerForm({ words: 'nul \0 here' }))).status).toBe(
      422,
    );
    expect((await postFields(createVisitor(app), link, answerForm({ 'other-1': '\u200b' }))).status).toBe(
      422,
    );
    expect((await postFields(createVisitor(app), link, answerForm({ name: '' }))).status).toBe(422);
    const empty = { words: '', 'statement-0': 'unsure', 'statement-1': '' };
    expect((await postFields(createVisitor(app), link, answerForm(empty))).status).toBe(422);
    const [row] = await readRows(mara.id);
    expect(row).toMatchObject({ id, state: 'asked', words: null });
    // The longest permitted answer, in letters that take the most bytes.
    const most = answerForm({ words: '語'.repeat(1_200), 'other-1': '語'.repeat(400) });
    expect((await postFields(createVisitor(app), link, most)).status).toBe(200);
  });

  it('whose link was forwarded is protected from unseen overwriting, and can withdraw', async () => {
    const mara = await buildReferredPerson(app);
    const { id, link } = await askForReference(app, mara);
    const [referee, friend] = [createVisitor(app), createVisitor(app)];
    await referee.fetch(link);
    await postFields(friend, link, answerForm({ words: 'Written by somebody else.', name: 'A Friend' }));
    const lateResponse = await postFields(referee, link, answerForm({ words: 'Written by Ingrid.' }));
    expect(lateResponse.status).toBe(409);
    const html = await lateResponse.text();
    expect(html).toContain('An answer was given by this link meanwhile');
    expect(html).toContain('Written by Ingrid.');
    const [one] = (await mara.browser.rpc.references.list()).references;
    // The owner sees that the name differs from the one they asked for.
    expect(one).toMatchObject({ asked_name: 'Ingrid Solheim', written: { name: 'A Friend' } });
    await postFields(referee, link, answerForm({ words: 'Written by Ingrid.', revision: '1' }));
    expect((await readRows(mara.id))[0]).toMatchObject({ id, words: 'Written by Ingrid.' });
  });

  it('whose form had an error does not overwrite a newer answer', async () => {
    const mara = await buildReferredPerson(app);
    const { link } = await askForReference(app, mara);
    const [referee, friend] = [createVisitor(app), createVisitor(app)];
    await postFields(friend, link, answerForm({ words: 'Written by somebody else.' }));
    const refused = await postFields(referee, link, answerForm({ 'other-1': '' }));
    expect(refused.status).toBe(422);
    const revision = /name="revision"[^>]* value="(\d+)"/.exec(await refused.text())?.[1] ?? '';
    const lateResponse = await postFields(
      referee,
      link,
      answerForm({ words: 'Written by Ingrid.', revision }),
    );
    expect(lateResponse.status).toBe(409);
  });

  it('who changes an answer often causes at most three mails a day to the owner', async () => {
    const mara = await buildReferredPerson(app);
    const { link } = await createAnsweredReference(app, mara, { shown: false });
    for (let n = 1; n <= 6; n++) {
      const answer = answerForm({ revision: String(n), words: `Take ${n}.` });
      expect((await postFields(createVisitor(app), link, answer)).status).toBe(200);
    }
    await waitForMail(app, mara.email, 3);
    expect(countMailsTo(mara.email)).toBe(3);
  });

  it('can download everything that is stored about them', async () => {
    const mara = await buildReferredPerson(app);
    const { link, request } = await createAnsweredReference(app, mara);
    const response = await createVisitor(app).fetch(`${link}/answer.json`);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.json()).toMatchObject({
      state: 'written',
      email: request.email,
      written: { name: 'Ingrid Solheim' },
    });
  });

  it('gets 404 for a guessed, truncated or longer link, and 403 for an answer from another site', async () => {
    const { link } = await askForReference(app, await buildReferredPerson(app));
    for (const path of ['/reference/x', `/reference/${'A'.repeat(43)}`, link.slice(0, -1), `${link}a`]) {
      const responses = [
        await createVisitor(app).fetch(path),
        await postFields(createVisitor(app), path, answerForm()),
        await postFields(createVisitor(app), path, { act: 'take-back' }),
        await postFields(createVisitor(app), path, { act: 'stop' }),
        await createVisitor(app).fetch(`${path}/answer.json`),
      ];
      for (const response of responses) {
        expect([path, response.status]).toEqual([path, 404]);
        expect(await response.text()).not.toContain('Lindqvist');
      }
    }
    const foreign = await createVisitor(app).fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(answerForm()).toString(),
    });
    expect(foreign.status).toBe(403);
  });

  it('finds their link closed as soon as the owner’s account is being deleted', async () => {
    const mara = await buildReferredPerson(app);
    const { link } = await createAnsweredReference(app, mara);
    await app.db.update(user).set({ deletion_requested_at: new Date() }).where(eq(user.id, mara.id));
    const lateResponse = await postFields(
      createVisitor(app),
      link,
      answerForm({ words: 'Too late.', revision: '1' }),
    );
    expect(lateResponse.status).toBe(404);
    expect(await lateResponse.text()).toContain('Too late.');
    await app.db.delete(user).where(eq(user.id, mara.id));
    expect(await readRows(mara.id)).toEqual([]);
    expect((await createVisitor(app).fetch(link)).status).toBe(404);
  });
});
