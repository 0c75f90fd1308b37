/** Requests a change of address. It takes effect when the new address is confirmed. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { countAttempt, enforceLimits } from '@/server/db/rate-limits';
import { user } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { recordOwnAuthAct } from '../audit-log';
import { authEndpoint } from '../better-auth/endpoint';
import { emailSchema } from '../email';
import { endLinks, mailUrl, makeLink } from '../mail-links';
import type { AuthServices } from '../services';
import { lockPerson, readSettingsCaller, requireFresh } from '../sessions/caller';

/**
 * Mails a link to the new address and stores the change until it is confirmed; an earlier pending change ends, also
 * when the present address is given. A taken address gets the same answer after the same steps, and its owner a notice.
 * @returns `pendingEmail`: the address that awaits confirmation, or `null`
 */
export const changeEmail = (services: AuthServices) =>
  authEndpoint(services, '/email', z.object({ email: emailSchema }), async (call, { email }) => {
    const { deps, limits } = services;
    const { db } = deps.database;
    const now = deps.now();
    const live = await readSettingsCaller(services, call);
    const { id } = live.user;
    if (email === live.user.email) {
      await endLinks(db, 'email_change', id);
      return { status: 'success', pendingEmail: null };
    }
    requireFresh(live, now);
    await enforceLimits(db, limits.emailChange(id), now);
    await db.transaction(async (tx) => {
      const person = await lockPerson(tx, id);
      if (!person) throw new AppError('UNAUTHENTICATED');
      await endLinks(tx, 'email_change', id);
      await recordOwnAuthAct(services, call, id, 'email_change_asked', tx);
      const token = await makeLink(tx, 'email_change', id, now, { email });
      const [owner] = await tx.select({ firstName: user.first_name }).from(user).where(eq(user.email, email));
      if (await countAttempt(tx, limits.emailChangeMail(email), now)) return;
      const resetUrl = mailUrl(services, '/forgot-password');
      const link = mailUrl(services, '/account-link', { type: 'email_change', token });
      const mail = owner
        ? ({ kind: 'email-change-taken', data: { ...owner, resetUrl } } as const)
        : ({ kind: 'email-change', data: { firstName: person.first_name, link } } as const);
      await enqueueMail(tx, email, mail, now);
    });
    wakeMailSender(db);
    return { status: 'success', pendingEmail: email };
  });
