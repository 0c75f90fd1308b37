import { expect, it } from 'vitest';
import { TestBrowser } from '@/server/testing/browser';
import { waitForMail } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { PasskeyDevice } from '@/server/testing/people/passkey-device';
import { addAuthenticatorApp } from '@/server/testing/people/second-factor';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp, TEST_ORIGIN } from '@/server/testing/test-app';
import { MINUTE } from '@/shared/time/durations';

onDatabases('passkeys', (kind) => {
  const app = setUpTestApp({ kind });

  const fetchOptions = async (browser: TestBrowser, path: string) =>
    (await (await browser.post(`/api/auth/${path}/options`, {})).json()) as {
      challenge: string;
      userVerification?: string;
      allowCredentials?: { id: string }[];
    };
  const addPasskey = async (browser: TestBrowser, device: PasskeyDevice) => {
    const response = device.register(await fetchOptions(browser, 'passkeys'));
    return browser.post('/api/auth/passkeys', { response });
  };
  const signIn = async (device: PasskeyDevice, browser = new TestBrowser(app)) => {
    const response = device.sign(await fetchOptions(browser, 'login/passkey'));
    return { browser, answer: await browser.post('/api/auth/login/passkey', { response }) };
  };
  const buildPasskeyOwner = async () => {
    const person = await buildUser(app);
    const device = new PasskeyDevice(TEST_ORIGIN);
    const added = await addPasskey(person.browser, device);
    expect(added.status, await added.clone().text()).toBe(200);
    return { ...person, device };
  };

  it('sign their owner in without a password, in a new browser', async () => {
    const { id, email, device, browser } = await buildPasskeyOwner();
    expect((await waitForMail(app, email)).text).toContain('A passkey was added');
    expect((await browser.rpc.account.mine()).passkeys).toMatchObject([{ name: 'Passkey' }]);
    const signed = await signIn(device);
    expect(signed.answer.status).toBe(200);
    expect(await signed.browser.rpc.auth.me()).toMatchObject({ id });
    const sessions = await signed.browser.rpc.account.sessions();
    expect(sessions.find(({ present }) => present)).toMatchObject({ secondFactor: true });
    // The plugin's own session is gone.
    expect(sessions).toHaveLength(2);
  });

  it('require user verification: a device without it can neither register nor sign in', async () => {
    const { browser } = await buildUser(app);
    expect((await addPasskey(browser, new PasskeyDevice(TEST_ORIGIN, false))).status).toBe(400);
    const { device } = await buildPasskeyOwner();
    Object.assign(device, { verifies: false });
    const { answer: response, browser: other } = await signIn(device);
    expect(response.status).toBe(400);
    expect(await other.rpc.auth.me()).toBeNull();
    expect((await fetchOptions(other, 'login/passkey')).userVerification).toBe('required');
  });

  it('are accepted for a challenge of this browser and site, and once', async () => {
    const { device } = await buildPasskeyOwner();
    const browser = new TestBrowser(app);
    const response = device.sign(await fetchOptions(browser, 'login/passkey'));
    expect((await new TestBrowser(app).post('/api/auth/login/passkey', { response })).status).toBe(400);
    expect((await browser.post('/api/auth/login/passkey', { response })).status).toBe(200);
    expect((await browser.post('/api/auth/login/passkey', { response })).status).toBe(400);
    Object.assign(device, { origin: 'http://localhost:9999' });
    expect((await signIn(device)).answer.status).toBe(400);
  });

  it('are refused if signed by another key, or if they were removed', async () => {
    const person = await buildPasskeyOwner();
    const stranger = new PasskeyDevice(TEST_ORIGIN);
    Object.assign(stranger, { id: person.device.id });
    expect((await signIn(stranger)).answer.status).toBe(400);
    const [passkey] = (await person.browser.rpc.account.mine()).passkeys;
    const other = await buildUser(app);
    await other.browser.post('/api/auth/passkeys/remove', { id: passkey?.id });
    expect((await signIn(person.device)).answer.status).toBe(200);
    await person.browser.post('/api/auth/passkeys/remove', { id: passkey?.id });
    expect((await signIn(person.device)).answer.status).toBe(400);
  });

  it('can be the second step after a password, and only the person’s own are offered', async () => {
    const { device, browser, email, password, id } = await buildPasskeyOwner();
    await addAuthenticatorApp(browser);
    const otherBrowser = new TestBrowser(app);
    const first = await otherBrowser.post('/api/auth/login', { email, password });
    expect(await first.json()).toEqual({ status: 'second_factor', passkey: true });
    const options = await fetchOptions(otherBrowser, 'login/passkey');
    expect(options.allowCredentials?.map((credential) => credential.id)).toEqual([
      device.id.toString('base64url'),
    ]);
    expect((await signIn(device, otherBrowser)).answer.status).toBe(200);
    expect(await otherBrowser.rpc.auth.me()).toMatchObject({ id });
  });

  it('prove the identity of their owner again, but not of anybody else', async () => {
    const { device, browser } = await buildPasskeyOwner();
    const other = await buildPasskeyOwner();
    app.advance(16 * MINUTE);
    const prove = async (signer: PasskeyDevice) =>
      browser.post('/api/auth/proof', { passkey: signer.sign(await fetchOptions(browser, 'proof/passkey')) });
    expect((await browser.post('/api/auth/passkeys/options', {})).status).toBe(403);
    expect((await prove(other.device)).status).toBe(400);
    expect((await browser.post('/api/auth/passkeys/options', {})).status).toBe(403);
    expect((await prove(device)).status).toBe(200);
    expect((await browser.post('/api/auth/passkeys/options', {})).status).toBe(200);
  });
});
