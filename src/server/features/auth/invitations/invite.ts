/** Invites a person: creates an account with a finished profile and mails a link that opens it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '@/server/config';
import type { DatabaseHandle, Transaction } from '@/server/db/client';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { profiles, user } from '@/server/db/schema';
import {
  isEmptyProfile,
  PROFILE_VERSION,
  type ProfileData,
  profileDataSchema,
  withSkillList,
} from '@/shared/profile/profile-data';
import { postgresSafe } from '@/shared/validation/postgres-safe-json';
import { emailSchema } from '../email';
import { endLinks, mailUrl, makeLink } from '../mail-links';
import { lockEmail } from '../sign-up/open-account';
import { endPendingSignups } from '../sign-up/pending-sign-up';

export interface Invitation {
  email: string;
  /** A profile, by itself or as `profile` of the guest generator's answer or of the output of the command `facts`. */
  profile: unknown;
}

export interface InvitationOutcome {
  email: string;
  /** Whether the person had been invited before, so that profile and link were replaced. */
  again: boolean;
}

/** Thrown if nobody was invited; its message is a sentence for the operator. */
export class InvitationRefusedError extends Error {}

interface InviteDeps {
  config: Config;
  database: DatabaseHandle;
  now: () => Date;
}

function readInvitation({ email, profile }: Invitation): { email: string; profile: ProfileData } {
  const address = emailSchema.safeParse(email);
  if (!address.success) throw new InvitationRefusedError(`${email} is not an email address.`);
  const inner = profile && typeof profile === 'object' && 'profile' in profile ? profile.profile : profile;
  const parsed = profileDataSchema.safeParse(
    inner && typeof inner === 'object' ? withSkillList(inner) : inner,
  );
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new InvitationRefusedError(`The profile is not valid: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (isEmptyProfile(parsed.data)) throw new InvitationRefusedError('The profile is empty.');
  return { email: address.data, profile: postgresSafe(parsed.data) };
}

/**
 * Makes an account in SET_PASSWORD with a profile and mails its link. The address counts as confirmed when the
 * link is used. Until then a second call replaces profile and link; afterwards nothing is touched.
 * @throws InvitationRefusedError
 */
export async function invitePerson(deps: InviteDeps, invitation: Invitation): Promise<InvitationOutcome> {
  const { email, profile } = readInvitation(invitation);
  const { db } = deps.database;
  const now = deps.now();
  const isReplaced = await db.transaction(async (tx) => {
    await lockEmail(tx, email);
    const [owner] = await tx.select().from(user).where(eq(user.email, email));
    if (owner) await replaceInvitedProfile(tx, owner, profile, now);
    const id = owner?.id ?? (await openInvitedAccount(tx, email, profile, now));
    await endPendingSignups(tx, email);
    await endLinks(tx, 'invite', id);
    const token = await makeLink(tx, 'invite', id, now);
    const link = mailUrl({ deps }, '/auth/callback', { token, type: 'invite' });
    const data = { firstName: owner?.first_name ?? splitName(profile.name).first_name, link };
    await enqueueMail(tx, email, { kind: 'invitation', data }, now);
    return owner !== undefined;
  });
  wakeMailSender(db);
  return { email, again: isReplaced };
}

/** Splits a name into its first word and the rest. */
function splitName(name: string) {
  const [first_name = '', ...furtherNames] = name.trim().split(/\s+/);
  return { first_name, last_name: furtherNames.join(' ') };
}

async function openInvitedAccount(
  tx: Transaction,
  email: string,
  profile: ProfileData,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const times = { createdAt: now, updatedAt: now };
  await tx.insert(user).values({ id, email, name: profile.name, ...splitName(profile.name), ...times });
  await tx.insert(profiles).values({
    id,
    onboarding_status: 'SET_PASSWORD',
    profile_version: PROFILE_VERSION,
    profile_data: profile,
    linkedinurl: profile.linkedinUrl || null,
    revision: 1,
    created_at: now,
    updated_at: now,
  });
  return id;
}

async function replaceInvitedProfile(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  profile: ProfileData,
  now: Date,
): Promise<void> {
  const isProfile = eq(profiles.id, id);
  const [row] = await tx.select().from(profiles).where(isProfile).for('update');
  if (row?.onboarding_status !== 'SET_PASSWORD') {
    throw new InvitationRefusedError(`${email} has an account already. Nothing was changed.`);
  }
  await tx
    .update(profiles)
    .set({
      profile_data: profile,
      evidence: null,
      linkedinurl: profile.linkedinUrl || null,
      revision: row.revision + 1,
      updated_at: now,
    })
    .where(isProfile);
}
