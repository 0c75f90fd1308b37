import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { twoFactor } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { tokenInMail, waitForMail } from '@/server/testing/people/accounts';
import { appCode } from '@/server/testing/people/authenticator-app';
import { buildUser } from '@/server/testing/people/factories';
import { addAuthenticatorApp } from '@/server/testing/people/second-factor';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { MINUTE } from '@/shared/time/durations';

onDatabases('an authenticator app', (kind) => {
  const app = setUpTestApp({ kind });

  const buildPersonWithApp = async () => {
    const person = await buildUser(app);
    return { ...person, ...(await addAuthenticatorApp(person.browser)) };
  };
  const firstStep = async ({ email, password }: { email: string; password: string }) => {
    const browser = new TestBrowser(app);
    const response = await browser.post('/api/auth/login', { email, password });
    return { browser, answer: (await response.json()) as Record<string, unknown> };
  };
  const submitCode = (browser: TestBrowser, code: string) =>
    browser.post('/api/auth/login/second-factor', { code });

  it('is required after the password, and until then the browser has no access', async () => {
    const person = await buildPersonWithApp();
    const { browser, answer } = await firstStep(person);
    expect(answer).toEqual({ status: 'second_factor', passkey: false });
    expect(browser.cookies.has('quarterdeck_known'), 'known by a password alone').toBe(false);
    expect(await browser.rpc.auth.me()).toBeNull();
    await expect(browser.rpc.account.mine()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const path of ['password', 'proof', 'deletion', 'second-factor/remove', 'logout/everywhere']) {
      const body = { password: 'a-wholly-new-one-7', confirmation: 'DELETE' };
      expect((await browser.post(`/api/auth/${path}`, body)).status, path).toBe(401);
    }
    expect((await browser.post('/api/auth/recovery', { token: '' })).status).toBe(400);
    expect((await submitCode(browser, appCode(person.secret, 1))).status).toBe(200);
    expect(await browser.rpc.auth.me()).toMatchObject({ id: person.id });
  });

  it('gives codes that can be used once', async () => {
    const person = await buildPersonWithApp();
    const code = appCode(person.secret, 1);
    const firstLogin = await firstStep(person);
    const secondLogin = await firstStep(person);
    expect((await submitCode(firstLogin.browser, code)).status).toBe(200);
    const repeatedCode = await submitCode(secondLogin.browser, code);
    expect(await repeatedCode.json()).toMatchObject({ message: expect.stringContaining('used already') });
    expect(await secondLogin.browser.rpc.auth.me()).toBeNull();
  });

  it('allows ten attempts in a quarter of an hour over all logins of the account', async () => {
    const person = await buildPersonWithApp();
    const wrong = appCode(person.secret, 1) === '000000' ? '000001' : '000000';
    const answers: number[] = [];
    for (let login = 0; login < 3; login += 1) {
      const { browser } = await firstStep(person);
      for (let guess = 0; guess < 4; guess += 1) answers.push((await submitCode(browser, wrong)).status);
    }
    // The code that turned it on was one of the ten attempts.
    expect(answers).toEqual([...Array(9).fill(400), 429, 429, 429]);
    app.advance(15 * MINUTE + 1);
    const { browser } = await firstStep(person);
    expect((await submitCode(browser, appCode(person.secret, 1))).status).toBe(200);
  });

  it('lets the first step expire after ten minutes', async () => {
    const person = await buildPersonWithApp();
    const { browser } = await firstStep(person);
    app.advance(10 * MINUTE + 1);
    expect((await submitCode(browser, appCode(person.secret, 1))).status).toBe(401);
    const later = await firstStep(person);
    app.advance(10 * MINUTE - 1_000);
    expect((await submitCode(later.browser, appCode(person.secret, 1))).status).toBe(200);
  });

  it('has recovery codes, each used once and reported by mail, which new ones invalidate', async () => {
    const person = await buildPersonWithApp();
    const [first = '', next = ''] = person.recoveryCodes;
    expect(new Set(person.recoveryCodes).size).toBe(10);
    expect((await submitCode((await firstStep(person)).browser, first)).status).toBe(200);
    expect((await waitForMail(app, person.email, 3)).subject).toBe('A new browser signed in to your account');
    expect((await waitForMail(app, person.email, 2)).subject).toBe('A recovery code was used');
    expect((await submitCode((await firstStep(person)).browser, first)).status).toBe(400);
    const renewed = await person.browser.post('/api/auth/second-factor/recovery-codes', {});
    const { recoveryCodes } = (await renewed.json()) as { recoveryCodes: string[] };
    expect((await submitCode((await firstStep(person)).browser, next)).status).toBe(400);
    expect((await submitCode((await firstStep(person)).browser, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('signs out other browsers when it is added, is reported by mail, and has an encrypted secret', async () => {
    const person = await buildUser(app);
    const otherBrowser = (await firstStep(person)).browser;
    expect(await otherBrowser.rpc.auth.me()).toMatchObject({ id: person.id });
    const { secret, recoveryCodes } = await addAuthenticatorApp(person.browser);
    expect(await otherBrowser.rpc.auth.me()).toBeNull();
    expect(await person.browser.rpc.auth.me()).toMatchObject({ id: person.id });
    expect((await waitForMail(app, person.email, 2)).text).toContain('An authenticator app was added');
    expect((await person.browser.rpc.account.mine()).secondFactorSince).not.toBeNull();
    const rows = JSON.stringify(await app.db.select().from(twoFactor).where(eq(twoFactor.userId, person.id)));
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(recoveryCodes[0]);
  });

  it('is not required before a first right code confirms it', async () => {
    const person = await buildUser(app);
    await person.browser.post('/api/auth/second-factor', {});
    const wrong = await person.browser.post('/api/auth/second-factor/confirm', { code: '12345x' });
    expect(wrong.status).toBe(400);
    expect((await firstStep(person)).answer).toEqual({ status: 'signed_in' });
  });

  it('is required for a sensitive change on an old sign-in, instead of a password or a mailed code', async () => {
    const person = await buildPersonWithApp();
    app.advance(16 * MINUTE);
    const { browser, password } = person;
    expect((await browser.post('/api/auth/second-factor/remove', {})).status).toBe(403);
    expect((await browser.post('/api/auth/proof', { password })).status).toBe(403);
    expect((await browser.post('/api/auth/proof/code', {})).status).toBe(403);
    const code = appCode(person.secret, 1);
    expect((await browser.post('/api/auth/proof', { secondFactor: code })).status).toBe(200);
    expect((await browser.post('/api/auth/second-factor/remove', {})).status).toBe(200);
    expect((await firstStep(person)).answer).toEqual({ status: 'signed_in' });
  });

  it('is required after a recovery by mail, which only sets the password', async () => {
    const person = await buildPersonWithApp();
    const browser = new TestBrowser(app);
    await browser.post('/api/auth/recover', { email: person.email });
    const token = tokenInMail(await waitForMail(app, person.email, 2));
    expect((await browser.post('/api/auth/recovery', { token })).status).toBe(200);
    const set = await browser.post('/api/auth/password', { password: 'a-wholly-new-one-7' });
    expect(await set.json()).toMatchObject({ status: 'second_factor' });
    expect(await browser.rpc.auth.me()).toBeNull();
    expect((await submitCode(browser, appCode(person.secret, 1))).status).toBe(200);
    expect(await browser.rpc.auth.me()).toMatchObject({ id: person.id });
  });

  it('is not required again for a change of the password in a browser that has presented it', async () => {
    const person = await buildPersonWithApp();
    const set = await person.browser.post('/api/auth/password', { password: 'a-wholly-new-one-7' });
    expect(await set.json()).toEqual({ status: 'signed_in' });
    expect(await person.browser.rpc.auth.me()).toMatchObject({ id: person.id });
  });

  it('is removed when the owner undoes a change of address after which it was added', async () => {
    const owner = await buildUser(app);
    const thiefsAddress = `thief-${owner.id}@people.example`;
    await owner.browser.post('/api/auth/email', { email: thiefsAddress });
    const token = tokenInMail(await waitForMail(app, thiefsAddress));
    expect((await new TestBrowser(app).post('/api/auth/email/confirm', { token })).status).toBe(200);
    app.advance(1_000);
    await addAuthenticatorApp(owner.browser);
    const undo = tokenInMail(await waitForMail(app, owner.email));
    const browser = new TestBrowser(app);
    expect((await browser.post('/api/auth/email/revert', { token: undo })).status).toBe(200);
    const set = await browser.post('/api/auth/password', { password: 'a-wholly-new-one-7' });
    expect(await set.json()).toEqual({ status: 'signed_in' });
  });
});
