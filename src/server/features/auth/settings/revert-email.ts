/** The old address takes the account back: for 7 days after a change that was not its owner's doing. */
import { and, eq, gte, inArray, ne } from 'drizzle-orm';
import { enforceLimits } from '@/server/db/rate-limits';
import { account, mailLinks, session, user } from '@/server/db/schema';
import { AppError } from '@/shared/errors';
import { endpoint } from '../endpoint';
import { type AuthKit, clientIpOf } from '../kit';
import { findLink, takeLink } from '../links';
import { lockAddress } from '../open-account';
import { endSignupsOf } from '../pending';
import { signIn } from '../sessions';
import { deadLink, lockPerson } from './caller';
import { isTaken, tokenBody } from './confirm-email';

const TAKEN =
  'This address has an account of its own now. Delete that account in its Settings, then open this link again.';

/**
 * Gives the address back, ends every session and every way in that the change may have left behind: the
 * password, which whoever changed the address may know, identities linked since, and all mailed links. This
 * browser may set a new password at once.
 */
export const revertEmail = (kit: AuthKit) =>
  endpoint(kit, '/email/revert', tokenBody, async (call, { token }) => {
    const { deps, limits } = kit;
    const { db } = deps.database;
    const now = deps.now();
    await enforceLimits(db, limits.link(clientIpOf(call)), now);
    const reverted = await db.transaction(async (tx) => {
      const found = await findLink(tx, 'email_revert', token, now);
      const { email, changedAt } = found?.data ?? {};
      if (!found || !email || !changedAt) throw deadLink('no such change to undo');
      await lockAddress(tx, email);
      const person = await lockPerson(tx, found.subject);
      if (!person || !(await takeLink(tx, 'email_revert', token, now))) throw deadLink('undone before');
      const { id } = person;
      if (person.email !== email && (await isTaken(tx, email))) {
        throw new AppError('ADDRESS_TAKEN', 'old address has an account', { userMessage: TAKEN });
      }
      await tx.update(user).set({ email, email_confirmed_at: now, updatedAt: now }).where(eq(user.id, id));
      await endSignupsOf(tx, email);
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
            inArray(mailLinks.purpose, ['email_change', 'email_revert', 'recovery', 'proof']),
          ),
        );
      await tx.delete(session).where(eq(session.userId, id));
      return { id, email };
    });
    await signIn(call, kit, reverted.id, 'recovery');
    return { status: 'success', email: reverted.email };
  });
