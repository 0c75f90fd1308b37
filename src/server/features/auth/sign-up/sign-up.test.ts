import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { account, mailLinks, pendingSignups, profiles, rateLimits, user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import {
  signUp,
  signUpAndConfirm,
  signUpForm,
  tokenInMail,
  waitForMail,
} from '@/server/testing/people/accounts';
import { buildUser, TEST_PASSWORD } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createTestApp, setUpTestApp } from '@/server/testing/test-app';
import { DAY, HOUR, MINUTE } from '@/shared/time/durations';
import { authLimits } from '../limits';

onDatabases('sign-up', (kind) => {
  const app = setUpTestApp({ kind });

  it('creates the account when the mailed link is used, and signs in', async () => {
    const browser = new TestBrowser(app);
    const person = await signUp(app, browser);
    expect(await browser.rpc.auth.me()).toBeNull();
    const response = await browser.post('/api/auth/verify', { token: person.token });
    expect(await response.json()).toEqual({
      status: 'signed_in',
      onboardingStatus: 'EMAIL_CONFIRMED',
      profileReady: false,
    });
    expect(await browser.rpc.auth.me()).toMatchObject({
      id: person.id,
      email: person.email,
      firstName: 'Ines',
      lastName: 'Okafor',
      emailConfirmed: true,
      onboardingStatus: 'EMAIL_CONFIRMED',
    });
    const [row] = await app.db.select().from(user).where(eq(user.id, person.id));
    expect(row?.terms_accepted_at).toBeInstanceOf(Date);
  });

  it('stores the password as a hash of the recommended cost', async () => {
    const production = await createTestApp({ kind, deps: { passwordCost: undefined } });
    onTestFinished(() => production.close());
    const person = await signUpAndConfirm(production, new TestBrowser(production));
    const [credential] = await production.db.select().from(account).where(eq(account.userId, person.id));
    expect(credential?.password).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  it('tells whoever knows its id whether it was confirmed, up to a rate limit', async () => {
    const asker = new TestBrowser(app, '203.0.113.77');
    const browser = new TestBrowser(app);
    const { id, token } = await signUp(app, browser);
    expect(await asker.rpc.auth.isConfirmed({ id })).toBe(false);
    await browser.post('/api/auth/verify', { token });
    expect(await asker.rpc.auth.isConfirmed({ id })).toBe(true);
    const limit = authLimits(app.deps.hashKey).confirmed(asker.ip)[0];
    await app.db
      .update(rateLimits)
      .set({ count: limit?.max })
      .where(eq(rateLimits.key, limit?.key ?? ''));
    await expect(asker.rpc.auth.isConfirmed({ id })).rejects.toMatchObject({ status: 429 });
    expect(await new TestBrowser(app).rpc.auth.isConfirmed({ id }), 'from elsewhere').toBe(true);
    app.advance(15 * MINUTE);
    expect(await asker.rpc.auth.isConfirmed({ id })).toBe(true);
  });

  it('sends a link with the token in the fragment, which reaches no server', async () => {
    const person = await signUp(app, new TestBrowser(app));
    const mail = await waitForMail(app, person.email);
    expect(mail.subject).toBe('Confirm your email address');
    const links = mail.html.match(/href="[^"]+"/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^href="http:\/\/localhost:3000\/auth\/callback#token=/);
    expect(mail.text).toContain(person.token);
  });

  it('accepts a link once', async () => {
    const browser = new TestBrowser(app);
    const { token } = await signUpAndConfirm(app, browser);
    const secondResponse = await browser.post('/api/auth/verify', { token });
    expect(secondResponse.status).toBe(400);
    expect(await secondResponse.json()).toEqual({
      status: 'error',
      code: 'invalid_link',
      message: 'Authentication failed. Please try logging in.',
    });
    const twice = new TestBrowser(app);
    const person = await signUp(app, twice);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => twice.post('/api/auth/verify', { token: person.token })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires a link after 24 hours', async () => {
    const browser = new TestBrowser(app);
    const early = await signUp(app, browser);
    app.advance(DAY + 1_000);
    expect((await browser.post('/api/auth/verify', { token: early.token })).status).toBe(400);
    expect((await browser.post('/api/auth/resend', { email: early.email })).status).toBe(200);
    const token = tokenInMail(await waitForMail(app, early.email, 2));
    app.advance(23 * HOUR);
    expect((await browser.post('/api/auth/verify', { token })).status).toBe(200);
  });

  it('keeps older links of the same sign-up valid until one is used', async () => {
    const browser = new TestBrowser(app);
    const person = await signUp(app, browser);
    expect((await browser.post('/api/auth/resend', { email: person.email })).status).toBe(200);
    const newer = tokenInMail(await waitForMail(app, person.email, 2));
    expect(newer).not.toBe(person.token);
    const response = await browser.post('/api/auth/verify', { token: person.token });
    expect(response.status).toBe(200);
    const ticket = response.headers.getSetCookie().find((cookie) => cookie.startsWith('quarterdeck_ticket='));
    expect(ticket, 'the ticket has served').toMatch(/^quarterdeck_ticket=; Max-Age=0;/i);
    expect((await browser.post('/api/auth/verify', { token: newer })).status).toBe(400);
    expect(await app.db.select().from(mailLinks).where(eq(mailLinks.subject, person.id))).toEqual([]);
  });

  it('asks a browser without the ticket for the password of the sign-up', async () => {
    const person = await signUp(app, new TestBrowser(app));
    const phone = new TestBrowser(app);
    const response = await phone.post('/api/auth/verify', { token: person.token });
    expect(await response.json()).toEqual({ status: 'password_required', email: person.email });
    expect(await phone.rpc.auth.me()).toBeNull();
    const wrong = await phone.post('/api/auth/verify', { token: person.token, password: 'not it at all' });
    expect(await wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    const right = await phone.post('/api/auth/verify', { token: person.token, password: person.password });
    expect(right.status).toBe(200);
    expect(await phone.rpc.auth.me()).toMatchObject({ id: person.id });
  });

  it('creates one account for 50 concurrent sign-ups with one address', async () => {
    const form = signUpForm();
    // Uses five networks, since only a limited number of one may wait for the password hash.
    const browsers = Array.from({ length: 50 }, (_, nth) => new TestBrowser(app, `192.0.${nth % 5}.1`));
    const responses = await Promise.all(browsers.map((browser) => browser.post('/api/auth/signup', form)));
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const tokens = await Promise.all(
      [1, 2, 3, 4, 5].map((nth) => waitForMail(app, form.email, nth).then(tokenInMail)),
    );
    const confirmed = await Promise.all(
      tokens.map((token) =>
        new TestBrowser(app).post('/api/auth/verify', { token, password: form.password }),
      ),
    );
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.db.select().from(user).where(eq(user.email, form.email))).toHaveLength(1);
    expect(
      await app.db.select().from(pendingSignups).where(eq(pendingSignups.email, form.email)),
    ).toHaveLength(0);
    const everyone = await app.db.select({ id: profiles.id }).from(profiles);
    expect(everyone).toHaveLength((await app.db.select().from(user)).length);
  }, 60_000);

  it('gives the same answer for an address with an account, and notifies its owner', async () => {
    const owner = await buildUser(app, { firstName: 'Odile' });
    const stranger = new TestBrowser(app);
    const responseForTakenAddress = await stranger.post(
      '/api/auth/signup',
      signUpForm({ email: owner.email }),
    );
    const form = signUpForm();
    const free = await new TestBrowser(app).post('/api/auth/signup', form);
    const shape = async (response: Response, email: string) => ({
      status: response.status,
      body: (await response.text()).replace(email, 'ADDRESS').replace(/[0-9a-f-]{36}/, 'ID'),
      cookies: response.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, '=')),
    });
    expect(await shape(responseForTakenAddress, owner.email)).toEqual(await shape(free, form.email));
    const [takenAgain, freeAgain] = [
      await stranger.post('/api/auth/signup', signUpForm({ email: owner.email })),
      await new TestBrowser(app).post('/api/auth/signup', form),
    ];
    expect(await shape(takenAgain, owner.email), 'the second time').toEqual(
      await shape(freeAgain, form.email),
    );
    const notice = await waitForMail(app, owner.email);
    expect(notice.subject).toBe('You already have an account');
    expect(notice.text).toContain('Hello Odile,');
    expect(notice.text).not.toContain('#token');
    expect(stranger.cookies.has('quarterdeck_ticket')).toBe(true);
  });

  it('refuses an invalid address, name or password, and a common password', async () => {
    const browser = new TestBrowser(app);
    const attemptSignUp = async (overrides: object) => {
      const response = await browser.post('/api/auth/signup', { ...signUpForm(), ...overrides });
      return [response.status, ((await response.json()) as { message: string }).message];
    };
    expect(await attemptSignUp({ email: 'nobody' })).toEqual([400, 'Please enter a valid email address']);
    expect(await attemptSignUp({ first_name: ' ' })).toEqual([400, 'Please enter your first name']);
    expect(await attemptSignUp({ last_name: '\u200b' })).toEqual([400, 'Please enter your last name']);
    expect((await attemptSignUp({ first_name: 'X', last_name: 'Å' }))[0]).toBe(200);
    expect((await attemptSignUp({ first_name: 'x'.repeat(101) }))[0]).toBe(400);
    expect(await attemptSignUp({ password: '12345' })).toEqual([
      400,
      'Password must be at least 6 characters',
    ]);
    expect(await attemptSignUp({ password: 'x1'.repeat(65) })).toEqual([
      400,
      'Password must be at most 128 characters',
    ]);
    expect(await attemptSignUp({ password: 'Password1' })).toEqual([
      422,
      'This password is in lists of leaked passwords. Please choose another one.',
    ]);
    expect((await attemptSignUp({ password: '🦑🐙🦀🐚🐳🌊' }))[0]).toBe(200);
  });

  it('refuses the name of the product as a password, however it is spelt', async () => {
    for (const password of ['quarterdeck', 'Quarterdeck2026!', '123-quarter-deck', 'Qu4rt3rd3ck']) {
      const response = await new TestBrowser(app).post('/api/auth/signup', signUpForm({ password }));
      expect(await response.json(), password).toMatchObject({
        code: 'weak_password',
        message: 'This password is the name of this site. Please choose another one.',
      });
    }
    const similar = signUpForm({ password: 'a quarter of the deck' });
    expect((await new TestBrowser(app).post('/api/auth/signup', similar)).status).toBe(200);
  });

  it('refuses the own address or its local part as a password, in any case', async () => {
    const email = 'ines-of-saltmarsh@people.example';
    for (const password of [email, email.toUpperCase(), 'ines-of-saltmarsh', ' Ines-Of-Saltmarsh ']) {
      const response = await new TestBrowser(app).post('/api/auth/signup', signUpForm({ email, password }));
      expect([response.status, ((await response.json()) as { message: string }).message], password).toEqual([
        422,
        'This password is your email address. Please choose another one.',
      ]);
    }
    const formWithSimilarPassword = signUpForm({ email, password: 'ines-of-saltmarsh-7' });
    expect((await new TestBrowser(app).post('/api/auth/signup', formWithSimilarPassword)).status).toBe(200);
  });

  it('includes no user input except a name in its mail', async () => {
    const form = signUpForm({ first_name: 'Ines, you have won: https://evil.example/prize' });
    await new TestBrowser(app).post('/api/auth/signup', form);
    const mail = await waitForMail(app, form.email);
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/evil|won/);
    expect(mail.text).toContain('Hello,');
  });

  it('never lets one sign-up affect another: attacker first, victim first, attacker alone', async () => {
    for (const order of ['attacker first', 'victim first', 'attacker alone']) {
      const email = `${order.replace(' ', '-')}@people.example`;
      const attacker = { browser: new TestBrowser(app), password: 'the-attackers-own-9' };
      const victim = { browser: new TestBrowser(app), password: TEST_PASSWORD };
      const join = (who: typeof victim, first_name: string) =>
        signUp(app, who.browser, { email, password: who.password, first_name });
      let victimsSignup: Awaited<ReturnType<typeof join>> | undefined;
      if (order === 'victim first') victimsSignup = await join(victim, 'Victim');
      const attackersSignup = await join(attacker, 'Attacker');
      if (order === 'attacker first') victimsSignup = await join(victim, 'Victim');

      // The victim opens the attacker's link: neither the ticket nor the password of the victim's own sign-up fits.
      const response = await victim.browser.post('/api/auth/verify', { token: attackersSignup.token });
      expect(await response.json()).toMatchObject({ status: 'password_required' });
      const tried = await victim.browser.post('/api/auth/verify', {
        token: attackersSignup.token,
        password: victim.password,
      });
      expect(tried.status, order).toBe(400);
      if (victimsSignup) {
        const confirmed = await victim.browser.post('/api/auth/verify', { token: victimsSignup.token });
        expect(confirmed.status, order).toBe(200);
        expect(await victim.browser.rpc.auth.me()).toMatchObject({
          id: victimsSignup.id,
          firstName: 'Victim',
        });
      }
      // Nothing the attacker knows opens the account.
      const login = await attacker.browser.post('/api/auth/login', { email, password: attacker.password });
      expect(login.status, order).toBe(400);
      expect(await attacker.browser.rpc.auth.me()).toBeNull();
      expect(await app.db.$count(user, eq(user.email, email)), order).toBe(victimsSignup ? 1 : 0);
    }
  });
});
