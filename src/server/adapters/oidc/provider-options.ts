/** Derives from an issuer's discovery document how to communicate with it. */
import * as oauth from 'oauth4webapi';

export interface OidcSettings {
  clientId: string;
  clientSecret: string;
  /** The issuer's URL; its discovery document is at `/.well-known/openid-configuration` below it. */
  issuer: string;
}

/** Maximum milliseconds of one request to the issuer. */
const TIMEOUT_MS = 5_000;

/** Options of each request: a time limit, and plain http if the issuer's URL has it, as one on this machine may. */
export function requestOptions({ issuer }: OidcSettings) {
  return {
    [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
  };
}

type Server = oauth.AuthorizationServer;

/**
 * Whether the issuer supports PKCE, which ties the code to this sign-in. LinkedIn announces neither PKCE nor a nonce,
 * refuses `code_verifier` and returns no nonce: there only the state ties code and ID token to the browser.
 */
export const supportsPkce = (server: Server): boolean =>
  server.code_challenge_methods_supported?.includes('S256') ?? false;

/**
 * Whether the issuer returns a nonce. One recent enough for PKCE does, even if it does not list the claim.
 */
export const supportsNonce = (server: Server): boolean =>
  supportsPkce(server) || (server.claims_supported?.includes('nonce') ?? false);

/** The client secret is sent in the body, as LinkedIn expects, unless the issuer accepts it in the header only. */
export function clientAuth(
  { token_endpoint_auth_methods_supported: methods = [] }: Server,
  { clientSecret }: OidcSettings,
): oauth.ClientAuth {
  const headerOnly = methods.includes('client_secret_basic') && !methods.includes('client_secret_post');
  return headerOnly ? oauth.ClientSecretBasic(clientSecret) : oauth.ClientSecretPost(clientSecret);
}
