import { eq, like } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { rateLimits, session } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { signUp } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createTestApp, setUpTestApp } from '@/server/testing/test-app';
import { DAY, MINUTE } from '@/shared/time/durations';
import { verifyKnownBrowserToken } from '../sessions/known-browser';

onDatabases('login', (kind) => {
  const app = setUpTestApp({ kind });

  const login = (browser: TestBrowser, email: string, password: string) =>
    browser.post('/api/auth/login', { email, password });

  it('signs in whatever the case of the address, and signs out on the server at once', async () => {
    const person = await buildUser(app);
    const browser = new TestBrowser(app);
    const response = await login(browser, ` ${person.email.toUpperCase()} `, person.password);
    expect(response.status).toBe(200);
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('quarterdeck_session'));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(await browser.rpc.auth.me()).toMatchObject({ id: person.id });
    const sessionCookie = browser.cookies.get('quarterdeck_session') ?? '';
    expect((await browser.post('/api/auth/logout', {})).status).toBe(200);
    expect(browser.cookies.has('quarterdeck_session')).toBe(false);
    browser.cookies.set('quarterdeck_session', sessionCookie);
    expect(await browser.rpc.auth.me()).toBeNull();
  });

  it('gives the same answer for a wrong password and for an unknown address', async () => {
    const person = await buildUser(app);
    const wrong = await login(new TestBrowser(app), person.email, 'not the right one');
    const unknown = await login(new TestBrowser(app), 'nobody@people.example', 'not the right one');
    expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(wrong.status).toBe(400);
  });

  it('reports a one-letter password as wrong, and an empty one as missing', async () => {
    const person = await buildUser(app);
    for (const [password, code] of [
      ['x', 'invalid_credentials'],
      ['', 'invalid_input'],
    ] as const) {
      const response = await login(new TestBrowser(app), person.email, password);
      expect(await response.json()).toMatchObject({ code });
    }
  });

  it('reveals that an address is unconfirmed only with the right password', async () => {
    const owner = await buildUser(app);
    for (const email of [undefined, owner.email]) {
      const browser = new TestBrowser(app);
      const person = await signUp(app, browser, { password: 'chosen-at-sign-up', ...(email && { email }) });
      const right = await login(new TestBrowser(app), person.email, 'chosen-at-sign-up');
      expect(await right.json()).toMatchObject({ code: 'email_not_confirmed' });
      const wrong = await login(new TestBrowser(app), person.email, 'something else');
      expect(await wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    }
  });

  it('creates a new session id and ends the browser’s previous session', async () => {
    const attacker = await buildUser(app);
    const victim = await buildUser(app);
    const browser = new TestBrowser(app);
    const fixed = attacker.browser.cookies.get('quarterdeck_session') ?? '';
    browser.cookies.set('quarterdeck_session', fixed);
    await login(browser, victim.email, victim.password);
    expect(browser.cookies.get('quarterdeck_session')).not.toBe(fixed);
    expect(await browser.rpc.auth.me()).toMatchObject({ id: victim.id });
    expect(await attacker.browser.rpc.auth.me()).toBeNull();
    expect(await app.db.select().from(session).where(eq(session.userId, attacker.id))).toHaveLength(0);
  });

  it('limits guesses per network, without locking out the owner elsewhere, and not permanently', async () => {
    const person = await buildUser(app);
    const guesser = new TestBrowser(app, '203.0.113.7');
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await login(guesser, person.email, `guess ${guess}`)).status).toBe(400);
    }
    const stopped = await login(guesser, person.email, person.password);
    expect(stopped.status).toBe(429);
    const wait = Number(stopped.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    const owner = new TestBrowser(app, '198.51.100.4');
    expect((await login(owner, person.email, person.password)).status).toBe(200);
    app.advance(15 * MINUTE + 1_000);
    expect((await login(guesser, person.email, person.password)).status).toBe(200);
  });

  it('lets a known browser sign in, whatever others have tried with the same address and network', async () => {
    const person = await buildUser(app);
    const ownIp = '203.0.113.9';
    const ownBrowser = new TestBrowser(app, ownIp);
    expect((await login(ownBrowser, person.email, person.password)).status).toBe(200);
    await ownBrowser.post('/api/auth/logout', {});
    for (let guess = 0; guess < 11; guess += 1) {
      await login(new TestBrowser(app, ownIp), person.email, `guess ${guess}`);
    }
    expect((await login(new TestBrowser(app, ownIp), person.email, person.password)).status).toBe(429);
    expect((await login(ownBrowser, person.email, person.password)).status).toBe(200);

    // Attempts from the owner's known browser are counted too, separately from all others.
    await login(ownBrowser, person.email, 'guess');
    const counters = await app.db.select().from(rateLimits).where(like(rateLimits.key, 'login:known:%'));
    expect(counters.map(({ count }) => count)).toEqual([1]);
  });

  it('sets a cookie by which this account alone knows the browser, until it expires', async () => {
    const person = await buildUser(app);
    const ownBrowser = new TestBrowser(app, '203.0.113.11');
    await login(ownBrowser, person.email, person.password);
    const signed = ownBrowser.cookies.get('quarterdeck_known') ?? '';
    const changed = `${signed[0] === 'A' ? 'B' : 'A'}${signed.slice(1)}`;
    const secret = app.deps.secret;
    expect(verifyKnownBrowserToken(secret, signed, person.id, app.deps.now())).toBeDefined();
    for (const forged of [changed, '', 'x', `${signed}x`]) {
      expect(verifyKnownBrowserToken(secret, forged, person.id, app.deps.now())).toBeUndefined();
    }
    const other = await buildUser(app);
    expect(verifyKnownBrowserToken(secret, signed, other.id, app.deps.now())).toBeUndefined();
    expect(verifyKnownBrowserToken(secret, signed, undefined, app.deps.now())).toBeUndefined();
    const later = new Date(app.deps.now().getTime() + 181 * DAY);
    expect(verifyKnownBrowserToken(secret, signed, person.id, later)).toBeUndefined();
  });

  it('makes callers wait only for logins of their own network', async () => {
    // Hashes take as long as in production, so that they wait for each other.
    const production = await createTestApp({ kind, deps: { passwordCost: undefined } });
    onTestFinished(() => production.close());
    const person = await buildUser(production);
    let guessesAnswered = 0;
    const flood = Array.from({ length: 60 }, async (_, index) => {
      const guesser = new TestBrowser(production, '203.0.113.12');
      const { status } = await login(guesser, `nobody-${index}@people.example`, 'guess');
      if (status === 400) guessesAnswered += 1;
      return status;
    });
    const ownLogin = await login(new TestBrowser(production, '198.51.100.20'), person.email, person.password);
    expect(ownLogin.status).toBe(200);
    const ahead = guessesAnswered;
    const guessed = (await Promise.all(flood)).filter((status) => status === 400).length;
    // One network may have 25 attempts waiting; more are refused. Logins from other networks are served in between.
    expect(guessed).toBeGreaterThan(20);
    expect(guessed).toBeLessThan(40);
    expect(ahead).toBeLessThan(guessed / 2);
  });

  it('ignores an IP address that a visitor claims in a header', async () => {
    const person = await buildUser(app);
    const guesser = new TestBrowser(app, '203.0.113.8');
    const guess = (n: number) =>
      guesser.fetch('/api/auth/login', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `192.0.2.${n}`,
          'x-quarterdeck-client': `192.0.2.${n}`,
        },
        body: JSON.stringify({ email: person.email, password: `guess ${n}` }),
      });
    for (let n = 0; n < 10; n += 1) await guess(n);
    expect((await guess(10)).status).toBe(429);
  });

  it('returns 404 for endpoints of Better Auth that the product does not use', async () => {
    const { browser } = await buildUser(app);
    for (const path of ['sign-up/email', 'sign-in/email', 'update-user', 'change-password', 'delete-user']) {
      expect((await browser.post(`/api/auth/${path}`, {})).status, path).toBe(404);
    }
    expect((await browser.fetch('/api/auth/get-session')).status).toBe(404);
  });

  it('refuses a cross-site login', async () => {
    const person = await buildUser(app);
    const response = await app.app.request('/api/auth/login', {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        origin: 'https://elsewhere.example',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('refuses the bodies that a form of another site can post, whatever the Origin header', async () => {
    const { email, password } = await buildUser(app);
    for (const origin of ['http://localhost:3000', 'null', 'https://elsewhere.example', undefined]) {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const response = await app.app.request('/api/auth/login', {
          method: 'POST',
          headers: { host: 'localhost:3000', 'content-type': type, ...(origin && { origin }) },
          body: JSON.stringify({ email, password }),
        });
        expect([403, 415], `${type} of ${origin}`).toContain(response.status);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
    }
  });

  it('works on localhost, 127.0.0.1 and [::1]', async () => {
    const person = await buildUser(app);
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      const response = await app.app.request('/api/auth/login', {
        method: 'POST',
        headers: {
          host,
          origin: `http://${host}`,
          cookie: 'theme=dark',
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ email: person.email, password: person.password }),
      });
      expect(response.status, host).toBe(200);
    }
  });
});
