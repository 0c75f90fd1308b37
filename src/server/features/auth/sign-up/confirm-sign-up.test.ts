import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pendingSignups, user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { signUp } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';

onDatabases('confirming a sign-up', (kind) => {
  const app = setUpTestApp({ kind });

  it('is refused if an account with the address was opened meanwhile, and signs nobody in', async () => {
    const browser = new TestBrowser(app);
    const waiting = await signUp(app, browser);
    const [row] = await app.db.select().from(pendingSignups).where(eq(pendingSignups.id, waiting.id));
    const owner = await buildUser(app, { email: row?.email });
    const response = await browser.post('/api/auth/verify', { token: waiting.token });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_link' });
    expect(await browser.rpc.auth.me()).toBeNull();
    expect(await app.db.select({ id: user.id }).from(user).where(eq(user.id, waiting.id))).toEqual([]);
    expect(await owner.browser.rpc.auth.me()).toMatchObject({ email: row?.email });
  });
});
