/**
 * Server-side OAuth state of a sign-in. Finding it takes both the `state` parameter and the cookie of its browser; it
 * is deleted when found, so that it works once.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { verification } from '@/server/db/schema';
import { hashToken } from '@/server/secrets/tokens';
import { MINUTE } from '@/shared/time/durations';

/** The parameter in the URL: `state` on the way to the provider, `handle` on the way back from the callback. */
export type OauthStateKind = 'state' | 'handle';

/** Milliseconds: long enough to log in at the provider; the way back takes one redirect. */
const LIFETIME_MS: Record<OauthStateKind, number> = { state: 10 * MINUTE, handle: 2 * MINUTE };

/** The key of a stored state: both parts are needed to find it. */
export interface OauthStateKey {
  /** Goes through the address bar. */
  token: string;
  /** The cookie of the browser; '' finds nothing. */
  browser: string;
}

const identifierOf = (kind: OauthStateKind, { token, browser }: OauthStateKey) =>
  `linkedin_oidc ${kind} ${hashToken(`${token}.${browser}`)}`;

/** Stores the state of an attempt until its kind's lifetime is over. */
export async function storeOauthState(
  db: Database,
  kind: OauthStateKind,
  key: OauthStateKey,
  value: object,
  now: Date,
): Promise<void> {
  await db.insert(verification).values({
    id: randomUUID(),
    identifier: identifierOf(kind, key),
    value: JSON.stringify(value),
    expiresAt: new Date(now.getTime() + LIFETIME_MS[kind]),
    createdAt: now,
    updatedAt: now,
  });
}

/** Reads and deletes a value in one statement, so that only one of several requests gets it; other browsers cannot. */
export async function consumeOauthState<Value>(
  db: Database,
  kind: OauthStateKind,
  key: OauthStateKey,
  now: Date,
): Promise<Value | undefined> {
  if (!key.token || !key.browser) return undefined;
  const [row] = await db
    .delete(verification)
    .where(and(eq(verification.identifier, identifierOf(kind, key)), gt(verification.expiresAt, now)))
    .returning();
  return row && (JSON.parse(row.value) as Value);
}
