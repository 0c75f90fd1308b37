import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pendingSignups, user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { signUp } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';

onDatabases('confirming a sign-up', (kind) => {
  const test = setUpTestApp({ kind });

  it('is refused if an account with the address was opened meanwhile, and signs nobody in', async () => {
    const browser = new TestBrowser(test);
    const waiting = await signUp(test, browser);
    const [row] = await test.db.select().from(pendingSignups).where(eq(pendingSignups.id, waiting.id));
    const owner = await buildUser(test, { email: row?.email });
    const answer = await browser.post('/api/auth/verify', { token: waiting.token });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_link' });
    expect(await browser.rpc.auth.me()).toBeNull();
    expect(await test.db.select({ id: user.id }).from(user).where(eq(user.id, waiting.id))).toEqual([]);
    expect(await owner.browser.rpc.auth.me()).toMatchObject({ email: row?.email });
  });
});
