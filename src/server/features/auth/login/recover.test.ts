import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mailOutbox, profiles, session, user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { eventually } from '@/server/testing/eventually';
import { signUp, tokenInMail, waitForMail } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { HOUR, MINUTE } from '@/shared/time/durations';

const NEW_PASSWORD = 'a-wholly-new-one-7';

onDatabases('recovery', (kind) => {
  const app = setUpTestApp({ kind });

  const recover = async (email: string, nth = 1) => {
    const response = await new TestBrowser(app, `198.51.100.${nth}`).post('/api/auth/recover', { email });
    expect(response.status).toBe(200);
    return tokenInMail(await waitForMail(app, email, nth));
  };

  it('sets a new password, signs this browser in and all others out', async () => {
    const person = await buildUser(app);
    const token = await recover(person.email);
    const browser = new TestBrowser(app);
    expect(await (await browser.post('/api/auth/recovery', { token })).json()).toEqual({
      status: 'ready',
      termsDue: false,
    });
    expect(await browser.rpc.auth.me(), 'not signed in before the password is set').toBeNull();
    await expect(browser.rpc.profiles.mine()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const before = browser.cookies.get('quarterdeck_session');
    expect((await browser.post('/api/auth/password', { password: NEW_PASSWORD })).status).toBe(200);
    expect(browser.cookies.get('quarterdeck_session')).not.toBe(before);
    expect(await browser.rpc.auth.me()).toMatchObject({ id: person.id });
    expect(await person.browser.rpc.auth.me()).toBeNull();
    const login = (password: string) =>
      new TestBrowser(app).post('/api/auth/login', { email: person.email, password });
    expect((await login(person.password)).status).toBe(400);
    expect((await login(NEW_PASSWORD)).status).toBe(200);
  });

  it('continues after a reload without the link, in the same browser only', async () => {
    const person = await buildUser(app);
    const continueRecovery = (browser: TestBrowser) => browser.post('/api/auth/recovery', { token: '' });
    expect((await continueRecovery(person.browser)).status, 'signed in as usual').toBe(400);
    expect((await continueRecovery(new TestBrowser(app))).status, 'not signed in').toBe(400);
    const browser = new TestBrowser(app);
    await browser.post('/api/auth/recovery', { token: await recover(person.email) });
    const response = await continueRecovery(browser);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready', termsDue: false }]);
  });

  it('has a link that is valid for an hour and used once: of 20 concurrent requests one gets a session', async () => {
    const person = await buildUser(app);
    const lateRecovery = await recover(person.email);
    app.advance(HOUR + 1_000);
    expect((await new TestBrowser(app).post('/api/auth/recovery', { token: lateRecovery })).status).toBe(400);
    const token = await recover(person.email, 2);
    await app.db.delete(session).where(eq(session.userId, person.id));
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => new TestBrowser(app).post('/api/auth/recovery', { token })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.db.select().from(session).where(eq(session.userId, person.id))).toHaveLength(1);
  });

  it('gives the same answer for an unknown address, also within the cooldown, and mails nobody', async () => {
    const person = await buildUser(app);
    const ask = async (email: string) => {
      const browser = new TestBrowser(app, '203.0.113.20');
      const first = await browser.post('/api/auth/recover', { email });
      const second = await browser.post('/api/auth/recover', { email });
      return [first.status, await first.text(), second.status, await second.text()];
    };
    const answersToKnown = await ask(person.email);
    expect([answersToKnown[0], answersToKnown[2]]).toEqual([200, 429]);
    expect(await ask('nobody@people.example')).toEqual(answersToKnown);
    await waitForMail(app, person.email);
    // Its row is deleted right after a mail has left.
    await eventually(async () => expect(await app.db.select().from(mailOutbox)).toHaveLength(0));
    // Checked last: a mail to the unknown address would be sent after the other one.
    expect(app.mailer.sent.some(({ to }) => to === 'nobody@people.example')).toBe(false);
  });

  it('invalidates other recovery links and a pending change of address', async () => {
    const person = await buildUser(app);
    const otherAddress = 'thief@people.example';
    await person.browser.post('/api/auth/email', { email: otherAddress });
    const change = tokenInMail(await waitForMail(app, otherAddress));
    const first = await recover(person.email);
    app.advance(2 * MINUTE);
    const second = await recover(person.email, 2);
    const browser = new TestBrowser(app);
    await browser.post('/api/auth/recovery', { token: second });
    expect((await browser.post('/api/auth/password', { password: NEW_PASSWORD })).status).toBe(200);
    const openLink = (path: string, token: string) => new TestBrowser(app).post(path, { token });
    expect((await openLink('/api/auth/recovery', first)).status).toBe(400);
    expect((await openLink('/api/auth/email/confirm', change)).status).toBe(400);
    const [row] = await app.db.select().from(user).where(eq(user.id, person.id));
    expect(row?.email).toBe(person.email);
  });

  it('limits a network to 120 links of any kind in a quarter of an hour', async () => {
    const network = '192.0.2.77';
    const openLink = (path: string, token = 'no-such-link') =>
      new TestBrowser(app, network).post(path, { token });
    const tried = await Promise.all(Array.from({ length: 120 }, () => openLink('/api/auth/recovery')));
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([400]));
    const paths = [
      '/api/auth/recovery',
      '/api/auth/verify',
      '/api/auth/email/confirm',
      '/api/auth/email/revert',
    ];
    for (const path of paths) expect((await openLink(path)).status, path).toBe(429);
    app.advance(15 * MINUTE + 1_000);
    expect((await openLink('/api/auth/recovery')).status).toBe(400);
  });

  it('confirms an address that was waiting, and takes over nothing from a stranger’s sign-up', async () => {
    const email = 'prepared@people.example';
    const stranger = new TestBrowser(app);
    const prepared = await signUp(app, stranger, {
      email,
      first_name: 'Not',
      last_name: 'Hers',
      password: 'the-strangers-9',
    });
    const response = await new TestBrowser(app).post('/api/auth/recover', { email });
    expect(response.status).toBe(200);
    const token = tokenInMail(await waitForMail(app, email, 2));
    const owner = new TestBrowser(app);
    expect(await (await owner.post('/api/auth/recovery', { token })).json()).toMatchObject({
      termsDue: true,
    });
    expect((await owner.post('/api/auth/password', { password: NEW_PASSWORD })).status).toBe(200);
    expect(await owner.rpc.auth.me()).toMatchObject({
      email,
      firstName: '',
      lastName: '',
      onboardingStatus: 'EMAIL_CONFIRMED',
    });
    const strangersResponse = await stranger.post('/api/auth/verify', { token: prepared.token });
    expect(strangersResponse.status).toBe(400);
    const [row] = await app.db.select().from(user).where(eq(user.email, email));
    expect(row?.terms_accepted_at).toBeInstanceOf(Date);
    expect(row?.id).not.toBe(prepared.id);
    const login = await new TestBrowser(app).post('/api/auth/login', { email, password: NEW_PASSWORD });
    expect(login.status, 'the password is the new account’s').toBe(200);
  });

  it('takes over the name from a sign-up of the same browser with the same address only', async () => {
    const recoverName = async (browser: TestBrowser, email: string) => {
      await new TestBrowser(app).post('/api/auth/recover', { email });
      const token = tokenInMail(await waitForMail(app, email, 2));
      expect((await browser.post('/api/auth/recovery', { token })).status).toBe(200);
      expect((await browser.post('/api/auth/password', { password: NEW_PASSWORD })).status).toBe(200);
      const { firstName, lastName } = (await browser.rpc.auth.me()) ?? {};
      return [firstName, lastName];
    };
    const ownBrowser = new TestBrowser(app);
    const first = await signUp(app, ownBrowser, { first_name: 'Ylva', last_name: 'Strand' });
    expect(await recoverName(ownBrowser, first.email)).toEqual(['Ylva', 'Strand']);
    const otherAddress = await signUp(app, new TestBrowser(app), { first_name: 'Odd', last_name: 'Berge' });
    const other = new TestBrowser(app);
    await signUp(app, other, { first_name: 'Tuva', last_name: 'Lie' });
    expect(await recoverName(other, otherAddress.email)).toEqual(['', '']);
  });

  it('works for an account that was confirmed by its sign-up link meanwhile', async () => {
    const browser = new TestBrowser(app);
    const waiting = await signUp(app, browser);
    expect((await new TestBrowser(app).post('/api/auth/recover', { email: waiting.email })).status).toBe(200);
    const recovery = tokenInMail(await waitForMail(app, waiting.email, 2));
    expect((await browser.post('/api/auth/verify', { token: waiting.token })).status).toBe(200);
    const other = new TestBrowser(app);
    expect((await other.post('/api/auth/recovery', { token: recovery })).status).toBe(200);
    expect((await other.post('/api/auth/password', { password: NEW_PASSWORD })).status).toBe(200);
    expect(await other.rpc.auth.me()).toMatchObject({ id: waiting.id });
  });

  it('completes the set-password step on an old sign-in, on which any other change of password is refused', async () => {
    const invited = await buildUser(app, { status: 'SET_PASSWORD' });
    app.advance(16 * MINUTE);
    expect((await invited.browser.post('/api/auth/password', { password: NEW_PASSWORD })).status).toBe(200);
    const [row] = await app.db.select().from(profiles).where(eq(profiles.id, invited.id));
    expect(row?.onboarding_status).toBe('PROFILE_GENERATED');
    expect(await invited.browser.rpc.auth.me(), 'still signed in').toMatchObject({ id: invited.id });
    const oldAccount = await buildUser(app);
    app.advance(16 * MINUTE);
    const refused = await oldAccount.browser.post('/api/auth/password', { password: NEW_PASSWORD });
    expect(await refused.json()).toMatchObject({ code: 'reauthentication_needed' });
    expect((await new TestBrowser(app).post('/api/auth/password', { password: NEW_PASSWORD })).status).toBe(
      401,
    );
  });
});
