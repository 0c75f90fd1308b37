/** Which account a sign-in at the provider opens, and which it must never open. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { account, pendingSignups, user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { signUp, tokenInMail, waitForMail } from '@/server/testing/people/accounts';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { setUpLinkedInApp, signInWithLinkedIn } from '@/server/testing/people/linkedin';
import { onDatabases } from '@/server/testing/set-up/databases';
import type { LocalPerson } from '../../../../../scripts/testing/local-provider.mjs';

let personCount = 0;

onDatabases('a sign-in with LinkedIn', (kind) => {
  const app = setUpLinkedInApp({ kind });

  /** Makes a new person sign in at the provider next. */
  function setNextPerson(overrides: Partial<LocalPerson> = {}): LocalPerson & { email: string } {
    personCount += 1;
    const email = `noor-${personCount}@people.example`;
    const name = { given_name: 'Noor', family_name: 'Haddad' };
    const person = { sub: `sub-${kind}-${personCount}`, email, verified: true, ...name, ...overrides };
    app.provider.person = person;
    return person;
  }
  const readLink = async (sub: string) => {
    const [row] = await app.db.select().from(account).where(eq(account.accountId, sub));
    return row && { userId: row.userId, providerId: row.providerId };
  };

  it('opens an account for a new person, with the name and the accepted terms', async () => {
    const { sub, email } = setNextPerson();
    const browser = new TestBrowser(app);
    expect(await signInWithLinkedIn(browser, 'signup')).toMatchObject({ known: false, profileReady: false });
    const me = await browser.rpc.auth.me();
    expect(me).toMatchObject({
      email,
      firstName: 'Noor',
      lastName: 'Haddad',
      emailConfirmed: true,
      onboardingStatus: 'EMAIL_CONFIRMED',
    });
    const [row] = await app.db.select().from(user).where(eq(user.email, email));
    expect(row?.terms_accepted_at).toBeInstanceOf(Date);
    expect(await readLink(sub)).toEqual({ userId: me?.id, providerId: 'linkedin_oidc' });
    // The tab's profile is claimed as after any other sign-up.
    const profile = { ...buildProfile(), profile_version: '0.2', notices: [] };
    const claimed = await browser.post('/webhook/submit-profile', { uuid: me?.id, profile });
    expect(claimed.status).toBe(200);
    expect((await browser.rpc.auth.me())?.onboardingStatus).toBe('PROFILE_GENERATED');
  });

  it('signs the same person in again, even if their address has changed', async () => {
    const person = setNextPerson();
    await signInWithLinkedIn(new TestBrowser(app), 'signup');
    app.provider.person = { ...person, email: 'moved@people.example', verified: false };
    const browser = new TestBrowser(app);
    const answer = await signInWithLinkedIn(browser, 'login', '/work-preferences?x=1');
    expect(answer).toMatchObject({ known: true, flow: 'login', from: '/work-preferences?x=1' });
    expect((await browser.rpc.auth.me())?.email).toBe(person.email);
  });

  it('links an account if both sides have confirmed the address, and notifies its owner', async () => {
    const owner = await buildUser(app);
    const { sub } = setNextPerson({ email: owner.email.toUpperCase() });
    const browser = new TestBrowser(app);
    const answer = await signInWithLinkedIn(browser, 'login');
    expect(answer).toMatchObject({ known: true, profileReady: true });
    expect(await browser.rpc.auth.me()).toMatchObject({
      id: owner.id,
      onboardingStatus: 'PROFILE_CONFIRMED',
    });
    expect((await readLink(sub))?.userId).toBe(owner.id);
    expect((await waitForMail(app, owner.email)).subject).toMatch(/LinkedIn/);
  });

  it('links nothing if the provider has not confirmed the address, without revealing whether it is taken', async () => {
    const owner = await buildUser(app);
    const answers = [];
    for (const email of [owner.email, 'nobody-yet@people.example']) {
      const { sub } = setNextPerson({ email, verified: false });
      const browser = new TestBrowser(app);
      const { user: newcomer, ...answer } = await signInWithLinkedIn(browser, 'login');
      expect(newcomer?.email).toBe(email);
      expect(newcomer?.id).not.toBe(owner.id);
      answers.push({ answer, cookies: [...browser.cookies.keys()] });
      expect(await browser.rpc.auth.me()).toBeNull();
      expect(await readLink(sub)).toBeUndefined();
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await waitForMail(app, owner.email)).subject).toBe('You already have an account');
    expect((await waitForMail(app, 'nobody-yet@people.example')).subject).toBe('Confirm your email address');
  });

  it('links nothing to an unconfirmed account', async () => {
    const owner = await buildUser(app, { status: 'SIGNED_UP' });
    const { sub } = setNextPerson({ email: owner.email });
    expect(await signInWithLinkedIn(new TestBrowser(app), 'signup')).toMatchObject({
      status: 'confirm_email',
    });
    expect(await readLink(sub)).toBeUndefined();
  });

  it('with an unconfirmed address is completed by a mailed link, only in the browser that signed up', async () => {
    const { sub, email } = setNextPerson({ verified: false });
    const browser = new TestBrowser(app);
    const { user: newcomer } = await signInWithLinkedIn(browser, 'signup');
    const profile = { ...buildProfile(), profile_version: '0.2', notices: [] };
    const staged = await browser.post('/webhook/submit-profile', { uuid: newcomer?.id, profile });
    expect(staged.status).toBe(200);
    const token = tokenInMail(await waitForMail(app, email));
    // The owner of the address opens a link that a stranger requested: nothing is confirmed, and no password helps.
    const otherBrowser = new TestBrowser(app);
    for (const body of [{ token }, { token, password: '' }, { token, password: 'x' }]) {
      const response = await otherBrowser.post('/api/auth/verify', body);
      expect(await response.json()).not.toMatchObject({ status: 'signed_in' });
    }
    expect(await otherBrowser.rpc.auth.me()).toBeNull();
    expect(await (await browser.post('/api/auth/verify', { token })).json()).toMatchObject({
      status: 'signed_in',
      profileReady: true,
    });
    expect((await readLink(sub))?.userId).toBe(newcomer?.id);
    expect(await signInWithLinkedIn(new TestBrowser(app), 'login')).toMatchObject({ known: true });
  });

  it('supersedes an earlier sign-up of a stranger', async () => {
    const { sub, email } = setNextPerson();
    const stranger = new TestBrowser(app);
    const prepared = await signUp(app, stranger, { email, password: 'strangers-choice-1' });
    await stranger.post('/webhook/submit-profile', {
      uuid: prepared.id,
      profile: { ...buildProfile({ name: 'Not Noor' }), profile_version: '0.2', notices: [] },
    });
    const browser = new TestBrowser(app);
    expect(await signInWithLinkedIn(browser, 'signup')).toMatchObject({ known: false, profileReady: false });
    expect(await app.db.select().from(pendingSignups).where(eq(pendingSignups.email, email))).toEqual([]);
    expect((await stranger.post('/api/auth/verify', { token: prepared.token })).status).toBe(400);
    const login = await stranger.post('/api/auth/login', { email, password: 'strangers-choice-1' });
    expect(await login.json()).toMatchObject({ code: 'invalid_credentials' });
    expect((await readLink(sub))?.userId).toBe((await browser.rpc.auth.me())?.id);
  });

  it('gives nothing to a stranger who signs up afterwards', async () => {
    const { email } = setNextPerson();
    const owner = new TestBrowser(app);
    await signInWithLinkedIn(owner, 'signup');
    const stranger = new TestBrowser(app);
    const lateSignUp = await signUp(app, stranger, { email });
    expect(lateSignUp.token).toBe('');
    app.provider.person = {
      ...app.provider.person,
      sub: `${app.provider.person.sub}-other`,
      verified: false,
    };
    expect(await signInWithLinkedIn(stranger, 'login')).toMatchObject({ status: 'confirm_email' });
    expect(await stranger.rpc.auth.me()).toBeNull();
  });

  it('keeps the profile that this browser staged with its own sign-up', async () => {
    const { email } = setNextPerson();
    const browser = new TestBrowser(app);
    const ownSignup = await signUp(app, browser, { email });
    const profile = { ...buildProfile(), profile_version: '0.2', notices: [] };
    await browser.post('/webhook/submit-profile', { uuid: ownSignup.id, profile });
    expect(await signInWithLinkedIn(browser, 'signup')).toMatchObject({ known: false, profileReady: true });
    expect((await browser.rpc.auth.me())?.onboardingStatus).toBe('PROFILE_GENERATED');
  });

  it('creates one account if it happens twice at the same time', async () => {
    const { email } = setNextPerson();
    const answers = await Promise.all([1, 2].map(() => signInWithLinkedIn(new TestBrowser(app), 'signup')));
    expect(answers.map(({ known }) => known).sort()).toEqual([false, true]);
    expect(await app.db.select().from(user).where(eq(user.email, email))).toHaveLength(1);
  });

  it('refuses a person without an address', async () => {
    setNextPerson({ email: '' });
    const browser = new TestBrowser(app);
    expect(await signInWithLinkedIn(browser, 'signup')).toMatchObject({ code: 'provider_failed' });
    expect(await browser.rpc.auth.me()).toBeNull();
  });
});
