/** The state that the steps of a sign-in at the identity provider pass on to each other. */
import type { OidcIdentity, Secrets } from '@/server/adapters/oidc';
import type { Transaction } from '@/server/db/client';
import type { AuthKit, Call } from '../kit';
import { PROVIDER } from '../open-account';

/** The redirect URI, to be registered with the provider. */
export const CALLBACK_PATH = `/api/auth/callback/${PROVIDER}`;

/** `proof`: somebody who is signed in shows that it is still them. */
export type Flow = 'login' | 'signup' | 'proof';

/** An attempt that is away at the provider. */
export interface Away {
  flow: Flow;
  /** A path of this site, checked. A proof goes back to it, whether it succeeds or fails. */
  from: string | null;
  redirectUri: string;
  secrets: Secrets;
}

/** An attempt that came back: whoever holds its handle in the same browser is this person. */
export interface Returned {
  flow: Flow;
  from: string | null;
  identity: OidcIdentity;
}

/** Finding the account, inside a transaction. */
export interface Settling {
  tx: Transaction;
  kit: AuthKit;
  call: Call;
  /** The ticket of a sign-up in this browser, or ''. */
  ticket: string;
}

export type Settled =
  | { kind: 'known' | 'new'; id: string; email: string; profileReady: boolean }
  /** A sign-up waits for its confirmation; the browser gets its ticket. */
  | { kind: 'confirm'; id: string; email: string; ticket: string };
