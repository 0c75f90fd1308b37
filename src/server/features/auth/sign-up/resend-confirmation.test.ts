import { expect, it } from 'vitest';
import { TestBrowser } from '@/server/testing/browser';
import { signUp, waitForMail } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';

onDatabases('sending the confirmation mail again', (kind) => {
  const app = setUpTestApp({ kind });

  const askTwice = async (email: string) => {
    const browser = new TestBrowser(app, '203.0.113.30');
    const requestConfirmation = async () => {
      const response = await browser.post('/api/auth/resend', { type: 'signup', email });
      const wait = Number(response.headers.get('retry-after'));
      return [
        response.status,
        await response.text(),
        response.headers.getSetCookie(),
        wait > 0 && wait <= 60,
      ];
    };
    return [await requestConfirmation(), await requestConfirmation()];
  };

  it('gives the same answer for a waiting address, one with an account and an unknown one, also within the cooldown', async () => {
    const waiting = await signUp(app, new TestBrowser(app));
    const owner = await buildUser(app);
    const [first, second] = await askTwice(waiting.email);
    expect(first?.[0]).toBe(200);
    expect(second).toMatchObject([429, expect.stringContaining('Too many attempts'), [], true]);
    expect(await askTwice(owner.email)).toEqual([first, second]);
    expect(await askTwice('nobody.waits@people.example')).toEqual([first, second]);
    await waitForMail(app, waiting.email, 2);
    const mailsToOthers = app.mailer.sent.filter(
      ({ to }) => to === owner.email || to.startsWith('nobody.waits'),
    );
    expect(mailsToOthers, 'only who waits gets mail').toEqual([]);
  });
});
