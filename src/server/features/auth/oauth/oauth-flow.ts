/** The state that the steps of a sign-in at the identity provider hand to each other. */
import type { OidcIdentity, SignInSecrets } from '@/server/adapters/oidc';
import type { Transaction } from '@/server/db/client';
import type { AuthCallContext, AuthServices } from '../services';
import { OIDC_PROVIDER } from '../sign-up/open-account';

/** The redirect URI, to be registered with the provider. */
export const CALLBACK_PATH = `/api/auth/callback/${OIDC_PROVIDER}`;

/** `proof`: somebody who is signed in proves their identity again. */
export type OauthFlowKind = 'login' | 'signup' | 'proof';

/** A sign-in that has been sent to the provider. */
export interface OauthState {
  flow: OauthFlowKind;
  /** A validated path of this site. A proof returns to it, whether it succeeds or fails. */
  from: string | null;
  redirectUri: string;
  secrets: SignInSecrets;
}

/** A sign-in that has returned from the provider; the browser with its handle belongs to this person. */
export interface OauthCallback {
  flow: OauthFlowKind;
  from: string | null;
  identity: OidcIdentity;
}

/** The dependencies of the search for an account, inside a transaction. */
export interface AccountLookup {
  tx: Transaction;
  services: AuthServices;
  call: AuthCallContext;
  /** The ticket of a sign-up in this browser, or ''. */
  ticket: string;
}

/**
 * The account that an identity leads to: `known` if it existed before, `new` if this sign-in opened it. `profileReady`
 * says whether its profile is filled.
 */
export type ResolvedAccount =
  | { kind: 'known' | 'new'; id: string; email: string; profileReady: boolean }
  /** A sign-up that has to be confirmed; the browser gets its ticket. */
  | { kind: 'confirm'; id: string; email: string; ticket: string };
