/** Asks somebody for a reference: one mail, and later at most one reminder. */
import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { RequestContext, SessionUser } from '@/server/context';
import type { Transaction } from '@/server/db/client';
import { enqueueMail, type Mail, wakeMailSender } from '@/server/db/outbox';
import { countAgainstWindows, type RateLimit } from '@/server/db/rate-limits';
import {
  declinedReferees,
  profiles,
  referenceOptOuts,
  profileReferences as references,
} from '@/server/db/schema';
import { keyedHash } from '@/server/secrets/tokens';
import { AppError } from '@/shared/errors/app-error';
import { confirmedDomain, mailboxOf } from '@/shared/people/company-domain';
import { isEmptyProfile, readProfileData } from '@/shared/profile/profile-data';
import { ownerNames } from '@/shared/publishing/owner-names';
import { readRecordOrNone } from '@/shared/record/career-record';
import { REFERENCE_LIMITS, REFERENCE_TIMES_MS } from '@/shared/references/reference';
import { askedStatementsOf, referenceTopicsOf } from '@/shared/references/topics';
import { DAY } from '@/shared/time/durations';
import type { AskInput } from './input';
import { decryptReferenceToken, newReferenceToken, referenceLinkTo } from './link';

export type ReferenceOwner = RequestContext & { user: SessionUser };
export type ReferenceRow = typeof references.$inferSelect;

/** Maximum requests of one owner in a day and a month, and to one mailbox in a month, from all owners together. */
const REQUEST_LIMITS = { owner: { day: 5, month: 20 }, mailbox: { month: 5 } };

const refusal = (reason: string, userMessage: string) =>
  new AppError('INVALID_INPUT', reason, { userMessage });

/** A keyed hash of a mailbox, stored where its address may not be. */
export const refereeKeyOf = (hashKey: string, email: string) =>
  keyedHash(hashKey, `reference:${mailboxOf(email)}`);

/**
 * What is said of a mailbox that wants no requests or got too many, so that nobody learns which, or that others have
 * written to it.
 */
const UNREACHABLE_MESSAGE = 'We cannot write to this address at present. Please ask them yourself.';

/**
 * Refuses a request to a mailbox that declined or blocked requests.
 * @throws AppError INVALID_INPUT with the reason, if the mailbox must not be written to
 */
async function refuseUnwanted(tx: Transaction, profileId: string, hash: string): Promise<void> {
  const [optedOut] = await tx
    .select({ at: referenceOptOuts.created_at })
    .from(referenceOptOuts)
    .where(eq(referenceOptOuts.address_hash, hash));
  if (optedOut) throw refusal('mailbox wants no requests', UNREACHABLE_MESSAGE);
  const [declined] = await tx
    .select({ at: declinedReferees.created_at })
    .from(declinedReferees)
    .where(and(eq(declinedReferees.profile_id, profileId), eq(declinedReferees.address_hash, hash)));
  if (declined) throw refusal('declined before', 'They would rather not, and are not asked again.');
}

/**
 * Counts a request against its limits.
 * @throws AppError TOO_MANY_REQUESTS for the owner's own limits, INVALID_INPUT for those of the mailbox
 */
async function enforceAskLimits(
  tx: Transaction,
  { profileId, hash, hashKey, now }: { profileId: string; hash: string; hashKey: string; now: Date },
) {
  // Some of these counters outlive an account, so their keys are hashes.
  const hashedKey = (...whose: string[]) => keyedHash(hashKey, `reference:${whose.join(':')}`);
  const limitOf = (what: string, max: number, windowMs: number) => ({
    key: `reference:${what}`,
    max,
    windowMs,
  });
  const owner = [
    limitOf(`owner-day:${hashedKey(profileId)}`, REQUEST_LIMITS.owner.day, DAY),
    limitOf(`owner-month:${hashedKey(profileId)}`, REQUEST_LIMITS.owner.month, 30 * DAY),
  ];
  await requireWithinLimits(
    tx,
    owner,
    now,
    new AppError('TOO_MANY_REQUESTS', 'requests of one owner', {
      userMessage: `You can ask ${REQUEST_LIMITS.owner.day} people a day and ${REQUEST_LIMITS.owner.month} in a month. Please ask the next one later.`,
    }),
  );
  const sentence =
    'You have asked this address before. We write to nobody again for the same person within 90 days.';
  await requireWithinLimits(
    tx,
    [limitOf(`pair:${hashedKey(profileId, hash)}`, 1, REFERENCE_TIMES_MS.betweenRequests)],
    now,
    refusal('asked before', sentence),
  );
  await requireWithinLimits(
    tx,
    [limitOf(`mailbox:${hash}`, REQUEST_LIMITS.mailbox.month, 30 * DAY)],
    now,
    refusal('requests to one mailbox', UNREACHABLE_MESSAGE),
  );
}

/**
 * Counts an attempt against limits.
 * @throws `error` if a limit is reached; the transaction then undoes the count
 */
async function requireWithinLimits(
  tx: Transaction,
  limits: RateLimit[],
  now: Date,
  error: AppError,
): Promise<void> {
  if ((await countAgainstWindows(tx, limits, now)) > 0) throw error;
}

/**
 * What a request says of the chosen topics: their organisation, the domain that confirms it, and the statements.
 * @throws AppError INVALID_INPUT if a topic is gone, or nothing is left to confirm
 */
function requestContentOf(input: AskInput, data: unknown, record: unknown) {
  const topics = referenceTopicsOf(readProfileData(data));
  const chosenTopics = input.matters.flatMap((key) => topics.find((topic) => topic.key === key) ?? []);
  if (chosenTopics.length < input.matters.length) {
    throw refusal('topics gone', 'Your profile has changed since. Please choose again what it is about.');
  }
  const storedRecord = readRecordOrNone(record);
  const knownCompanies =
    storedRecord && new Set(storedRecord.facts.roles.map(({ organisation }) => foldName(organisation)));
  const companies = chosenTopics.map(({ company }) => company).filter(Boolean);
  // An address's domain can only be confirmed for an organisation that the career record knows.
  const provenCompanies = companies.filter(
    (company) => !knownCompanies || knownCompanies.has(foldName(company)),
  );
  const statements =
    input.wants === 'words' ? [] : askedStatementsOf(chosenTopics).slice(0, REFERENCE_LIMITS.statements);
  if (input.wants !== 'words' && statements.length === 0) {
    throw refusal('nothing to confirm', 'Choose what they should confirm, or ask for a few words alone.');
  }
  return { company: companies[0] ?? '', domain: confirmedDomain(input.email, provenCompanies), statements };
}

const foldName = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Stores a request and mails it.
 * @throws AppError INVALID_INPUT with a sentence, TOO_MANY_REQUESTS
 */
export async function requestReference(
  { deps, user }: ReferenceOwner,
  input: AskInput,
): Promise<{ id: string }> {
  const { hashKey, secret, database, config } = deps;
  const now = deps.now();
  if (mailboxOf(input.email) === mailboxOf(user.email)) {
    throw refusal('own address', 'This is your own address. A reference comes from somebody else.');
  }
  const address_hash = refereeKeyOf(hashKey, input.email);
  const { token, stored } = newReferenceToken(secret);
  const id = randomUUID();
  await database.db.transaction(async (tx) => {
    // Locked, so that concurrent requests are counted one after the other.
    const [profile] = await tx
      .select({ data: profiles.profile_data, record: profiles.record })
      .from(profiles)
      .where(eq(profiles.id, user.id))
      .for('update');
    if (!profile || isEmptyProfile(profile.data)) {
      throw refusal('no profile', 'Fill in your profile first: a reference is about what stands there.');
    }
    const { company, domain, statements } = requestContentOf(input, profile.data, profile.record);
    const isOfOwner = eq(references.profile_id, user.id);
    const [openRequests] = await tx
      .select({ count: count() })
      .from(references)
      .where(and(isOfOwner, eq(references.state, 'asked'), gt(references.open_until, now)));
    if ((openRequests?.count ?? 0) >= REFERENCE_LIMITS.open) {
      throw refusal(
        'too many open',
        `${REFERENCE_LIMITS.open} requests wait for an answer. Withdraw one of them first.`,
      );
    }
    await refuseUnwanted(tx, user.id, address_hash);
    await enforceAskLimits(tx, { profileId: user.id, hash: address_hash, hashKey, now });
    const [row] = await tx
      .insert(references)
      .values({
        id,
        profile_id: user.id,
        asked_name: input.name,
        asked_office: input.office,
        email: input.email,
        address_hash,
        company,
        company_domain: domain,
        wants: input.wants,
        note: input.note,
        statements,
        ...stored,
        asked_at: now,
        open_until: new Date(now.getTime() + REFERENCE_TIMES_MS.open),
        erase_at: new Date(now.getTime() + REFERENCE_TIMES_MS.open + REFERENCE_TIMES_MS.ended),
      })
      .returning();
    const link = referenceLinkTo(config.appUrl, token);
    if (row) await enqueueMail(tx, row.email, requestMail(row, profile.data, { link }), now);
  });
  wakeMailSender(database.db);
  return { id };
}

function requestMail(
  { asked_name, company, note, wants, statements }: ReferenceRow,
  data: unknown,
  { link, reminder = false }: { link: string; reminder?: boolean },
): Mail {
  return {
    kind: 'reference-request',
    data: {
      ownerName: ownerNames(data).name,
      name: asked_name,
      company,
      note,
      wants,
      statements: String(statements.length),
      reminder: reminder ? 'yes' : '',
      link,
    },
  };
}

/**
 * Sends the one reminder, with the same link.
 * @throws AppError NOT_FOUND if there is nothing to remind of, INVALID_INPUT before its time or a second time
 */
export async function remindReferee(
  { deps, user }: ReferenceOwner,
  id: string,
): Promise<Record<string, never>> {
  const { secret, database, config } = deps;
  const now = deps.now();
  await database.db.transaction(async (tx) => {
    const [request] = await tx
      .select({ row: references, data: profiles.profile_data })
      .from(references)
      .innerJoin(profiles, eq(profiles.id, references.profile_id))
      .where(
        and(
          eq(references.id, id),
          eq(references.profile_id, user.id),
          eq(references.state, 'asked'),
          gt(references.open_until, now),
        ),
      );
    if (!request) throw new AppError('NOT_FOUND', 'no open request');
    const { row, data } = request;
    if (now.getTime() < row.asked_at.getTime() + REFERENCE_TIMES_MS.beforeReminder) {
      throw refusal('too early', 'Give them two days first.');
    }
    await refuseUnwanted(tx, user.id, row.address_hash);
    const currentToken = decryptReferenceToken(secret, row.token_sealed);
    // If the secret has changed, the former link cannot be written again: the reminder brings a new one.
    const replacement = currentToken === null ? newReferenceToken(secret) : undefined;
    const [updatedRow] = await tx
      .update(references)
      .set({ reminded_at: now, ...replacement?.stored })
      .where(and(eq(references.id, id), isNull(references.reminded_at)))
      .returning({ id: references.id });
    if (!updatedRow)
      throw refusal('reminded before', 'You have reminded them. There is one reminder, never more.');
    const link = referenceLinkTo(config.appUrl, currentToken ?? replacement?.token ?? '');
    await enqueueMail(tx, row.email, requestMail(row, data, { link, reminder: true }), now);
  });
  wakeMailSender(database.db);
  return {};
}
