/** Sign-up and sign-ins in the audit log of an account. */
import { expect, it } from 'vitest';
import { TestBrowser } from '@/server/testing/browser';
import { signUpAndConfirm } from '@/server/testing/people/accounts';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';

onDatabases('the audit log', (kind) => {
  const app = setUpTestApp({ kind });

  it('records the confirmation of the address and every sign-in', async () => {
    const browser = new TestBrowser(app);
    const { email, password } = await signUpAndConfirm(app, browser);
    const readActs = async () => {
      const { entries } = await browser.rpc.account.activity({});
      return entries.map(({ what }) => what).sort();
    };
    const first = await readActs();
    expect(first).toEqual(['Email address confirmed']);
    await browser.post('/api/auth/logout', {});
    expect((await browser.post('/api/auth/login', { email, password })).status).toBe(200);
    expect(await readActs()).toEqual([...first, 'Signed in'].sort());
  });
});
