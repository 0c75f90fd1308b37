/**
 * State of a browser that is away at the identity provider. It is found only by the `state` parameter and that
 * browser's cookie together, and deleted when found, so that it works once.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { verification } from '@/server/db/schema';
import { hashToken } from '../tokens';

/** On the way out a `state` goes through the address bar, on the way back a `handle`. */
export type Leg = 'state' | 'handle';

/** Milliseconds: long enough to log in at the provider; the way back takes one redirect. */
const LIFETIME: Record<Leg, number> = { state: 10 * 60_000, handle: 2 * 60_000 };

/** The key of a stored state: both parts are needed to find it. */
export interface Key {
  /** Goes through the address bar. */
  token: string;
  /** The cookie of the browser; '' finds nothing. */
  browser: string;
}

const nameOf = (leg: Leg, { token, browser }: Key) =>
  `linkedin_oidc ${leg} ${hashToken(`${token}.${browser}`)}`;

export async function putAway(db: Database, leg: Leg, key: Key, value: object, now: Date): Promise<void> {
  await db.insert(verification).values({
    id: randomUUID(),
    identifier: nameOf(leg, key),
    value: JSON.stringify(value),
    expiresAt: new Date(now.getTime() + LIFETIME[leg]),
    createdAt: now,
    updatedAt: now,
  });
}

/** Reads and deletes a value in one statement, so that only one of several requests gets it; other browsers cannot. */
export async function takeOnce<Value>(
  db: Database,
  leg: Leg,
  key: Key,
  now: Date,
): Promise<Value | undefined> {
  if (!key.token || !key.browser) return undefined;
  const [row] = await db
    .delete(verification)
    .where(and(eq(verification.identifier, nameOf(leg, key)), gt(verification.expiresAt, now)))
    .returning();
  return row && (JSON.parse(row.value) as Value);
}
