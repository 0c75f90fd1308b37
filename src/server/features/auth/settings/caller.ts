/** Who asks for a change in Settings, and whether they proved it lately. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import { user } from '@/server/db/schema';
import { AppError } from '@/shared/errors';
import { GUARDED_SCREENS, type OnboardingStatus } from '@/shared/onboarding';
import type { AuthKit, Call, LiveSession } from '../kit';

/** How long a sign-in counts as fresh enough for a sensitive change, in milliseconds. */
export const FRESH = 15 * 60_000;

const ALLOWED: readonly (OnboardingStatus | null)[] = GUARDED_SCREENS['/settings'];

/**
 * The caller, signed in with a confirmed address, whatever their status: for what nobody has to wait for.
 * @throws AppError UNAUTHENTICATED, ONBOARDING_STATUS
 */
export async function memberCalling(kit: AuthKit, call: Call): Promise<LiveSession> {
  const live = call.headers && (await kit.liveSession(call.headers));
  if (live?.kind !== 'full') throw new AppError('UNAUTHENTICATED');
  if (!live.user.emailConfirmed) throw new AppError('ONBOARDING_STATUS', 'address not confirmed');
  return live;
}

/**
 * The caller, whom the route table lets into Settings.
 * @throws AppError UNAUTHENTICATED, ONBOARDING_STATUS
 */
export async function settingsCaller(kit: AuthKit, call: Call): Promise<LiveSession> {
  const live = await memberCalling(kit, call);
  if (!ALLOWED.includes(live.user.onboardingStatus)) {
    throw new AppError('ONBOARDING_STATUS', 'not in Settings yet');
  }
  return live;
}

/** @throws AppError REAUTHENTICATION_NEEDED on an old sign-in; the browser then asks for a proof */
export function requireFresh(live: LiveSession, now: Date): void {
  const age = now.getTime() - live.user.signedInAt.getTime();
  if (age > FRESH) throw new AppError('REAUTHENTICATION_NEEDED', 'sign-in is old');
}

/** A person's row, held until the transaction ends; `undefined` when they are gone or going. */
export async function lockPerson(tx: Transaction, id: string) {
  const [person] = await tx
    .select()
    .from(user)
    .where(and(eq(user.id, id), isNull(user.deletion_requested_at)))
    .for('update');
  return person;
}

const GONE = 'This link has expired or was used before.';

/** The refusal of a mailed link on a page that says what the link was for. */
export const deadLink = (internal: string) => new AppError('INVALID_LINK', internal, { userMessage: GONE });
