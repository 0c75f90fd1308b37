import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits, session } from '@/server/db/schema';
import { signUp } from '@/server/testing/accounts';
import { TestBrowser } from '@/server/testing/browser';
import { onDatabases } from '@/server/testing/databases';
import { buildUser } from '@/server/testing/factories';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { DAY, MINUTE } from '@/shared/time/durations';
import { knownBrowser } from '../sessions/known-browser';

onDatabases('login', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ kind });
  });
  afterAll(() => test.close());

  const login = (browser: TestBrowser, email: string, password: string) =>
    browser.post('/api/auth/login', { email, password });

  it('signs in whatever the case of the address, and out at once on the server', async () => {
    const person = await buildUser(test);
    const browser = new TestBrowser(test);
    const answer = await login(browser, ` ${person.email.toUpperCase()} `, person.password);
    expect(answer.status).toBe(200);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('quarterdeck_session'));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(await browser.rpc.auth.me()).toMatchObject({ id: person.id });
    const kept = browser.cookies.get('quarterdeck_session') ?? '';
    expect((await browser.post('/api/auth/logout', {})).status).toBe(200);
    expect(browser.cookies.has('quarterdeck_session')).toBe(false);
    browser.cookies.set('quarterdeck_session', kept);
    expect(await browser.rpc.auth.me()).toBeNull();
  });

  it('says the same of a wrong password and of an unknown address', async () => {
    const person = await buildUser(test);
    const wrong = await login(new TestBrowser(test), person.email, 'not the right one');
    const unknown = await login(new TestBrowser(test), 'nobody@people.example', 'not the right one');
    expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(wrong.status).toBe(400);
  });

  it('says of a password of one letter that it is wrong, of an empty one that it is missing', async () => {
    const person = await buildUser(test);
    for (const [password, code] of [
      ['x', 'invalid_credentials'],
      ['', 'invalid_input'],
    ] as const) {
      const answer = await login(new TestBrowser(test), person.email, password);
      expect(await answer.json()).toMatchObject({ code });
    }
  });

  it('says that an address is not confirmed only to who knows the password, taken or not', async () => {
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

  it('gives a new session id and ends the one the browser came with', async () => {
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

  it('stops guesses from one place for a while, not the owner elsewhere, and nobody for good', async () => {
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

  it('lets a browser in that the account knows, whatever others tried on its address and from its network', async () => {
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

  it('believes no cookie that it did not sign, and none for ever', async () => {
    const person = await buildUser(test);
    const own = new TestBrowser(test, '203.0.113.11');
    await login(own, person.email, person.password);
    const signed = own.cookies.get('quarterdeck_known') ?? '';
    const changed = `${signed[0] === 'A' ? 'B' : 'A'}${signed.slice(1)}`;
    const secret = test.deps.secret;
    expect(knownBrowser(secret, signed, person.id, test.deps.now())).toBeDefined();
    for (const forged of [changed, '', 'x', `${signed}x`]) {
      expect(knownBrowser(secret, forged, person.id, test.deps.now())).toBeUndefined();
    }
    const other = await buildUser(test);
    expect(knownBrowser(secret, signed, other.id, test.deps.now())).toBeUndefined();
    expect(knownBrowser(secret, signed, undefined, test.deps.now())).toBeUndefined();
    const later = new Date(test.deps.now().getTime() + 181 * DAY);
    expect(knownBrowser(secret, signed, person.id, later)).toBeUndefined();
  });

  it('makes a caller wait for their own logins, not for those of another network', async () => {
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

  it('does not believe a visitor who names another address for itself', async () => {
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

  it('exposes none of Better Auth’s endpoints that the product does not use', async () => {
    const { browser } = await buildUser(test);
    for (const path of ['sign-up/email', 'sign-in/email', 'update-user', 'change-password', 'delete-user']) {
      expect((await browser.post(`/api/auth/${path}`, {})).status, path).toBe(404);
    }
    expect((await browser.fetch('/api/auth/get-session')).status).toBe(404);
  });

  it('refuses a login that another site sends', async () => {
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

  it('refuses what a form of another site can send, with and without an origin', async () => {
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

  it('works alike on localhost, 127.0.0.1 and [::1]', async () => {
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
