/** Addresses that an account was moved away from so recently that each can still undo its change. */
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import { mailLinks } from '@/server/db/schema';
import { mailUrl, makeLinkUntil } from '../mail-links';
import type { AuthServices } from '../services';

export interface FormerEmail {
  email: string;
  /** The payload of the undo link for the latest change, and its expiry. */
  data: Record<string, string>;
  until: Date;
}

/** The former addresses, each with its latest change, the latest first; the present address is not among them. */
export async function listFormerEmails(
  tx: Transaction,
  person: { id: string; email: string },
  now: Date,
): Promise<FormerEmail[]> {
  const links = await tx
    .select({ data: mailLinks.data, until: mailLinks.expires_at })
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.subject, person.id),
        eq(mailLinks.purpose, 'email_revert'),
        gt(mailLinks.expires_at, now),
      ),
    )
    .orderBy(desc(mailLinks.expires_at));
  const formerByEmail = new Map<string, FormerEmail>();
  for (const { data, until } of links) {
    const { email } = data;
    if (email && email !== person.email && !formerByEmail.has(email))
      formerByEmail.set(email, { email, data, until });
  }
  return [...formerByEmail.values()];
}

/** Makes another link that undoes the change, like the one that was mailed when it happened. */
export async function makeRevertLink(
  tx: Transaction,
  services: AuthServices,
  userId: string,
  { data, until }: FormerEmail,
): Promise<string> {
  const token = await makeLinkUntil(tx, 'email_revert', userId, until, data);
  return mailUrl(services, '/account-link', { type: 'email_revert', token });
}
