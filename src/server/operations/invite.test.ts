import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { user } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { signUp, tokenInMail, waitForMail } from '@/server/testing/people/accounts';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { DAY } from '@/shared/time/durations';
import { createOperations, type Operations } from './index';

const PASSWORD = 'harbour-pilot-7';
let addressCount = 0;

onDatabases('an invitation', (kind) => {
  const app = setUpTestApp({ kind });
  let operations: Operations;
  beforeAll(() => {
    operations = createOperations(app.deps);
  });

  const newAddress = () => {
    addressCount += 1;
    return `invited-${addressCount}@people.example`;
  };
  const openInvitation = (browser: TestBrowser, token: string) =>
    browser.post('/api/auth/invitation', { token });

  it('creates an account with a finished profile, and mails a link that leads to the set-password step', async () => {
    const email = newAddress();
    const invited = await operations.invite({ email: ` ${email.toUpperCase()} `, profile: buildProfile() });
    expect(invited).toEqual({ email, again: false });
    const mail = await waitForMail(app, email);
    expect(mail.text).toContain('http://localhost:3000/auth/callback#');
    expect(mail.text).toContain('Hello Mara,');
    const browser = new TestBrowser(app);
    expect((await openInvitation(browser, tokenInMail(mail))).status).toBe(200);
    expect(await browser.rpc.auth.me()).toMatchObject({
      email,
      firstName: 'Mara',
      lastName: 'Lindqvist',
      emailConfirmed: true,
      onboardingStatus: 'SET_PASSWORD',
    });
    expect((await openInvitation(new TestBrowser(app), tokenInMail(mail))).status).toBe(400);
    expect((await browser.post('/api/auth/password', { password: PASSWORD })).status).toBe(200);
    expect((await browser.rpc.auth.me())?.onboardingStatus).toBe('PROFILE_GENERATED');
    const [row] = await app.db.select().from(user).where(eq(user.email, email));
    expect(row?.terms_accepted_at).toBeInstanceOf(Date);
  });

  it('replaces link and profile when repeated, and does not touch an account that was opened', async () => {
    const email = newAddress();
    await operations.invite({ email, profile: buildProfile() });
    const profile = buildProfile({ role: 'Fractional Chief Supply Officer' });
    expect(await operations.invite({ email, profile: { profile } })).toEqual({ email, again: true });
    const [first, second] = [
      tokenInMail(await waitForMail(app, email)),
      tokenInMail(await waitForMail(app, email, 2)),
    ];
    const browser = new TestBrowser(app);
    expect((await openInvitation(browser, first)).status).toBe(400);
    expect((await openInvitation(browser, second)).status).toBe(200);
    await browser.post('/api/auth/password', { password: PASSWORD });
    expect((await browser.rpc.profiles.mine()).profile_data).toMatchObject({ role: profile.role });
    await expect(operations.invite({ email, profile })).rejects.toThrow(/has an account already/);
  });

  it('takes a profile of a version below 0.2, whose skills are a map', async () => {
    const email = newAddress();
    const skills = [{ title: 'Cash', description: 'Counts it.' }];
    await operations.invite({
      email,
      profile: { ...buildProfile(), functional_skills: { Finance: skills } },
    });
    const browser = new TestBrowser(app);
    await openInvitation(browser, tokenInMail(await waitForMail(app, email)));
    await browser.post('/api/auth/password', { password: PASSWORD });
    expect((await browser.rpc.profiles.mine()).profile_data?.functional_skills).toEqual([
      { name: 'Finance', value: skills },
    ]);
  });

  it('has a link that expires after 7 days', async () => {
    const email = newAddress();
    await operations.invite({ email, profile: buildProfile() });
    const token = tokenInMail(await waitForMail(app, email));
    app.advance(7 * DAY + 1);
    expect((await openInvitation(new TestBrowser(app), token)).status).toBe(400);
    app.advance(-7 * DAY - 1);
    expect((await openInvitation(new TestBrowser(app), token)).status).toBe(200);
  });

  it('ends waiting sign-ups of the address, whose owner may also recover a password instead of opening it', async () => {
    const email = newAddress();
    const stranger = await signUp(app, new TestBrowser(app), { email });
    await operations.invite({ email, profile: buildProfile() });
    expect((await new TestBrowser(app).post('/api/auth/verify', { token: stranger.token })).status).toBe(400);
    const browser = new TestBrowser(app);
    await browser.post('/api/auth/recover', { email });
    const token = tokenInMail(await waitForMail(app, email, 3));
    expect((await browser.post('/api/auth/recovery', { token })).status).toBe(200);
    expect((await browser.post('/api/auth/password', { password: PASSWORD })).status).toBe(200);
    expect(await browser.rpc.auth.me()).toMatchObject({
      emailConfirmed: true,
      onboardingStatus: 'PROFILE_GENERATED',
    });
  });

  it('is refused for an invalid address, profile or recipient, with a sentence for the operator', async () => {
    const owner = await buildUser(app);
    const profile = buildProfile();
    await expect(operations.invite({ email: 'nobody', profile })).rejects.toThrow(
      'nobody is not an email address.',
    );
    await expect(operations.invite({ email: newAddress(), profile: { name: 7 } })).rejects.toThrow(
      /not valid: name/,
    );
    await expect(operations.invite({ email: newAddress(), profile: {} })).rejects.toThrow(/profile/i);
    await expect(operations.invite({ email: owner.email, profile })).rejects.toThrow(/Nothing was changed/);
    expect((await owner.browser.rpc.profiles.mine()).profile_data).toMatchObject({ name: 'Mara Lindqvist' });
  });
});
