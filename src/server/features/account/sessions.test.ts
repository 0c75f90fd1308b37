import { expect, it } from 'vitest';
import { TestBrowser } from '@/server/testing/browser';
import { waitForMail } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0';

onDatabases('signed-in browsers', (kind) => {
  const app = setUpTestApp({ kind });

  const logIn = (browser: TestBrowser, { email, password }: { email: string; password: string }) =>
    browser.fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
      body: JSON.stringify({ email, password }),
    });

  it('are listed with browser and network, and each can be signed out by its owner only', async () => {
    const person = await buildUser(app);
    const second = new TestBrowser(app, '203.0.113.77');
    expect((await logIn(second, person)).status).toBe(200);
    const sessions = await person.browser.rpc.account.sessions();
    expect(sessions).toMatchObject([
      { present: true },
      { present: false, browser: 'Firefox on Windows', network: '203.0.113.0/24', secondFactor: false },
    ]);
    expect(JSON.stringify(sessions)).not.toContain('203.0.113.77');
    const other = sessions[1]?.id ?? '';
    await (await buildUser(app)).browser.rpc.account.endSession({ id: other });
    expect(await second.rpc.auth.me()).toMatchObject({ id: person.id });
    await person.browser.rpc.account.endSession({ id: other });
    expect(await second.rpc.auth.me()).toBeNull();
    expect(await person.browser.rpc.account.sessions()).toHaveLength(1);
  });

  it('are reported by one mail when they are new', async () => {
    const person = await buildUser(app);
    const browser = new TestBrowser(app, '203.0.113.77');
    await logIn(browser, person);
    const mail = await waitForMail(app, person.email);
    expect(mail.subject).toBe('A new browser signed in to your account');
    expect(mail.text).toContain('Firefox on Windows');
    expect(mail.text).toContain('203.0.113.0/24');
    await browser.post('/api/auth/logout', {});
    await logIn(browser, person);
    await logIn(new TestBrowser(app), person);
    await waitForMail(app, person.email, 2);
    expect(app.mailer.sent.filter(({ to }) => to === person.email)).toHaveLength(2);
  });
});
