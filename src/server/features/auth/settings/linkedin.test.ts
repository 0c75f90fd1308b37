/** Settings of a person who signs in with LinkedIn. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { tokenInMail, waitForMail, waitForMailAbout } from '@/server/testing/people/accounts';
import { buildUser } from '@/server/testing/people/factories';
import {
  beginLinkedInSignIn,
  returnFromProvider,
  setUpLinkedInApp,
  signInWithLinkedIn,
} from '@/server/testing/people/linkedin';
import { onDatabases } from '@/server/testing/set-up/databases';
import { MINUTE } from '@/shared/time/durations';

onDatabases('Settings with LinkedIn', (kind) => {
  const app = setUpLinkedInApp({ kind });

  /** Creates a person whose account LinkedIn opens as well. */
  const buildLinkedPerson = async () => {
    const person = await buildUser(app);
    const name = { given_name: 'Mara', family_name: 'Lindqvist' };
    app.provider.person = { sub: `sub-${person.id}`, email: person.email, verified: true, ...name };
    await signInWithLinkedIn(person.browser, 'login');
    await waitForMail(app, person.email); // the notice of it
    return person;
  };

  it('accepts a sign-in at LinkedIn as proof, and returns to Settings', async () => {
    const { browser, id } = await buildLinkedPerson();
    expect(await browser.rpc.account.mine()).toMatchObject({ linkedin: true, password: true });
    app.advance(16 * MINUTE);
    const change = () => browser.post('/api/auth/email', { email: `new-${id}@people.example` });
    expect((await change()).status).toBe(403);
    expect(await signInWithLinkedIn(browser, 'login', '/settings')).toMatchObject({
      known: true,
      from: '/settings',
    });
    expect((await change()).status).toBe(200);
  });

  it('proves the identity by a sign-in at LinkedIn, under a new session id', async () => {
    const { browser, id } = await buildLinkedPerson();
    app.advance(16 * MINUTE);
    const change = () => browser.post('/api/auth/email', { email: `proven-${id}@people.example` });
    expect((await change()).status).toBe(403);
    const before = browser.cookies.get('quarterdeck_session');
    expect(await signInWithLinkedIn(browser, 'proof', '/settings#key')).toEqual({
      status: 'proven',
      from: '/settings#key',
    });
    expect(browser.cookies.get('quarterdeck_session')).not.toBe(before);
    expect((await change()).status).toBe(200);
  });

  it('accepts no other person’s identity as proof, and opens, links or changes no account by it', async () => {
    const { browser, id } = await buildLinkedPerson();
    const name = { given_name: 'Ola', family_name: 'Other' };
    app.provider.person = {
      sub: `other-${id}`,
      email: `other-${id}@people.example`,
      verified: true,
      ...name,
    };
    app.advance(16 * MINUTE);
    expect(await signInWithLinkedIn(browser, 'proof', '/settings')).toMatchObject({
      code: 'invalid_credentials',
    });
    expect(await browser.rpc.auth.me()).toMatchObject({ id });
    expect((await browser.post('/api/auth/deletion', { confirmation: 'DELETE' })).status).toBe(403);
    expect(
      await app.db
        .select()
        .from(user)
        .where(eq(user.email, `other-${id}@people.example`)),
    ).toEqual([]);
    const visitor = new TestBrowser(app);
    expect(await signInWithLinkedIn(visitor, 'proof', '/settings')).toMatchObject({
      code: 'unauthenticated',
    });
    expect(visitor.cookies.has('quarterdeck_session')).toBe(false);
  });

  it('returns to the screen that asked for the proof if the person cancels at LinkedIn', async () => {
    const { browser } = await buildLinkedPerson();
    const providerUrl = await beginLinkedInSignIn(browser, 'proof', '/settings#key');
    const callbackUrl = new URL('http://localhost:3000/api/auth/callback/linkedin_oidc');
    callbackUrl.searchParams.set('error', 'user_cancelled_login');
    callbackUrl.searchParams.set('state', providerUrl.searchParams.get('state') ?? '');
    const to = await returnFromProvider(browser, callbackUrl);
    expect(to.pathname).toBe('/auth/callback');
    expect(Object.fromEntries(new URLSearchParams(to.hash.slice(1)))).toEqual({
      failed: 'linkedin_oidc',
      flow: 'proof',
      from: '/settings#key',
    });
  });

  it('treats a deleted person as unknown: the identity may open a new account, and stays with it', async () => {
    const person = await buildLinkedPerson();
    await person.browser.post('/api/auth/deletion', { confirmation: 'DELETE' });
    const cancel = tokenInMail(await waitForMailAbout(app, person.email, 'Your account will be deleted'));
    app.provider.person = { ...app.provider.person, email: `again-${person.id}@people.example` };
    const secondBrowser = new TestBrowser(app);
    expect(await signInWithLinkedIn(secondBrowser, 'signup')).toMatchObject({ known: false });
    const cancelled = await new TestBrowser(app).post('/api/auth/deletion/cancel', { token: cancel });
    expect(cancelled.status).toBe(200);
    const login = { email: person.email, password: person.password };
    const newBrowser = new TestBrowser(app);
    expect((await newBrowser.post('/api/auth/login', login)).status).toBe(200);
    expect(await newBrowser.rpc.account.mine()).toMatchObject({ linkedin: false, password: true });
  });
});
