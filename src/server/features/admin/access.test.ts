import { expect, it } from 'vitest';
import { createOperations } from '@/server/operations';
import { TestBrowser } from '@/server/testing/browser';
import { procedureCalls } from '@/server/testing/canaries';
import { appCode } from '@/server/testing/people/authenticator-app';
import { buildUser } from '@/server/testing/people/factories';
import { addAuthenticatorApp } from '@/server/testing/people/second-factor';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { HOUR } from '@/shared/time/durations';

const CALLS = procedureCalls('somebody').filter(([path]) => path.startsWith('/api/rpc/admin/'));

onDatabases('procedures for operators', (kind) => {
  const app = setUpTestApp({ kind });

  /** Makes a person an operator, or withdraws it from them. */
  const setOperator = (email: string, remove = false) =>
    createOperations(app.deps).operator({ email, remove });
  /**
   * Calls each procedure, and returns its error code if it failed. A procedure that was reached may still reject its
   * input.
   */
  const callAll = async (browser: TestBrowser) =>
    Promise.all(
      CALLS.map(async ([path, body]) => {
        const answer = (await (await browser.post(path, body)).json()) as { json?: { code?: string } };
        return [path, answer.json?.code];
      }),
    );

  it('refuse visitors, and do not seem to exist for members', async () => {
    expect(CALLS.length).toBeGreaterThan(7);
    const member = await buildUser(app);
    await addAuthenticatorApp(member.browser);
    for (const [path, code] of await callAll(new TestBrowser(app)))
      expect(code, path).toBe('UNAUTHENTICATED');
    for (const [path, code] of await callAll(member.browser)) expect(code, path).toBe('NOT_FOUND');
  });

  it('are open for twelve hours to an operator who presented a second factor, until they are none any more', async () => {
    const person = await buildUser(app);
    expect(await setOperator(person.email)).toMatchObject({ secondFactor: false });
    for (const [path, code] of await callAll(person.browser)) expect(code, path).toBe('SECOND_FACTOR_NEEDED');
    const { secret } = await addAuthenticatorApp(person.browser);
    expect(await person.browser.rpc.admin.totals()).toMatchObject({ accounts: expect.any(Number) });
    app.advance(12 * HOUR + 1);
    for (const [path, code] of await callAll(person.browser)) expect(code, path).toBe('SECOND_FACTOR_NEEDED');
    await person.browser.post('/api/auth/proof', { secondFactor: appCode(secret, 1) });
    expect(await person.browser.rpc.admin.totals()).toBeDefined();
    await setOperator(person.email, true);
    await expect(person.browser.rpc.admin.totals()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are not granted to an address without an account', async () => {
    await expect(setOperator('nobody@people.example')).rejects.toThrow(/Nobody has an account/);
  });
});
