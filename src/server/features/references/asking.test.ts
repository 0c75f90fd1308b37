/** Asking for references, against misuse by an owner. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { profileReferences as references } from '@/server/db/schema';
import {
  askForReference,
  buildReferenceRequest,
  buildReferredPerson,
  createAnsweredReference,
  createVisitor,
} from '@/server/testing/features/references';
import { refusalOf } from '@/server/testing/refusal';
import { setUpTestApp } from '@/server/testing/test-app';

describe('an owner who asks for references', () => {
  const app = setUpTestApp();

  const readRows = (id: string) => app.db.select().from(references).where(eq(references.profile_id, id));
  const countMailsTo = (email: string) => app.mailer.sent.filter(({ to }) => to === email).length;
  const fetchPage = async (path: string) => (await createVisitor(app).fetch(path)).text();

  it('can ask nobody twice, and at most five people a day', async () => {
    const mara = await buildReferredPerson(app);
    const ask = (email: string) => mara.browser.rpc.references.ask(buildReferenceRequest({ email }));
    await ask('one@tanager.example');
    for (const addressOfSameMailbox of ['one@tanager.example', 'ONE+more@tanager.example']) {
      expect(await refusalOf(ask(addressOfSameMailbox)), addressOfSameMailbox).toMatchObject({
        code: 'INVALID_INPUT',
        message: expect.stringContaining('asked this address before'),
      });
    }
    for (const name of ['two', 'three', 'four', 'five']) await ask(`${name}@tanager.example`);
    expect(await refusalOf(ask('six@tanager.example'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await readRows(mara.id)).toHaveLength(5);
    expect(countMailsTo('six@tanager.example')).toBe(0);
  });

  it('cannot mail somebody again by withdrawing and repeating the request', async () => {
    const mara = await buildReferredPerson(app);
    const { id, request } = await askForReference(app, mara);
    await mara.browser.rpc.references.withdraw({ id });
    await mara.browser.rpc.references.remove({ id, revision: 0 });
    expect(await refusalOf(mara.browser.rpc.references.ask(request))).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(countMailsTo(request.email)).toBe(1);
  });

  it('cannot ask themselves, however the address is spelled', async () => {
    const mara = await buildReferredPerson(app, { email: 'mara.lindqvist@gmail.com' });
    for (const email of ['mara.lindqvist@gmail.com', 'MaraLindqvist+ref@googlemail.com']) {
      expect(
        await refusalOf(mara.browser.rpc.references.ask(buildReferenceRequest({ email }))),
        email,
      ).toMatchObject({
        message: 'This is your own address. A reference comes from somebody else.',
      });
    }
  });

  it('cannot put links, numbers or line breaks into another person’s mail', async () => {
    const mara = await buildReferredPerson(app);
    for (const note of [
      'See https://evil.example/prize',
      'evil.example has it',
      'Call +65 9123 4567 now',
      'me@evil.example',
    ]) {
      expect(
        await refusalOf(mara.browser.rpc.references.ask(buildReferenceRequest({ note }))),
        note,
      ).toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
    for (const name of ['Ingrid\r\nBcc: all@evil.example', 'Ingrid\u2028Solheim']) {
      expect(
        await refusalOf(mara.browser.rpc.references.ask(buildReferenceRequest({ name }))),
        name,
      ).toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
    const { mail } = await askForReference(app, mara, { name: 'www.evil.example' });
    expect(mail.text + mail.html + mail.subject).not.toContain('evil');
    expect(mail.text).toContain('Hello,');
  });

  it('can only ask about statements of their profile', async () => {
    const mara = await buildReferredPerson(app);
    const invented = buildReferenceRequest({ matters: ['Won the Nobel Prize'] });
    expect(await refusalOf(mara.browser.rpc.references.ask(invented))).toMatchObject({
      code: 'INVALID_INPUT',
    });
    const nothing = buildReferenceRequest({ matters: [] });
    expect(await refusalOf(mara.browser.rpc.references.ask(nothing))).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(await readRows(mara.id)).toEqual([]);
  });

  it.each([
    ['ingrid@gmail.com', 'Confirmed by email'],
    ['ingrid@elsewhere.example', 'Confirmed by email'],
    ['ingrid@mail.tanager-health.example', 'Confirmed by email from @mail.tanager-health.example'],
  ])('whose referee answers from %s has the reference marked "%s"', async (email, label) => {
    const mara = await buildReferredPerson(app);
    await createAnsweredReference(app, mara, { email });
    const html = await fetchPage(mara.page);
    expect(/Confirmed by email[^<]*/.exec(html)?.[0]).toBe(label);
  });

  it('cannot read, remind, show, hide or end requests of others', async () => {
    const mara = await buildReferredPerson(app);
    const eve = await buildReferredPerson(app);
    const { id } = await createAnsweredReference(app, mara, { shown: false });
    expect((await eve.browser.rpc.references.list()).references).toEqual([]);
    const before = await readRows(mara.id);
    const calls = eve.browser.rpc.references;
    for (const attempt of [
      () => calls.show({ id, revision: 1 }),
      () => calls.hide({ id }),
      () => calls.remind({ id }),
      () => calls.withdraw({ id }),
      () => calls.remove({ id, revision: 0 }),
    ]) {
      expect(await refusalOf(attempt())).toMatchObject({ code: 'NOT_FOUND' });
    }
    await calls.seen({ id });
    expect(await readRows(mara.id)).toEqual(before);
  });
});
