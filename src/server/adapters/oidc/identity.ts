/** Reads who a person is from the claims of an ID token or of the userinfo endpoint. */
import * as oauth from 'oauth4webapi';

/** A person as the provider knows them. */
export interface OidcIdentity {
  /** The provider's permanent identifier of the person. */
  subject: string;
  email?: string;
  /** Whether the provider has verified that the person reads mail at that address. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

type Claims = Record<string, unknown>;

/** A claim as one line without control characters, since people can choose the text of some. */
const text = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim() : '';

/** Whether a boolean claim is true. Some servers, LinkedIn's among them, have sent it as a string. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

function identityOf(claims: Claims & { sub: string }): OidcIdentity {
  const [first = '', ...furtherNames] = text(claims.name).split(/\s+/);
  return {
    subject: claims.sub,
    email: text(claims.email) || undefined,
    emailVerified: isTrue(claims.email_verified),
    firstName: text(claims.given_name) || first,
    lastName: text(claims.family_name) || (claims.given_name ? '' : furtherNames.join(' ')),
  };
}

/**
 * Reads the ID token and, unless that has both the address and whether it is verified, the userinfo endpoint. Both
 * always come from the same source.
 * @throws when there is no ID token, or the userinfo endpoint does not answer
 */
export async function readIdentity(input: {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  tokens: oauth.TokenEndpointResponse;
  options: { signal: () => AbortSignal };
}): Promise<OidcIdentity> {
  const { server, client, tokens, options } = input;
  const claims = oauth.getValidatedIdTokenClaims(tokens);
  if (!claims) throw new Error('no ID token');
  const isComplete = claims.email !== undefined && claims.email_verified !== undefined;
  if (isComplete || !server.userinfo_endpoint) return identityOf(claims);
  const response = await oauth.userInfoRequest(server, client, tokens.access_token, options);
  const userInfo = await oauth.processUserInfoResponse(server, client, claims.sub, response);
  const { email, email_verified, ...otherClaims } = claims;
  return identityOf({ ...otherClaims, ...userInfo, sub: claims.sub });
}
