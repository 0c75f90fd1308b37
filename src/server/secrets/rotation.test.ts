/**
 * A rotation of the secret with three processes on one database: with the old secret, with both, and with the new one.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ForeignSecretError, readHashKey } from '@/server/db/hash-key';
import { installationKeys } from '@/server/db/schema';
import { verifyKnownBrowserToken } from '@/server/features/auth/sessions/known-browser';
import { isFormInTime, stampForm } from '@/server/features/introductions/form';
import { TestBrowser } from '@/server/testing/browser';
import { appCode } from '@/server/testing/people/authenticator-app';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { PasskeyDevice } from '@/server/testing/people/passkey-device';
import { addAuthenticatorApp } from '@/server/testing/people/second-factor';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createTestApp, TEST_ORIGIN, type TestApp } from '@/server/testing/test-app';
import { generatedProfileSchema } from '@/shared/generation/generated-profile';
import { MINUTE } from '@/shared/time/durations';
import { decryptText, encryptText } from './encrypted-text';
import { sealProfile, verifySeal } from './sealed-profile';
import type { ServerSecret } from './server-secret';

const OLD_SECRET = 'the-secret-before-the-rotation-0123456789';
const NEW_SECRET = 'the-secret-after-the-rotation-0123456789';

onDatabases('a rotation of the secret', (kind) => {
  let before: TestApp;
  let during: TestApp;
  let after: TestApp;
  let person: Awaited<ReturnType<typeof createMember>>;

  /** Starts another process on the same database. */
  const startProcess = (secret: ServerSecret) =>
    createTestApp({ deps: { database: before.deps.database, secret } });

  async function createMember() {
    const built = await buildUser(before);
    const { id } = await built.browser.rpc.privateVersions.create();
    const { url } = await built.browser.rpc.privateVersions.read({ id });
    const device = new PasskeyDevice(TEST_ORIGIN);
    const added = device.register(await fetchOptions(built.browser, 'passkeys'));
    expect((await built.browser.post('/api/auth/passkeys', { response: added })).status).toBe(200);
    return { ...built, ...(await addAuthenticatorApp(built.browser)), version: { id, url }, device };
  }
  const fetchOptions = async (browser: TestBrowser, path: string) =>
    (await (await browser.post(`/api/auth/${path}/options`, {})).json()) as { challenge: string };
  /** Continues with the same cookies at another process. */
  const continueAt = (browser: TestBrowser, app: TestApp) => {
    const other = new TestBrowser(app);
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    return other;
  };
  async function signInWith(app: TestApp, code: string) {
    const browser = new TestBrowser(app);
    await browser.post('/api/auth/login', { email: person.email, password: person.password });
    return browser.post('/api/auth/login/second-factor', { code });
  }

  beforeAll(async () => {
    before = await createTestApp({ kind, deps: { secret: { current: OLD_SECRET } } });
    person = await createMember();
    during = await startProcess({ current: NEW_SECRET, previous: OLD_SECRET });
  }, 120_000);
  afterAll(async () => {
    await after?.app.close();
    await before.close();
  });

  it('keeps sessions, known browsers, and the links of versions', async () => {
    const browser = continueAt(person.browser, during);
    expect(await browser.rpc.auth.me()).toMatchObject({ id: person.id });
    expect(await browser.rpc.privateVersions.read(person.version)).toMatchObject({ url: person.version.url });
    const knownCookie = browser.cookies.get('quarterdeck_known');
    for (const { deps } of [before, during]) {
      expect(verifyKnownBrowserToken(deps.secret, knownCookie, person.id, deps.now())).toBeDefined();
    }
  });

  it('accepts what was signed before it: forms, guests’ profiles, mailed links', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const stamp = stampForm(before.deps.secret, 'a-profile', new Date(now.getTime() - MINUTE));
    const sealed = sealProfile(generatedProfileSchema.parse(buildProfile()), before.deps.secret);
    const link = encryptText(before.deps.secret, 'digest', 'somebody');
    const accepts = (secret: ServerSecret) => [
      isFormInTime(secret, { stamp, profileId: 'a-profile', now }),
      verifySeal(sealed, secret),
      decryptText(secret, 'digest', link) === 'somebody',
    ];
    expect(accepts(during.deps.secret)).toEqual([true, true, true]);
    expect(accepts({ current: NEW_SECRET })).toEqual([false, false, false]);
    // Sealed again, it is signed with the new secret.
    expect(verifySeal(sealProfile(sealed, during.deps.secret), { current: NEW_SECRET })).toBe(true);
  });

  it('lets a passkey sign in whose challenge came from a process with the other secret', async () => {
    for (const [requesting, answering] of [
      [before, during],
      [during, during],
    ] as const) {
      const browser = new TestBrowser(requesting);
      const response = person.device.sign(await fetchOptions(browser, 'login/passkey'));
      const answer = await continueAt(browser, answering).post('/api/auth/login/passkey', { response });
      expect(answer.status, await answer.clone().text()).toBe(200);
    }
  });

  it('ends with everything encrypted under the new secret only', async () => {
    // Returns when everything has been encrypted again.
    await during.app.close();
    after = await startProcess({ current: NEW_SECRET });
    const browser = continueAt(person.browser, after);
    expect(await browser.rpc.auth.me()).toMatchObject({ id: person.id });
    expect(await browser.rpc.privateVersions.read(person.version)).toMatchObject({ url: person.version.url });
    const [recovery = ''] = person.recoveryCodes;
    expect((await signInWith(after, appCode(person.secret, 1))).status).toBe(200);
    expect((await signInWith(after, recovery)).status).toBe(200);
  });

  it('leaves the key of hashed addresses unchanged, and refuses secrets of another installation', async () => {
    const { db } = before;
    const key = await readHashKey(db, { current: OLD_SECRET });
    expect(key, 'of people who are there already').toBe(OLD_SECRET);
    expect(await readHashKey(db, { current: NEW_SECRET, previous: OLD_SECRET })).toBe(key);
    expect(await readHashKey(db, { current: NEW_SECRET })).toBe(key);
    await expect(readHashKey(db, { current: OLD_SECRET })).rejects.toThrow(ForeignSecretError);
    await db.delete(installationKeys).where(eq(installationKeys.name, 'hashes'));
  });
});
