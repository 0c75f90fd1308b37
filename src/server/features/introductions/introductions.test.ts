/** Introductions over HTTP: who is notified of what, when, and for how long it is kept. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { user } from '@/server/db/schema';
import { introductionHelpers, SECRET } from '@/server/testing/features/introductions';
import { waitForMail } from '@/server/testing/people/accounts';
import { refusalOf } from '@/server/testing/refusal';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY, HOUR } from '@/shared/time/durations';
import { sweepIntroductions } from './sweep-introductions';

onDatabases('an introduction', (kind) => {
  const app = setUpTestApp({ kind });

  const {
    calls,
    buildOwner,
    createVisitor,
    formValues,
    postForm,
    sendForm,
    linkPathIn,
    sendConfirmedIntroduction,
    readIntroductions,
  } = introductionHelpers(() => app, kind);

  it('is delivered to the owner once its sender has confirmed it, and to nobody before', async () => {
    const mara = await buildOwner();
    const fields = formValues();
    const response = await sendForm(createVisitor(), mara.form, fields);
    expect(await response.text()).toContain('One message is on its way to you');
    const mail = await waitForMail(app, fields.email);
    expect(mail.text).toContain('Mara Lindqvist');
    // A stranger's text is not mailed to an address that nobody has confirmed.
    expect(mail.text + mail.html + mail.subject).not.toMatch(/Johor|Adaeze|Northgate Diagnostics/);
    expect((await calls(mara).list()).introductions).toEqual([]);
    const link = linkPathIn(mail.text);
    // A mail scanner opens the link twice, which changes nothing.
    for (let n = 0; n < 2; n++) {
      const html = await (await createVisitor().fetch(link)).text();
      expect(html).toContain('Send introduction');
      expect(html).not.toMatch(/Johor|Adaeze|northgate/);
    }
    expect((await calls(mara).waiting()).count).toBe(0);
    // Although the button is pressed twice at the same moment, the owner gets one mail.
    await Promise.all([1, 2].map(() => postForm(createVisitor(), link, { act: 'confirm' })));
    const ownersMail = await waitForMail(app, mara.email);
    expect(ownersMail.text).toContain(`> ${SECRET}, <b>bought</b>`);
    expect(ownersMail.html).toContain('&lt;b&gt;bought&lt;/b&gt;');
    expect(ownersMail.subject).not.toContain('Adaeze');
    expect(app.mailer.sent.filter(({ to }) => to === mara.email)).toHaveLength(1);
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

  it('is stored and mailed once however often the same words are sent, also at the same moment', async () => {
    const mara = await buildOwner();
    const fields = formValues();
    const reader = createVisitor();
    const responses = await Promise.all([1, 2].map(() => sendForm(reader, mara.form, fields)));
    for (const response of responses)
      expect(await response.text()).toContain('One message is on its way to you');
    expect(await readIntroductions(mara.id)).toHaveLength(1);
    await waitForMail(app, fields.email);
    expect(app.mailer.sent.filter(({ to }) => to === fields.email)).toHaveLength(1);
    await sendForm(reader, mara.form, { ...fields, about: 'Something else.' });
    expect(await readIntroductions(mara.id)).toHaveLength(2);
  });

  it('is answered once: accepting sends the chosen contact details in one mail, however often it is pressed', async () => {
    const mara = await buildOwner();
    const sent = await sendConfirmedIntroduction(mara);
    const [{ id } = { id: '' }] = (await calls(mara).list()).introductions;
    expect(await refusalOf(calls(mara).accept({ id, email: false, telephone: true }))).toMatchObject({
      code: 'INVALID_INPUT',
    });
    await Promise.all([1, 2, 3].map(() => calls(mara).accept({ id, email: true, telephone: false })));
    const lateDecline = await calls(mara).decline({ id, words: 'Too late to say no.' });
    expect(lateDecline).toMatchObject({ counted: false, state: 'accepted' });
    const mail = await waitForMail(app, sent.email, 2);
    expect(mail.text).toContain(mara.email);
    expect(mail.text).not.toContain(SECRET);
    expect(app.mailer.sent.filter(({ to }) => to === sent.email)).toHaveLength(2);
    expect((await calls(mara).list()).introductions[0]).toMatchObject({
      state: 'accepted',
      contact_sent: { email: mara.email, telephone: '' },
    });
  });

  it('is declined in the owner’s words, and erased a month later', async () => {
    const mara = await buildOwner();
    const sent = await sendConfirmedIntroduction(mara);
    const [{ id } = { id: '' }] = (await calls(mara).list()).introductions;
    await calls(mara).decline({ id, words: 'Dear Adaeze,\n\nnot this time.' });
    const mail = await waitForMail(app, sent.email, 2);
    expect(mail.text).toContain('not this time.');
    expect(mail.text).not.toContain(mara.email);
    app.advance(29 * DAY);
    await sweepIntroductions(app.deps);
    expect(await readIntroductions(mara.id)).toHaveLength(1);
    app.advance(2 * DAY);
    await sweepIntroductions(app.deps);
    expect(await readIntroductions(mara.id)).toEqual([]);
  });

  it('is erased unconfirmed after a day, else after a year or by its sender’s link', async () => {
    const mara = await buildOwner();
    const fields = formValues();
    await sendForm(createVisitor(), mara.form, fields);
    const stale = linkPathIn((await waitForMail(app, fields.email)).text);
    const keptIntroduction = await sendConfirmedIntroduction(mara);
    const erased = await sendConfirmedIntroduction(mara);
    expect(await (await postForm(createVisitor(), erased.link, { act: 'erase' })).text()).toContain('Erased');
    expect((await createVisitor().fetch(erased.link)).status).toBe(404);
    app.advance(DAY + HOUR);
    await postForm(createVisitor(), stale, { act: 'confirm' });
    await sweepIntroductions(app.deps);
    expect((await readIntroductions(mara.id)).map(({ email }) => email)).toEqual([keptIntroduction.email]);
    app.advance(365 * DAY);
    await sweepIntroductions(app.deps);
    expect(await readIntroductions(mara.id)).toEqual([]);
  });

  it('is mailed to its sender at most three times, with a new link each time', async () => {
    const mara = await buildOwner();
    const fields = formValues();
    const html = await (await sendForm(createVisitor(), mara.form, fields)).text();
    const ticket = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const first = linkPathIn((await waitForMail(app, fields.email)).text);
    for (let n = 0; n < 4; n++) await postForm(createVisitor(), '/introduction/again', { ticket });
    const third = linkPathIn((await waitForMail(app, fields.email, 3)).text);
    expect(app.mailer.sent.filter(({ to }) => to === fields.email)).toHaveLength(3);
    expect((await createVisitor().fetch(first)).status).toBe(404);
    expect((await createVisitor().fetch(third)).status).toBe(200);
    expect((await postForm(createVisitor(), '/introduction/again', { ticket: 'made up' })).status).toBe(200);
  });

  it('can be sent from a form that was opened before the slug changed', async () => {
    const mara = await buildOwner();
    const slug = `${mara.slug}-now`;
    const reading = createVisitor();
    const html = await (await reading.fetch(mara.form)).text();
    const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? '';
    await mara.browser.rpc.profiles.changeSlug({ slug });
    app.advance(4_000);
    const fields = formValues();
    const response = await postForm(reading, mara.form, { stamp, ...fields });
    expect(await response.text()).toContain('One message is on its way to you');
    expect((await waitForMail(app, fields.email)).text).toContain('Mara Lindqvist');
    // The former address redirects to the present one.
    const led = await createVisitor().fetch(mara.form, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([302, `/profile/${slug}/introduce`]);
  });

  it('has neither a form nor a link to it on a page that is closed to it, private or unknown, or on a revoked version', async () => {
    const mara = await buildOwner();
    const { id } = await mara.browser.rpc.privateVersions.create();
    const version = await mara.browser.rpc.privateVersions.read({ id });
    const versionPath = new URL(version.url as string).pathname;
    expect(await (await createVisitor().fetch(`/profile/${mara.slug}`)).text()).toContain(`${mara.form}"`);
    expect(await (await createVisitor().fetch(versionPath)).text()).toContain(`${versionPath}/introduce"`);
    expect((await createVisitor().fetch(`${versionPath}/introduce`)).status).toBe(200);
    await calls(mara).setOpen({ open: false });
    expect(await (await createVisitor().fetch(`/profile/${mara.slug}`)).text()).not.toContain('/introduce"');
    for (const path of [
      mara.form,
      `${versionPath}/introduce`,
      '/profile/nobody-here/introduce',
      '/v/x/introduce',
    ]) {
      const response = await createVisitor().fetch(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toContain('Mara');
      const refused = await postForm(createVisitor(), path, {
        ...formValues(),
        about: 'Two <laboratories>.',
      });
      expect(refused.status).toBe(404);
      expect(await refused.text()).toContain('<pre dir="auto">Two &lt;laboratories&gt;.</pre>');
    }
    await calls(mara).setOpen({ open: true });
    await mara.browser.rpc.privateVersions.revoke({ id });
    expect((await createVisitor().fetch(`${versionPath}/introduce`)).status).toBe(404);
  });

  it('is not delivered by a late confirmation to an owner who has closed the form or is being deleted', async () => {
    const mara = await buildOwner();
    const fields = formValues();
    await sendForm(createVisitor(), mara.form, fields);
    const link = linkPathIn((await waitForMail(app, fields.email)).text);
    await calls(mara).setOpen({ open: false });
    await postForm(createVisitor(), link, { act: 'confirm' });
    expect((await calls(mara).waiting()).count).toBe(0);
    await calls(mara).setOpen({ open: true });
    await app.db.update(user).set({ deletion_requested_at: new Date() }).where(eq(user.id, mara.id));
    expect((await postForm(createVisitor(), link, { act: 'confirm' })).status).toBe(404);
    await app.db.delete(user).where(eq(user.id, mara.id));
    expect((await createVisitor().fetch(link)).status).toBe(404);
    expect(await readIntroductions(mara.id)).toEqual([]);
  });

  it('has pages that are not cached, not indexed and not named to other sites', async () => {
    const mara = await buildOwner();
    const { link } = await sendConfirmedIntroduction(mara);
    for (const path of [mara.form, link]) {
      const { headers } = await createVisitor().fetch(path);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  });
});
