/** The state that the steps of a sign-in at the identity provider pass on to each other. */
import type { OidcIdentity, Secrets } from '@/server/adapters/oidc';
import type { Transaction } from '@/server/db/client';
import type { AuthKit, Call } from '../kit';
import { PROVIDER } from '../open-account';

/** The redirect URI, to be registered with the provider. */
export const CALLBACK_PATH = `/api/auth/callback/${PROVIDER}`;

/** `proof`: somebody who is signed in shows that it is still them. */
export type Flow = 'login' | 'signup' | 'proof';

/** A sign-in that was sent to the provider. */
export interface OauthState {
  flow: Flow;
  /** A path of this site, checked. A proof goes back to it, whether it succeeds or fails. */
  from: string | null;
  redirectUri: string;
  secrets: Secrets;
}

/** A sign-in that came back: the browser with its handle is this person's. */
export interface Returned {
  flow: Flow;
  from: string | null;
  identity: OidcIdentity;
}

/** What the search for the account needs, inside a transaction. */
export interface AccountLookup {
  tx: Transaction;
  kit: AuthKit;
  call: Call;
  /** The ticket of a sign-up in this browser, or ''. */
  ticket: string;
}

export type ResolvedAccount =
  | { kind: 'known' | 'new'; id: string; email: string; profileReady: boolean }
  /** A sign-up that has to be confirmed; the browser gets its ticket. */
  | { kind: 'confirm'; id: string; email: string; ticket: string };
