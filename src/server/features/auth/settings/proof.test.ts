import { expect, it } from 'vitest';
import { TestBrowser } from '@/server/testing/browser';
import { waitForMail } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { MINUTE } from '@/shared/time/durations';

const NEW_PASSWORD = 'a-wholly-new-one-7';

onDatabases('proof before a sensitive change', (kind) => {
  const app = setUpTestApp({ kind });

  /** Creates a person whose sign-in is 16 minutes old. */
  const buildLongSignedIn = async () => {
    const person = await buildUser(app);
    app.advance(16 * MINUTE);
    return person;
  };
  const waitForCode = async (email: string, nth = 1) =>
    /\b\d{6}\b/.exec((await waitForMail(app, email, nth)).text)?.[0];

  it('is required for password, address and deletion on an old sign-in, which change nothing before', async () => {
    const { browser, id, email } = await buildLongSignedIn();
    for (const [path, body] of [
      ['password', { password: NEW_PASSWORD }],
      ['email', { email: 'elsewhere@people.example' }],
      ['deletion', { confirmation: 'DELETE' }],
    ] as const) {
      const response = await browser.post(`/api/auth/${path}`, body);
      expect(response.status, path).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'reauthentication_needed' });
    }
    expect(await browser.rpc.account.mine()).toMatchObject({
      email,
      pendingEmail: null,
      password: true,
      linkedin: false,
    });
    expect(app.mailer.sent.filter(({ to }) => to === email || to.startsWith('elsewhere'))).toEqual([]);
    expect(await browser.rpc.auth.me()).toMatchObject({ id });
  });

  it('accepts the password and renews the session id, so that a copied cookie becomes useless', async () => {
    const { browser, password, id } = await buildLongSignedIn();
    const thief = new TestBrowser(app);
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    const wrong = await browser.post('/api/auth/proof', { password: 'not-the-password' });
    expect(await wrong.json()).toMatchObject({
      code: 'invalid_credentials',
      message: 'This password is not right.',
    });
    expect((await browser.post('/api/auth/proof', { password })).status).toBe(200);
    expect(await thief.rpc.auth.me()).toBeNull();
    expect(await browser.rpc.auth.me()).toMatchObject({ id });
    expect((await browser.post('/api/auth/password', { password: NEW_PASSWORD })).status).toBe(200);
  });

  it('accepts a mailed code once, within 10 minutes, from its recipient only', async () => {
    const { browser, email } = await buildLongSignedIn();
    expect((await browser.post('/api/auth/proof/code', {})).status).toBe(200);
    const expiredCode = await waitForCode(email);
    app.advance(10 * MINUTE + 1_000);
    expect((await browser.post('/api/auth/proof', { code: expiredCode })).status).toBe(400);
    expect((await browser.post('/api/auth/proof/code', {})).status).toBe(200);
    expect((await browser.post('/api/auth/proof/code', {})).status, 'one a minute').toBe(429);
    const code = (await waitForCode(email, 2)) ?? '';
    const other = await buildLongSignedIn();
    expect((await other.browser.post('/api/auth/proof', { code })).status).toBe(400);
    app.advance(-16 * MINUTE);
    expect(
      (await browser.post('/api/auth/proof', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status,
    ).toBe(200);
    expect((await browser.post('/api/auth/proof', { code })).status).toBe(400);
    expect((await browser.post('/api/auth/email', { email: 'proven@people.example' })).status).toBe(200);
  });

  it('is refused after ten attempts in a quarter of an hour', async () => {
    const { browser, password } = await buildLongSignedIn();
    for (let guess = 0; guess < 10; guess++) {
      expect((await browser.post('/api/auth/proof', { code: '000000' })).status).toBe(400);
    }
    const stopped = await browser.post('/api/auth/proof', { password });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    app.advance(16 * MINUTE);
    expect((await browser.post('/api/auth/proof', { password })).status).toBe(200);
  });

  it('returns 401 to visitors, and refuses a change of address to people who may not open Settings yet', async () => {
    const early = await buildUser(app, { status: 'PROFILE_GENERATED' });
    const body = { email: 'x@people.example', confirmation: 'DELETE' };
    for (const path of ['proof/code', 'email', 'deletion']) {
      expect((await new TestBrowser(app).post(`/api/auth/${path}`, body)).status, path).toBe(401);
    }
    expect((await early.browser.post('/api/auth/email', body)).status).toBe(403);
    await expect(new TestBrowser(app).rpc.account.mine()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
