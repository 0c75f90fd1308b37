/** Creates, finds and consumes the links that are mailed, and makes their URLs. */
import { and, eq, gt } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import type { Database, Transaction } from '@/server/db/client';
import { type LinkPurpose, mailLinks, user } from '@/server/db/schema';
import { hashToken, newToken } from '@/server/secrets/tokens';
import { DAY, HOUR, MINUTE } from '@/shared/time/durations';

/** The lifetime of each kind of link in milliseconds; the operator sets that of a deletion. */
export const LINK_LIFETIME_MS: Record<Exclude<LinkPurpose, 'cancel_deletion'>, number> = {
  signup: DAY,
  recovery: HOUR,
  invite: 7 * DAY,
  email_change: DAY,
  email_revert: 7 * DAY,
  proof: 10 * MINUTE,
};

/** Makes a link. @returns its token; the row holds only its hash */
export async function makeLink(
  db: Database | Transaction,
  purpose: keyof typeof LINK_LIFETIME_MS,
  subject: string,
  now: Date,
  data: Record<string, string> = {},
): Promise<string> {
  return makeLinkUntil(db, purpose, subject, new Date(now.getTime() + LINK_LIFETIME_MS[purpose]), data);
}

/** Makes a link that expires at a given time. */
export async function makeLinkUntil(
  db: Database | Transaction,
  purpose: LinkPurpose,
  subject: string,
  expires_at: Date,
  data: Record<string, string> = {},
): Promise<string> {
  const token = newToken();
  await db.insert(mailLinks).values({ token: hashToken(token), purpose, subject, data, expires_at });
  return token;
}

/** Finds the valid link of a token without consuming it. */
export async function findLink(db: Database | Transaction, purpose: LinkPurpose, token: string, now: Date) {
  const [link] = await db
    .select()
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.token, hashToken(token)),
        eq(mailLinks.purpose, purpose),
        gt(mailLinks.expires_at, now),
      ),
    );
  return link;
}

/** Consumes a link: of several concurrent requests, one gets it. */
export async function consumeLink(
  db: Database | Transaction,
  purpose: LinkPurpose,
  token: string,
  now: Date,
) {
  const [link] = await db
    .delete(mailLinks)
    .where(
      and(
        eq(mailLinks.token, hashToken(token)),
        eq(mailLinks.purpose, purpose),
        gt(mailLinks.expires_at, now),
      ),
    )
    .returning();
  return link;
}

/** Confirms the address of an account: using a mailed link proves that the person reads it. */
export async function confirmAddress(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(user)
    .set({ emailVerified: true, email_confirmed_at: now })
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)));
}

/** Invalidates every link of one purpose and subject. */
export async function endLinks(
  db: Database | Transaction,
  purpose: LinkPurpose,
  subject: string,
): Promise<void> {
  await db.delete(mailLinks).where(and(eq(mailLinks.purpose, purpose), eq(mailLinks.subject, subject)));
}

/** A URL of the product for a mailed link. Secrets go in the fragment, which browsers send to no server. */
export function mailUrl(
  { deps }: { deps: Pick<Deps, 'config'> },
  path: string,
  fragment?: Record<string, string>,
): string {
  const hash = fragment ? `#${new URLSearchParams(fragment)}` : '';
  return `${deps.config.appUrl}${path}${hash}`;
}
