/** The dependencies that every flow of this feature shares. */
import type { GenericEndpointContext } from '@better-auth/core';
import type { OidcClient } from '@/server/adapters/oidc';
import type { Deps, SessionUser } from '@/server/context';
import type { SessionKind } from '@/server/db/schema';
import type { AuthLimits } from './limits';
import type { Passwords } from './passwords/password-hashing';

/** A live session with its person. */
export interface SessionWithPerson {
  kind: Exclude<SessionKind, 'second_factor'>;
  user: SessionUser;
}

export interface AuthServices {
  deps: Deps;
  passwords: Passwords;
  limits: AuthLimits;
  /** The client of LinkedIn; `null` where it is not set up. */
  provider: OidcClient | null;
  /** The session of a request, unless it may only present a second factor. */
  liveSession(headers: Headers): Promise<SessionWithPerson | null>;
  /** The person who passed the first factor in this browser, but not yet the second. */
  firstStep(headers: Headers): Promise<SessionUser | null>;
}

/** Better Auth's context of a call: its database, its cookies, the request. */
export type AuthCallContext = GenericEndpointContext;
