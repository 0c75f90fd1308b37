import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pendingSignups, profiles } from '@/server/db/schema';
import { sealProfile } from '@/server/secrets/sealed-profile';
import { TestBrowser } from '@/server/testing/browser';
import { signUp } from '@/server/testing/people/accounts';
import { buildProfile, buildUser } from '@/server/testing/people/factories';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation/generated-profile';

onDatabases('submit-profile', (kind) => {
  const app = setUpTestApp({ kind });

  const evidence = {
    sources: [{ id: 'resume', kind: 'resume', name: 'resume.pdf' }],
    items: [{ section: 'description' as const, text: 'Runs operations.', spans: [] }],
  };
  const generatedProfile = (name = 'Ines Okafor'): GeneratedProfile =>
    sealProfile(generatedProfileSchema.parse({ ...buildProfile({ name }), evidence }), app.deps.secret);
  const submit = (browser: TestBrowser, uuid: string, profile: unknown) =>
    browser.post('/webhook/submit-profile', { uuid, profile });
  const storedRow = async (id: string) => {
    const [row] = await app.db.select().from(profiles).where(eq(profiles.id, id));
    return row;
  };

  it('stages a profile with a valid ticket, and stores it when that sign-up is confirmed', async () => {
    const browser = new TestBrowser(app);
    const person = await signUp(app, browser);
    const profile = generatedProfile();
    expect(await (await submit(browser, person.id, profile)).json()).toEqual({ status: 'success' });
    expect((await submit(browser, person.id, profile)).status, 'the same once more').toBe(200);
    expect((await submit(browser, person.id, generatedProfile('Someone Else'))).status).toBe(409);
    const confirmed = await browser.post('/api/auth/verify', { token: person.token });
    expect(await confirmed.json()).toEqual({
      status: 'signed_in',
      onboardingStatus: 'PROFILE_GENERATED',
      profileReady: true,
    });
    const row = await storedRow(person.id);
    expect(row?.profile_data).toEqual(buildProfile({ name: 'Ines Okafor' }));
    expect(row).toMatchObject({ revision: 1, evidence, onboarding_status: 'PROFILE_GENERATED' });
    expect(row?.linkedinurl).toBe(buildProfile().linkedinUrl);
  });

  it('fills the empty profile of the session’s account once', async () => {
    const person = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    expect((await submit(person.browser, person.id, generatedProfile())).status).toBe(200);
    expect(await storedRow(person.id)).toMatchObject({ onboarding_status: 'PROFILE_GENERATED', evidence });
    const secondSubmission = await submit(person.browser, person.id, generatedProfile('Someone Else'));
    expect(secondSubmission.status).toBe(409);
    expect((await storedRow(person.id))?.profile_data).toMatchObject({ name: 'Ines Okafor' });
  });

  it('drops evidence with an invalid seal, and keeps the profile', async () => {
    const person = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    const forged = { ...generatedProfile(), role: 'Chief Everything Officer' };
    expect((await submit(person.browser, person.id, forged)).status).toBe(200);
    const row = await storedRow(person.id);
    expect(row?.evidence).toBeNull();
    expect(row?.profile_data).toMatchObject({ role: 'Chief Everything Officer' });
  });

  it('trusts the session and the ticket, never the body', async () => {
    const victim = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    const other = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    const visitor = await submit(new TestBrowser(app), victim.id, generatedProfile());
    expect(visitor.status).toBe(401);
    expect(await visitor.json()).toMatchObject({ status: 'error', message: 'User not authenticated' });
    expect((await submit(other.browser, victim.id, generatedProfile())).status).toBe(403);
    const attacker = new TestBrowser(app);
    const pending = await signUp(app, new TestBrowser(app));
    await signUp(app, attacker);
    expect((await submit(attacker, pending.id, generatedProfile())).status, "another sign-up's id").toBe(403);
    expect((await storedRow(victim.id))?.profile_data).toBeNull();
    const [row] = await app.db.select().from(pendingSignups).where(eq(pendingSignups.id, pending.id));
    expect(row?.staged_profile).toBeNull();
  });

  it('refuses an invalid, an empty and a too large profile', async () => {
    const person = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    const empty = generatedProfileSchema.parse({ ...emptyProfileFields() });
    for (const profile of [
      null,
      'x',
      { name: 1 },
      { ...generatedProfile(), summary: 'x'.repeat(20_000) },
      empty,
    ]) {
      expect((await submit(person.browser, person.id, profile)).status).toBe(400);
    }
    expect((await submit(person.browser, person.id, 'x'.repeat(3_000_000))).status).toBe(413);
  });

  it('limits attempts to 120 an hour per network, whatever they contain', async () => {
    const visitor = new TestBrowser(app, '203.0.113.77');
    for (let n = 0; n < 120; n += 1) expect((await submit(visitor, '', null)).status).toBe(401);
    const refused = await submit(visitor, '', null);
    expect(refused.status).toBe(429);
    // Seconds until the first attempt is an hour old; the attempts themselves take some.
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_540);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    expect((await submit(new TestBrowser(app, '203.0.112.77'), '', null)).status, 'another network').toBe(
      401,
    );
  });

  it('never passes a staged profile to another sign-up with the same address', async () => {
    const email = 'shared@people.example';
    const attacker = new TestBrowser(app);
    const attackersSignUp = await signUp(app, attacker, { email, password: 'the-attackers-9' });
    await submit(attacker, attackersSignUp.id, generatedProfile('An Impostor'));
    const victim = new TestBrowser(app);
    const victimSignup = await signUp(app, victim, { email });
    await victim.post('/api/auth/verify', { token: victimSignup.token });
    expect(await victim.rpc.auth.me()).toMatchObject({ onboardingStatus: 'EMAIL_CONFIRMED' });
    expect((await storedRow(victimSignup.id))?.profile_data).toBeNull();
    expect((await submit(attacker, attackersSignUp.id, generatedProfile('An Impostor'))).status).toBe(401);
  });

  it('keeps what a person staged who already had an account, in the same browser and with the same address', async () => {
    const owner = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    const settled = await buildUser(app);
    const stranger = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
    for (const person of [owner, settled]) {
      const browser = new TestBrowser(app);
      const signUpResponse = await browser.post('/api/auth/signup', {
        email: person.email,
        password: 'forgot-i-had-one',
        first_name: 'Ines',
        last_name: 'Okafor',
      });
      const { user } = (await signUpResponse.json()) as { user: { id: string } };
      expect((await submit(browser, user.id, generatedProfile('Kept For Me'))).status).toBe(200);
      // Someone else uses the browser in between, and does not get the profile.
      await browser.post('/api/auth/login', { email: stranger.email, password: stranger.password });
      expect((await storedRow(stranger.id))?.profile_data).toBeNull();
      await browser.post('/api/auth/login', { email: person.email, password: person.password });
    }
    expect((await storedRow(owner.id))?.profile_data).toMatchObject({ name: 'Kept For Me' });
    const keptRow = await storedRow(settled.id);
    expect(keptRow?.profile_data).toMatchObject({ name: 'Mara Lindqvist' });
    expect(keptRow?.draft).toMatchObject({ profile_data: { name: 'Kept For Me' } });
  });
});

/** A profile whose fields are all empty. */
function emptyProfileFields() {
  const filled = buildProfile();
  return Object.fromEntries(
    Object.entries(filled).map(([key, value]) => [key, Array.isArray(value) ? [] : '']),
  );
}
