/** Cancels a deletion by the mailed link. */
import { eq } from 'drizzle-orm';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { announceProfileChange } from '@/server/db/profiles/changes';
import { enforceLimits } from '@/server/db/rate-limits';
import { accountDeletions, user } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { recordOwnAuthAct } from '../audit-log';
import { authEndpoint } from '../better-auth/endpoint';
import { clientIpOf } from '../client-ip';
import { consumeLink, findLink, mailUrl } from '../mail-links';
import type { AuthServices } from '../services';
import { invalidLinkError } from '../sessions/caller';
import { lockEmail } from '../sign-up/open-account';
import { isEmailTaken, tokenBody } from './confirm-email';
import { lockDeletion, restoreAccount } from './restore-account';

const ADDRESS_TAKEN_MESSAGE =
  'Your address has a new account now. To keep the old one, delete the new one in its Settings, then open this link again while it is good. Otherwise there is nothing to do: the old one will be erased.';

/**
 * Restores the account as it was. Refused, with the link still valid, while the address has a new account. It signs
 * nobody in, since the link may have been in a mailbox for a long time.
 */
export const cancelDeletion = (services: AuthServices) =>
  authEndpoint(services, '/deletion/cancel', tokenBody, async (call, { token }) => {
    const { deps, limits } = services;
    const { db } = deps.database;
    const now = deps.now();
    await enforceLimits(db, limits.link(clientIpOf(call)), now);
    const id = await db.transaction(async (tx) => {
      const link = await findLink(tx, 'cancel_deletion', token, now);
      if (!link) throw invalidLinkError('no such deletion');
      const isOfPerson = eq(accountDeletions.user_id, link.subject);
      const [pendingDeletion] = await tx
        .select({ email: accountDeletions.email })
        .from(accountDeletions)
        .where(isOfPerson);
      if (pendingDeletion) await lockEmail(tx, pendingDeletion.email);
      const deletion = await lockDeletion(tx, link.subject);
      if (!deletion || !(await consumeLink(tx, 'cancel_deletion', token, now)))
        throw invalidLinkError('erased or kept');
      if (await isEmailTaken(tx, deletion.email)) {
        throw new AppError('ADDRESS_TAKEN', 'address has a new account', {
          userMessage: ADDRESS_TAKEN_MESSAGE,
        });
      }
      await restoreAccount(tx, deletion, deletion.email, now);
      const [person] = await tx.select().from(user).where(eq(user.id, deletion.user_id));
      const data = { firstName: person?.first_name ?? '', loginUrl: mailUrl(services, '/login') };
      await enqueueMail(tx, deletion.email, { kind: 'deletion-cancelled', data }, now);
      await recordOwnAuthAct(services, call, deletion.user_id, 'deletion_cancelled', tx);
      return deletion.user_id;
    });
    wakeMailSender(db);
    announceProfileChange(db, id);
    return { status: 'success' };
  });
