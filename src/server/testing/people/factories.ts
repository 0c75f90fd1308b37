/** People for tests: rows as the product writes them, and signed-in browsers. */
import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { hashToken, newToken } from '@/server/secrets/tokens';
import type { OnboardingStatus } from '@/shared/account/onboarding';
import { emptyProfile, PROFILE_VERSION, type ProfileData } from '@/shared/profile/profile-data';
import { DAY } from '@/shared/time/durations';
import { account, profileSlugs, profiles, session, user } from '../../db/schema';
import { cookieName } from '../../features/auth/cookies';
import { TestBrowser } from '../browser';
import { TEST_PASSWORD_COST, type TestApp } from '../test-app';

export const TEST_PASSWORD = 'harbour-lantern-42';

let hashPromise: Promise<string> | undefined;
const passwordHash = () => {
  hashPromise ??= hash(TEST_PASSWORD, TEST_PASSWORD_COST);
  return hashPromise;
};

/** A fictional person's profile with content in every section but engagement and case stories. */
export function buildProfile(overrides: Partial<ProfileData> = {}): ProfileData {
  return {
    ...emptyProfile(),
    name: 'Mara Lindqvist',
    role: 'Fractional Chief Operating Officer',
    location: 'Gothenburg, Sweden',
    linkedinUrl: 'https://www.linkedin.com/in/mara-lindqvist-example',
    summary: 'Runs operations for companies between their first factory and their third.',
    highlights: ['Chief Operating Officer, Halden Instruments'],
    focus_areas: ['Operations', 'Supply chain'],
    industries: ['Manufacturing'],
    geographical_coverage: ['Nordics'],
    stage_focus: ['Series B'],
    personal_interests: ['Sailing'],
    certifications: ['APICS CSCP'],
    meet_them: 'Mara opened two plants in three years.',
    sweetspot: 'A first plant that works and a second that must.',
    user_manual: 'Prefers a written agenda.',
    personas: [{ title: 'The builder', bullets: ['Opened two plants in three years'] }],
    superpowers: [{ title: 'Plant ramp-up', description: 'From an empty hall to three shifts.' }],
    functional_skills: [
      { name: 'Operations', value: [{ title: 'Ramp-up', description: 'Plans and runs plant openings.' }] },
    ],
    ...overrides,
  };
}

export interface BuildUserOptions {
  email?: string;
  firstName?: string;
  lastName?: string;
  /** Defaults to PROFILE_CONFIRMED. With SIGNED_UP the address is unconfirmed. */
  status?: OnboardingStatus;
  /** Defaults to `buildProfile()` from PROFILE_GENERATED on, and to none before. */
  profile?: ProfileData | null;
  published?: boolean;
  slug?: string;
  /** IP address that the browser connects from. */
  ip?: string;
}

const STATUSES_WITHOUT_PROFILE: OnboardingStatus[] = ['SIGNED_UP', 'EMAIL_CONFIRMED'];

/** Creates a person and returns them with a signed-in browser. The password is `TEST_PASSWORD`. */
export async function buildUser(app: TestApp, options: BuildUserOptions = {}) {
  const { status = 'PROFILE_CONFIRMED', firstName = 'Mara', lastName = 'Lindqvist' } = options;
  const id = randomUUID();
  const email = options.email ?? `${id}@people.example`;
  const now = app.deps.now();
  const isConfirmed = status !== 'SIGNED_UP';
  const hasNoProfile = STATUSES_WITHOUT_PROFILE.includes(status);
  const profile = options.profile === undefined ? (hasNoProfile ? null : buildProfile()) : options.profile;
  const password = await passwordHash();
  const token = await app.db.transaction(async (tx) => {
    await tx.insert(user).values({
      id,
      email,
      name: `${firstName} ${lastName}`,
      first_name: firstName,
      last_name: lastName,
      emailVerified: isConfirmed,
      email_confirmed_at: isConfirmed ? now : null,
      terms_accepted_at: now,
    });
    await tx
      .insert(account)
      .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password });
    await tx.insert(profiles).values({
      id,
      onboarding_status: status,
      profile_data: profile,
      profile_version: PROFILE_VERSION,
      revision: profile ? 1 : 0,
      linkedinurl: profile?.linkedinUrl ?? null,
      ispublished: options.published ?? false,
      profile_slug: options.slug ?? null,
      first_published_at: options.published ? now : null,
    });
    if (options.slug) await tx.insert(profileSlugs).values({ slug: options.slug, profile_id: id });
    const token = newToken();
    await tx.insert(session).values({
      id: randomUUID(),
      token: hashToken(token),
      userId: id,
      expiresAt: new Date(now.getTime() + 7 * DAY),
      authenticatedAt: now,
      createdAt: now,
    });
    return token;
  });
  const browser = new TestBrowser(app, options.ip);
  browser.cookies.set(cookieName(app.deps.config, 'session'), token);
  return { id, email, password: TEST_PASSWORD, profile, browser };
}

export type BuiltUser = Awaited<ReturnType<typeof buildUser>>;
