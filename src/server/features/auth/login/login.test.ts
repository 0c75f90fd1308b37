import { eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rateLimits, session } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { signUp } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY, MINUTE } from '@/shared/time/durations';
import { verifyKnownBrowserToken } from '../sessions/known-browser';

onDatabases('login', (kind) => {
  const test = setUpTestApp({ kind });

  const login = (browser: TestBrowser, email: string, password: string) =>
    browser.post('/api/auth/login', { email, password });

  it('signs in whatever the case of the address, and signs out on the server at once', async () => {
    const person = await buildUser(test);
    const browser = new TestBrowser(test);
    const answer = await login(browser, ` ${person.email.toUpperCase()} `, person.password);
    expect(answer.status).toBe(200);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('quarterdeck_session'));
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
    const person = await buildUser(test);
    const wrong = await login(new TestBrowser(test), person.email, 'not the right one');
    const unknown = await login(new TestBrowser(test), 'nobody@people.example', 'not the right one');
    expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(wrong.status).toBe(400);
  });

  it('reports a one-letter password as wrong, and an empty one as missing', async () => {
    const person = await buildUser(test);
    for (const [password, code] of [
      ['x', 'invalid_credentials'],
      ['', 'invalid_input'],
    ] as const) {
      const answer = await login(new TestBrowser(test), person.email, password);
      expect(await answer.json()).toMatchObject({ code });
    }
  });

  it('reveals that an address is unconfirmed only with the right password', async () => {
    const owner = await buildUser(test);
    for (const email of [undefined, owner.email]) {
      const browser = new TestBrowser(test);
      const person = await signUp(test, browser, { password: 'chosen-at-sign-up', ...(email && { email }) });
      const right = await login(new TestBrowser(test), person.email, 'chosen-at-sign-up');
      expect(await right.json()).toMatchObject({ code: 'email_not_confirmed' });
      const wrong = await login(new TestBrowser(test), person.email, 'something else');
      expect(await wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    }
  });

  it('creates a new session id and ends the browser’s previous session', async () => {
    const attacker = await buildUser(test);
    const victim = await buildUser(test);
    const browser = new TestBrowser(test);
    const fixed = attacker.browser.cookies.get('quarterdeck_session') ?? '';
    browser.cookies.set('quarterdeck_session', fixed);
    await login(browser, victim.email, victim.password);
    expect(browser.cookies.get('quarterdeck_session')).not.toBe(fixed);
    expect(await browser.rpc.auth.me()).toMatchObject({ id: victim.id });
    expect(await attacker.browser.rpc.auth.me()).toBeNull();
    expect(await test.db.select().from(session).where(eq(session.userId, attacker.id))).toHaveLength(0);
  });

  it('limits guesses per network, without locking out the owner elsewhere, and not permanently', async () => {
    const person = await buildUser(test);
    const guesser = new TestBrowser(test, '203.0.113.7');
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await login(guesser, person.email, `guess ${guess}`)).status).toBe(400);
    }
    const stopped = await login(guesser, person.email, person.password);
    expect(stopped.status).toBe(429);
    const wait = Number(stopped.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    const owner = new TestBrowser(test, '198.51.100.4');
    expect((await login(owner, person.email, person.password)).status).toBe(200);
    test.advance(15 * MINUTE + 1_000);
    expect((await login(guesser, person.email, person.password)).status).toBe(200);
  });

  it('lets a known browser sign in, whatever others have tried with the same address and network', async () => {
    const person = await buildUser(test);
    const here = '203.0.113.9';
    const own = new TestBrowser(test, here);
    expect((await login(own, person.email, person.password)).status).toBe(200);
    await own.post('/api/auth/logout', {});
    for (let guess = 0; guess < 11; guess += 1) {
      await login(new TestBrowser(test, here), person.email, `guess ${guess}`);
    }
    expect((await login(new TestBrowser(test, here), person.email, person.password)).status).toBe(429);
    expect((await login(own, person.email, person.password)).status).toBe(200);

    // Attempts from the owner's known browser are counted too, separately from all others.
    await login(own, person.email, 'guess');
    const counted = await test.db.select().from(rateLimits).where(like(rateLimits.key, 'login:known:%'));
    expect(counted.map(({ count }) => count)).toEqual([1]);
  });

  it('accepts only its own signed cookies, until they expire', async () => {
    const person = await buildUser(test);
    const own = new TestBrowser(test, '203.0.113.11');
    await login(own, person.email, person.password);
    const signed = own.cookies.get('quarterdeck_known') ?? '';
    const changed = `${signed[0] === 'A' ? 'B' : 'A'}${signed.slice(1)}`;
    const secret = test.deps.secret;
    expect(verifyKnownBrowserToken(secret, signed, person.id, test.deps.now())).toBeDefined();
    for (const forged of [changed, '', 'x', `${signed}x`]) {
      expect(verifyKnownBrowserToken(secret, forged, person.id, test.deps.now())).toBeUndefined();
    }
    const other = await buildUser(test);
    expect(verifyKnownBrowserToken(secret, signed, other.id, test.deps.now())).toBeUndefined();
    expect(verifyKnownBrowserToken(secret, signed, undefined, test.deps.now())).toBeUndefined();
    const later = new Date(test.deps.now().getTime() + 181 * DAY);
    expect(verifyKnownBrowserToken(secret, signed, person.id, later)).toBeUndefined();
  });

  it('makes callers wait only for logins of their own network', async () => {
    const person = await buildUser(test);
    let before = 0;
    const flood = Array.from({ length: 60 }, async (_, at) => {
      const guesser = new TestBrowser(test, '203.0.113.12');
      const { status } = await login(guesser, `nobody-${at}@people.example`, 'guess');
      if (status === 400) before += 1;
      return status;
    });
    const mine = await login(new TestBrowser(test, '198.51.100.20'), person.email, person.password);
    expect(mine.status).toBe(200);
    const ahead = before;
    const guessed = (await Promise.all(flood)).filter((status) => status === 400).length;
    // One network may have 25 attempts waiting; more are refused. Logins from other networks are served in between.
    expect(guessed).toBeGreaterThan(20);
    expect(guessed).toBeLessThan(40);
    expect(ahead).toBeLessThan(guessed / 2);
  });

  it('ignores an address that a visitor claims in a header', async () => {
    const person = await buildUser(test);
    const guesser = new TestBrowser(test, '203.0.113.8');
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
    const { browser } = await buildUser(test);
    for (const path of ['sign-up/email', 'sign-in/email', 'update-user', 'change-password', 'delete-user']) {
      expect((await browser.post(`/api/auth/${path}`, {})).status, path).toBe(404);
    }
    expect((await browser.fetch('/api/auth/get-session')).status).toBe(404);
  });

  it('refuses a cross-site login', async () => {
    const person = await buildUser(test);
    const answer = await test.app.request('/api/auth/login', {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        origin: 'https://elsewhere.example',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('refuses form posts of other sites, with and without an Origin header', async () => {
    const { email, password } = await buildUser(test);
    for (const origin of ['http://localhost:3000', 'null', 'https://elsewhere.example', undefined]) {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const answer = await test.app.request('/api/auth/login', {
          method: 'POST',
          headers: { host: 'localhost:3000', 'content-type': type, ...(origin && { origin }) },
          body: JSON.stringify({ email, password }),
        });
        expect([403, 415], `${type} of ${origin}`).toContain(answer.status);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
  });

  it('works on localhost, 127.0.0.1 and [::1]', async () => {
    const person = await buildUser(test);
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      const answer = await test.app.request('/api/auth/login', {
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
      expect(answer.status, host).toBe(200);
    }
  });
});
