/** Requests the deletion of an account. `features/account` decides what is erased, and when. */
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '@/server/db/client';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { announceProfileChange } from '@/server/db/profiles/changes';
import {
  account,
  accountDeletions,
  mailLinks,
  mailOutbox,
  profiles,
  session,
  user,
} from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { HOUR } from '@/shared/time/durations';
import { recordOwnAuthAct } from '../audit-log';
import { authEndpoint } from '../better-auth/endpoint';
import { mailUrl, makeLinkUntil } from '../mail-links';
import type { AuthServices } from '../services';
import { lockPerson, readCaller, requireFresh } from '../sessions/caller';
import { signOut } from '../sessions/sessions';
import { endPendingSignups } from '../sign-up/pending-sign-up';
import { listFormerEmails, makeRevertLink } from './former-addresses';

const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const formatTime = (time: Date) => `${DATE_FORMAT.format(time)} UTC`;

const body = z.object({
  confirmation: z.literal('DELETE', 'Please type DELETE to confirm account deletion.'),
});

/** Placeholder for an erased address or provider id: no form accepts it, and it identifies nobody. */
const placeholderOf = (id: string) => `deleted:${id}`;

/**
 * Deletes an account in one transaction: hides the profile, ends every session and every link but those that undo a
 * change of address, and moves the address and the provider ids to `account_deletions`, so that old credentials are
 * unknown and the address can sign up again. Of several requests at once, one deletes and the others get
 * UNAUTHENTICATED. A former address that can still undo a change of address gets a mail too and can recover the
 * account, so that it is erased only afterwards.
 */
export const deleteAccount = (services: AuthServices) =>
  authEndpoint(services, '/deletion', body, async (call) => {
    const { deps } = services;
    const { db } = deps.database;
    const now = deps.now();
    const live = await readCaller(services, call);
    requireFresh(live, now);
    const { id } = live.user;
    const eraseAt = await db.transaction(async (tx) => {
      const person = await lockPerson(tx, id);
      if (!person) throw new AppError('UNAUTHENTICATED', 'deletion asked for before');
      const formerEmails = await listFormerEmails(tx, person, now);
      const graceEndMs = now.getTime() + deps.config.deletionGraceHours * HOUR;
      // Somebody who changed the address of a stolen account must not be able to delete it while its owner can still
      // undo that.
      const erase_at = new Date(Math.max(graceEndMs, ...formerEmails.map(({ until }) => until.getTime())));
      await tx.insert(accountDeletions).values({
        user_id: id,
        email: person.email,
        former_emails: formerEmails.map(({ email }) => email),
        provider_ids: await vacateProviders(tx, id),
        was_published: await hideProfile(tx, id),
        requested_at: now,
        erase_at,
      });
      await tx
        .update(user)
        .set({ email: placeholderOf(id), deletion_requested_at: now })
        .where(eq(user.id, id));
      await tx.delete(session).where(eq(session.userId, id));
      await recordOwnAuthAct(services, call, id, 'deletion_asked', tx);
      await tx.delete(mailLinks).where(and(eq(mailLinks.subject, id), ne(mailLinks.purpose, 'email_revert')));
      await endPendingSignups(tx, person.email);
      // Unsent mail is about what just ended.
      await tx.delete(mailOutbox).where(eq(mailOutbox.recipient, person.email));
      await enqueueMail(tx, person.email, await makeDeletionMail(tx, services, person, erase_at, now), now);
      for (const address of formerEmails) {
        const data = {
          firstName: person.first_name,
          until: formatTime(address.until),
          link: await makeRevertLink(tx, services, id, address),
        };
        await enqueueMail(tx, address.email, { kind: 'deletion-undo', data }, now);
      }
      return erase_at;
    });
    wakeMailSender(db);
    announceProfileChange(db, id);
    await signOut(call, deps);
    return { status: 'success', eraseAt: eraseAt.toISOString() };
  });

async function vacateProviders(tx: Transaction, userId: string): Promise<Record<string, string>> {
  const rows = await tx
    .select({ id: account.id, accountId: account.accountId })
    .from(account)
    .where(and(eq(account.userId, userId), ne(account.providerId, 'credential')));
  for (const { id } of rows) {
    await tx
      .update(account)
      .set({ accountId: placeholderOf(id) })
      .where(eq(account.id, id));
  }
  return Object.fromEntries(rows.map(({ id, accountId }) => [id, accountId]));
}

/**
 * Makes the profile private.
 * @returns whether it was public
 */
async function hideProfile(tx: Transaction, id: string): Promise<boolean> {
  const [profile] = await tx
    .select({ ispublished: profiles.ispublished })
    .from(profiles)
    .where(eq(profiles.id, id))
    .for('update');
  await tx.update(profiles).set({ ispublished: false }).where(eq(profiles.id, id));
  return profile?.ispublished ?? false;
}

async function makeDeletionMail(
  tx: Transaction,
  services: AuthServices,
  person: typeof user.$inferSelect,
  eraseAt: Date,
  now: Date,
) {
  const firstName = person.first_name;
  if (eraseAt <= now) {
    return { kind: 'deletion-at-once', data: { firstName } } as const;
  }
  const token = await makeLinkUntil(tx, 'cancel_deletion', person.id, eraseAt);
  const link = mailUrl(services, '/account-link', { type: 'cancel_deletion', token });
  return { kind: 'deletion', data: { firstName, until: formatTime(eraseAt), link } } as const;
}
