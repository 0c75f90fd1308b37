/**
 * Lets the former address take the account back for some days after a change that its owner did not make, even if the
 * account was deleted.
 */
import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import { announceProfileChange } from '@/server/db/profiles/changes';
import { enforceLimits } from '@/server/db/rate-limits';
import { account, mailLinks, passkey, session, twoFactor, user } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { recordOwnAuthAct } from '../audit-log';
import { authEndpoint } from '../better-auth/endpoint';
import { clientIpOf } from '../client-ip';
import { consumeLink, findLink } from '../mail-links';
import type { AuthServices } from '../services';
import { invalidLinkError } from '../sessions/caller';
import { signIn } from '../sessions/sessions';
import { lockEmail } from '../sign-up/open-account';
import { endPendingSignups } from '../sign-up/pending-sign-up';
import { isEmailTaken, tokenBody } from './confirm-email';
import { lockDeletion, restoreAccount } from './restore-account';

const ADDRESS_TAKEN_MESSAGE =
  'This address has an account of its own now. Delete that account in its Settings, then open this link again.';

/**
 * Gives the address back, and also the account if its deletion was requested since. Ends every session and everything
 * that the change may have left behind: the password, which whoever changed the address may know, identities linked
 * since, and all mailed links. This browser may set a new password at once.
 */
export const revertEmail = (services: AuthServices) =>
  authEndpoint(services, '/email/revert', tokenBody, async (call, { token }) => {
    const { deps, limits } = services;
    const { db } = deps.database;
    const now = deps.now();
    await enforceLimits(db, limits.link(clientIpOf(call)), now);
    const reverted = await db.transaction(async (tx) => {
      const revertLink = await findLink(tx, 'email_revert', token, now);
      const { email, changedAt } = revertLink?.data ?? {};
      if (!revertLink || !email || !changedAt) throw invalidLinkError('no such change to undo');
      await lockEmail(tx, email);
      const { person, deletion } = await lockWithDeletion(tx, revertLink.subject);
      if (!person || !(await consumeLink(tx, 'email_revert', token, now)))
        throw invalidLinkError('undone before');
      const { id } = person;
      if (person.email !== email && (await isEmailTaken(tx, email))) {
        throw new AppError('ADDRESS_TAKEN', 'old address has an account', {
          userMessage: ADDRESS_TAKEN_MESSAGE,
        });
      }
      if (deletion) await restoreAccount(tx, deletion, email, now);
      await tx.update(user).set({ email, email_confirmed_at: now, updatedAt: now }).where(eq(user.id, id));
      await endPendingSignups(tx, email);
      await tx
        .update(account)
        .set({ password: null })
        .where(and(eq(account.userId, id), eq(account.providerId, 'credential')));
      await tx
        .delete(account)
        .where(
          and(
            eq(account.userId, id),
            ne(account.providerId, 'credential'),
            gte(account.createdAt, new Date(changedAt)),
          ),
        );
      await tx
        .delete(mailLinks)
        .where(
          and(
            eq(mailLinks.subject, id),
            inArray(mailLinks.purpose, ['email_change', 'recovery', 'proof', 'cancel_deletion']),
          ),
        );
      await removeLaterSecondFactors(tx, id, new Date(changedAt));
      await endLaterUndos(tx, id, changedAt);
      await tx.delete(session).where(eq(session.userId, id));
      await recordOwnAuthAct(services, call, id, 'email_reverted', tx);
      return { id, email };
    });
    announceProfileChange(db, reverted.id);
    await signIn(call, services, reverted.id, 'recovery');
    return { status: 'success', email: reverted.email };
  });

/** A person's row and their pending deletion, if any, both locked until the transaction ends. */
async function lockWithDeletion(tx: Transaction, id: string) {
  const deletion = await lockDeletion(tx, id);
  const [person] = await tx.select().from(user).where(eq(user.id, id)).for('update');
  // A deletion that was being requested meanwhile has been written once the person's row is locked: look again.
  return {
    person,
    deletion: deletion ?? (person?.deletion_requested_at ? await lockDeletion(tx, id) : undefined),
  };
}

/** Removes second factors added after the change, which may be a thief's; earlier ones stay. */
async function removeLaterSecondFactors(tx: Transaction, id: string, since: Date) {
  await tx.delete(passkey).where(and(eq(passkey.userId, id), gte(passkey.createdAt, since)));
  const [removedApp] = await tx
    .delete(twoFactor)
    .where(and(eq(twoFactor.userId, id), gte(twoFactor.enabled_at, since)))
    .returning({ id: twoFactor.id });
  if (removedApp) await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, id));
}

/**
 * Ends the undo links of this change and of those after it. An earlier address keeps its own: whoever moved the
 * account twice must not end the owner's link by undoing the second move.
 */
async function endLaterUndos(tx: Transaction, id: string, changedAt: string) {
  const later = sql`${mailLinks.data} ->> 'changedAt' >= ${changedAt}`;
  await tx
    .delete(mailLinks)
    .where(and(eq(mailLinks.subject, id), eq(mailLinks.purpose, 'email_revert'), later));
}
