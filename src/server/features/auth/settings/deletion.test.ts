import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { account, accountDeletions, pendingSignups, profiles, session, user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import {
  signUpAndConfirm,
  tokenInMail,
  waitForMail,
  waitForMailAbout,
} from '@/server/testing/people/accounts';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { ONBOARDING_STATUSES } from '@/shared/account/onboarding';
import { DAY, HOUR, MINUTE } from '@/shared/time/durations';

const DELETE = { confirmation: 'DELETE' };

onDatabases('deletion of an account', (kind) => {
  const app = setUpTestApp({ kind });

  const login = async (email: string, password: string) =>
    (await new TestBrowser(app).post('/api/auth/login', { email, password })).status;
  const cancelDeletion = (token: string) => new TestBrowser(app).post('/api/auth/deletion/cancel', { token });
  const fetchPage = (path: string) => new TestBrowser(app).fetch(path);

  it('requires the exact word DELETE', async () => {
    const { browser, id } = await buildUser(app);
    for (const confirmation of ['delete', 'DELETE ', '', undefined]) {
      const response = await browser.post('/api/auth/deletion', { confirmation });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        message: 'Please type DELETE to confirm account deletion.',
      });
    }
    expect(await browser.rpc.auth.me()).toMatchObject({ id });
  });

  it('hides the profile, ends every session and invalidates the credentials at once', async () => {
    const person = await buildUser(app, { published: true, slug: 'hidden-at-once' });
    const phone = new TestBrowser(app);
    await phone.post('/api/auth/login', { email: person.email, password: person.password });
    expect((await fetchPage('/profile/hidden-at-once')).status).toBe(200);
    expect((await person.browser.post('/api/auth/deletion', DELETE)).status).toBe(200);
    expect(person.browser.cookies.has('quarterdeck_session')).toBe(false);
    expect(await phone.rpc.auth.me()).toBeNull();
    const hidden = await fetchPage('/profile/hidden-at-once');
    expect(hidden.status).toBe(403);
    expect(await hidden.text()).not.toContain('Mara');
    const preview = await fetchPage(`/profile/preview/${person.id}`);
    expect(preview.status).toBe(403);
    const { email, password } = person;
    const deletedLogin = await new TestBrowser(app).post('/api/auth/login', { email, password });
    const other = { email: 'never@people.example', password };
    const unknownLogin = await new TestBrowser(app).post('/api/auth/login', other);
    expect([deletedLogin.status, await deletedLogin.text()]).toEqual([
      unknownLogin.status,
      await unknownLogin.text(),
    ]);
    expect(await login(`deleted:${person.id}`, person.password), 'nor by what stands in its place').toBe(400);
    const neighbour = await buildUser(app);
    await waitForMailAbout(app, person.email, 'Your account will be deleted');
    const mailsToPerson = () => app.mailer.sent.filter(({ to }) => to === person.email);
    const before = mailsToPerson().length;
    await new TestBrowser(app).post('/api/auth/recover', { email: person.email });
    await new TestBrowser(app).post('/api/auth/recover', { email: neighbour.email });
    await waitForMail(app, neighbour.email);
    expect(mailsToPerson().slice(before)).toEqual([]);
  });

  it('refuses saves of an editor that is still open, and stores nothing of them', async () => {
    const person = await buildUser(app);
    const editor = new TestBrowser(app);
    await editor.post('/api/auth/login', { email: person.email, password: person.password });
    await person.browser.post('/api/auth/deletion', DELETE);
    const save = {
      base_revision: 1,
      save_id: randomUUID(),
      profile_data: buildProfile({ summary: 'Still typing.' }),
    };
    await expect(editor.rpc.profiles.save(save)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(editor.rpc.profiles.publish({ published: true })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const [row] = await app.db.select().from(profiles).where(eq(profiles.id, person.id));
    expect(row).toMatchObject({ revision: 1, ispublished: false });
  });

  it('keeps a session that was created during it invalid, also after cancelling', async () => {
    const person = await buildUser(app);
    const lateBrowser = new TestBrowser(app);
    for (const [name, value] of person.browser.cookies) lateBrowser.cookies.set(name, value);
    const [row] = await app.db.select().from(session).where(eq(session.userId, person.id));
    await person.browser.post('/api/auth/deletion', DELETE);
    if (!row) throw new Error('no session');
    await app.db.insert(session).values(row);
    expect(await lateBrowser.rpc.auth.me()).toBeNull();
    await cancelDeletion(tokenInMail(await waitForMail(app, person.email)));
    expect(await lateBrowser.rpc.auth.me()).toBeNull();
  });

  it('happens once, with one mail, for 10 concurrent requests', async () => {
    const person = await buildUser(app);
    const browsers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const copy = new TestBrowser(app);
        for (const [name, value] of person.browser.cookies) copy.cookies.set(name, value);
        return copy;
      }),
    );
    const responses = await Promise.all(browsers.map((copy) => copy.post('/api/auth/deletion', DELETE)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(401)]);
    await waitForMail(app, person.email);
    expect(app.mailer.sent.filter(({ to }) => to === person.email)).toHaveLength(1);
    expect(
      await app.db.select().from(accountDeletions).where(eq(accountDeletions.user_id, person.id)),
    ).toHaveLength(1);
  });

  it('acts on the session’s account and ignores an id in the body', async () => {
    const victim = await buildUser(app);
    const attacker = await buildUser(app);
    await attacker.browser.post('/api/auth/deletion', {
      ...DELETE,
      id: victim.id,
      userId: victim.id,
      uuid: victim.id,
    });
    expect(await victim.browser.rpc.auth.me()).toMatchObject({ id: victim.id });
    expect(await attacker.browser.rpc.auth.me()).toBeNull();
    expect((await new TestBrowser(app).post('/api/auth/deletion', DELETE)).status).toBe(401);
  });

  it.each(ONBOARDING_STATUSES.slice(1))('is available in the onboarding status %s', async (status) => {
    const { browser, email } = await buildUser(app, { status });
    app.advance(16 * MINUTE);
    expect((await browser.post('/api/auth/deletion', DELETE)).status, 'on an old sign-in').toBe(403);
    expect(await browser.rpc.account.mine()).toMatchObject({ email, password: true });
    await browser.post('/api/auth/proof/code', {});
    const code = /\b\d{6}\b/.exec((await waitForMail(app, email)).text)?.[0];
    expect((await browser.post('/api/auth/proof', { code })).status).toBe(200);
    expect((await browser.post('/api/auth/deletion', DELETE)).status).toBe(200);
    expect((await waitForMail(app, email, 2)).subject).toMatch(/will be deleted/);
  });

  it('is cancelled by the mailed link within a day, which restores everything and signs nobody in', async () => {
    const person = await buildUser(app, { published: true, slug: 'kept-after-all' });
    const identity = {
      id: `row-${person.id}`,
      accountId: 'subject-77',
      providerId: 'linkedin_oidc',
      userId: person.id,
    };
    await app.db.insert(account).values(identity);
    await person.browser.post('/api/auth/deletion', DELETE);
    const [vacated] = await app.db.select().from(account).where(eq(account.id, identity.id));
    expect(vacated?.accountId).not.toBe('subject-77');
    const mail = await waitForMail(app, person.email);
    expect(mail.subject).toBe('Your account will be deleted');
    app.advance(23 * HOUR);
    const responses = await Promise.all(Array.from({ length: 5 }, () => cancelDeletion(tokenInMail(mail))));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await login(person.email, person.password)).toBe(200);
    expect(await person.browser.rpc.auth.me()).toBeNull();
    expect(await (await fetchPage('/profile/kept-after-all')).text()).toContain('Mara');
    const [restored] = await app.db.select().from(account).where(eq(account.id, identity.id));
    expect(restored?.accountId).toBe('subject-77');
    expect((await waitForMail(app, person.email, 2)).subject).toBe('Your account stays');
  });

  it('leaves a private profile private when it is cancelled, and cannot be cancelled after a day', async () => {
    const person = await buildUser(app, { published: false });
    await person.browser.post('/api/auth/deletion', DELETE);
    await cancelDeletion(tokenInMail(await waitForMail(app, person.email)));
    const [row] = await app.db.select().from(profiles).where(eq(profiles.id, person.id));
    expect(row?.ispublished).toBe(false);
    const latePerson = await buildUser(app);
    await latePerson.browser.post('/api/auth/deletion', DELETE);
    const token = tokenInMail(await waitForMail(app, latePerson.email));
    app.advance(DAY + 1_000);
    const response = await cancelDeletion(token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: 'This link has expired or was used before.' });
  });

  it('lets the address sign up again; cancelling is then refused with advice, and works after that', async () => {
    const person = await buildUser(app);
    await person.browser.post('/api/auth/deletion', DELETE);
    const token = tokenInMail(await waitForMail(app, person.email));
    const newBrowser = new TestBrowser(app);
    await signUpAndConfirm(app, newBrowser, { email: person.email, password: 'a-second-start-5' });
    expect(await newBrowser.rpc.auth.me()).toMatchObject({
      email: person.email,
      onboardingStatus: 'EMAIL_CONFIRMED',
    });
    const refused = await cancelDeletion(token);
    expect(refused.status).toBe(409);
    expect(((await refused.json()) as { message: string }).message).toContain('delete the new one');
    expect(await login(person.email, 'a-second-start-5')).toBe(200);
    await app.db.delete(user).where(eq(user.email, person.email));
    expect((await cancelDeletion(token)).status).toBe(200);
    expect(await login(person.email, person.password)).toBe(200);
  });

  it('ends waiting sign-ups of the address and earlier mailed links', async () => {
    const person = await buildUser(app);
    await new TestBrowser(app).post('/api/auth/recover', { email: person.email });
    const recovery = tokenInMail(await waitForMail(app, person.email));
    await new TestBrowser(app).post('/api/auth/signup', {
      ...{ first_name: 'Mara', last_name: 'Lindqvist' },
      email: person.email,
      password: 'forgot-that-one-3',
    });
    await person.browser.post('/api/auth/email', { email: 'gone-with-it@people.example' });
    const change = tokenInMail(await waitForMail(app, 'gone-with-it@people.example'));
    await person.browser.post('/api/auth/deletion', DELETE);
    expect(await app.db.select().from(pendingSignups).where(eq(pendingSignups.email, person.email))).toEqual(
      [],
    );
    const visitor = new TestBrowser(app);
    expect((await visitor.post('/api/auth/recovery', { token: recovery })).status).toBe(400);
    expect((await visitor.post('/api/auth/email/confirm', { token: change })).status).toBe(400);
  });
});
