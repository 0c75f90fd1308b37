/** The change of a password, and signing out everywhere. */
import { expect, it } from 'vitest';
import { TestBrowser } from '@/server/testing/browser';
import { waitForMailAbout } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { MINUTE } from '@/shared/time/durations';

const NEW_PASSWORD = 'a-wholly-new-one-7';

onDatabases('in Settings', (kind) => {
  const app = setUpTestApp({ kind });

  const login = async (email: string, password: string) => {
    const browser = new TestBrowser(app);
    const response = await browser.post('/api/auth/login', { email, password });
    return { browser, status: response.status };
  };

  it('changing the password renews the session id, ends all other sessions and sends a mail', async () => {
    const person = await buildUser(app);
    const { browser: phone } = await login(person.email, person.password);
    const before = person.browser.cookies.get('quarterdeck_session');
    const weak = await person.browser.post('/api/auth/password', { password: 'password1' });
    expect(await weak.json()).toMatchObject({
      code: 'weak_password',
      message: expect.stringContaining('leaked'),
    });
    expect(
      (await person.browser.post('/api/auth/password', { password: NEW_PASSWORD, userId: 'another' })).status,
    ).toBe(200);
    expect(person.browser.cookies.get('quarterdeck_session')).not.toBe(before);
    expect(await person.browser.rpc.auth.me()).toMatchObject({ id: person.id });
    expect(await phone.rpc.auth.me()).toBeNull();
    expect((await login(person.email, person.password)).status).toBe(400);
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200);
    const mail = await waitForMailAbout(app, person.email, 'Your password was changed');
    expect(mail.text).not.toContain(NEW_PASSWORD);
  });

  it('signing out everywhere ends all sessions of this person only, even on an old sign-in', async () => {
    const person = await buildUser(app);
    const bystander = await buildUser(app);
    const { browser: phone } = await login(person.email, person.password);
    app.advance(16 * MINUTE);
    expect((await person.browser.post('/api/auth/logout/everywhere', { userId: bystander.id })).status).toBe(
      200,
    );
    expect(await person.browser.rpc.auth.me()).toBeNull();
    expect(await phone.rpc.auth.me()).toBeNull();
    expect(await bystander.browser.rpc.auth.me()).toMatchObject({ id: bystander.id });
    expect((await person.browser.post('/api/auth/logout/everywhere', {})).status).toBe(401);
  });
});
