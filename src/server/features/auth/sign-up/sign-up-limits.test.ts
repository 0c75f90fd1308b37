import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rateLimits } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { signUpForm, waitForMail } from '@/server/testing/people/accounts';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { MINUTE } from '@/shared/time/durations';
import { authLimits } from '../limits';

onDatabases('sign-up', (kind) => {
  const app = setUpTestApp({ kind });

  it('limits mails to one address to five an hour and twelve a day, whoever requests them', async () => {
    const email = 'often-asked@people.example';
    const mails = () => app.mailer.sent.filter(({ to }) => to === email).length;
    const ask = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        const browser = new TestBrowser(app, `192.0.2.${time + 1}`);
        expect((await browser.post('/api/auth/signup', signUpForm({ email }))).status).toBe(200);
      }
    };
    for (const sent of [5, 10, 12, 12]) {
      await ask(6);
      await waitForMail(app, email, sent);
      expect(mails()).toBe(sent);
      app.advance(61 * MINUTE);
    }
  });

  it('is limited per network, whatever the IP addresses in it', async () => {
    const attempt = async (ip: string) =>
      // The password is refused after the attempt was counted, and before it is hashed.
      (await new TestBrowser(app, ip).post('/api/auth/signup', signUpForm({ password: '123456' }))).status;
    for (const address of [
      (n: number) => `198.51.100.${n % 200}`,
      (n: number) => `2a00:1450:1:${n % 200}::1`,
    ]) {
      for (let n = 0; n < 5; n += 1) expect(await attempt(address(n))).toBe(422);
      const limit = authLimits(app.deps.hashKey).signUp({ ip: address(0), email: '' })[1];
      const counted = await app.db
        .update(rateLimits)
        .set({ count: 238 })
        .where(and(eq(rateLimits.key, limit?.key ?? ''), eq(rateLimits.count, 5)))
        .returning();
      expect(counted, 'one count of five addresses').toHaveLength(1);
      const statuses = [];
      for (let n = 5; n < 10; n += 1) statuses.push(await attempt(address(n)));
      expect(statuses).toEqual([422, 422, 429, 429, 429]);
    }
    expect(await attempt('198.51.101.7'), 'the next network').toBe(422);
    expect(await attempt('2a00:1450:2::1'), 'the next network').toBe(422);
  }, 60_000);
});
