import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pendingSignups } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { signUp } from '@/server/testing/people/accounts';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY, HOUR } from '@/shared/time/durations';
import { LINK_LIFETIME_MS } from './mail-links';

it('each kind of mailed link is valid for as long as its mail says', () => {
  expect(LINK_LIFETIME_MS).toEqual({
    signup: DAY,
    recovery: 1 * HOUR,
    invite: 168 * HOUR,
    email_change: DAY,
    email_revert: 168 * HOUR,
    proof: HOUR / 6,
  });
});

onDatabases('the password required by a mailed link', (kind) => {
  const app = setUpTestApp({ kind });

  it('is refused after ten attempts, even if the eleventh is right', async () => {
    const person = await signUp(app, new TestBrowser(app));
    const guess = (nth: number, password: string) =>
      new TestBrowser(app, `198.51.100.${nth}`).post('/api/auth/verify', { token: person.token, password });
    for (let nth = 1; nth <= 10; nth += 1) expect((await guess(nth, 'not it at all')).status).toBe(400);
    expect((await guess(11, person.password)).status).toBe(429);
  });

  it('is not asked for if the sign-up has none, as with LinkedIn', async () => {
    const { id, token, email } = await signUp(app, new TestBrowser(app));
    await app.db.update(pendingSignups).set({ password: null }).where(eq(pendingSignups.id, id));
    const response = await new TestBrowser(app).post('/api/auth/verify', { token });
    expect(await response.json()).toEqual({ status: 'other_browser', email });
  });
});
