/** Settings of a person who signs in with LinkedIn. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailTo, tokenOf } from '@/server/testing/accounts';
import { TestBrowser } from '@/server/testing/browser';
import { onEachDatabase } from '@/server/testing/databases';
import { buildUser } from '@/server/testing/factories';
import { withLinkedin } from '@/server/testing/linkedin';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { type LocalProvider, startLocalProvider } from '../../../../../scripts/local-provider.mjs';

onEachDatabase('Settings with LinkedIn', (kind) => {
  let test: TestApp;
  let provider: LocalProvider;
  beforeAll(async () => {
    provider = await startLocalProvider();
    test = await createTestApp({ kind, env: provider.env });
  });
  afterAll(async () => {
    await test.close();
    await provider.stop();
  });

  /** A person whose account LinkedIn opens as well. */
  const linked = async () => {
    const person = await buildUser(test);
    const name = { given_name: 'Mara', family_name: 'Lindqvist' };
    provider.person = { sub: `sub-${person.id}`, email: person.email, verified: true, ...name };
    await withLinkedin(person.browser, 'login');
    await mailTo(test, person.email); // the notice of it
    return person;
  };

  it('takes a sign-in there as proof, and comes back to Settings', async () => {
    const { browser, id } = await linked();
    expect(await browser.rpc.account.mine()).toMatchObject({ linkedin: true, password: true });
    test.advance(16 * 60_000);
    const change = () => browser.post('/api/auth/email', { email: `new-${id}@people.example` });
    expect((await change()).status).toBe(403);
    expect(await withLinkedin(browser, 'login', '/settings')).toMatchObject({
      known: true,
      from: '/settings',
    });
    expect((await change()).status).toBe(200);
  });

  it('does not know a deleted person: the identity may open a new account, and then stays with it', async () => {
    const person = await linked();
    await person.browser.post('/api/auth/deletion', { confirmation: 'DELETE' });
    const cancel = tokenOf(await mailTo(test, person.email, 2));
    provider.person = { ...provider.person, email: `again-${person.id}@people.example` };
    const again = new TestBrowser(test);
    expect(await withLinkedin(again, 'signup')).toMatchObject({ known: false });
    const kept = await new TestBrowser(test).post('/api/auth/deletion/cancel', { token: cancel });
    expect(kept.status).toBe(200);
    const login = { email: person.email, password: person.password };
    const back = new TestBrowser(test);
    expect((await back.post('/api/auth/login', login)).status).toBe(200);
    expect(await back.rpc.account.mine()).toMatchObject({ linkedin: false, password: true });
  });
});
