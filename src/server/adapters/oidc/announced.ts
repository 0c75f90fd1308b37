/** Reads an issuer's discovery document and derives how to talk to it. */
import * as oauth from 'oauth4webapi';

export interface OidcSettings {
  clientId: string;
  clientSecret: string;
  /** The issuer's URL; its discovery document is at `/.well-known/openid-configuration` below it. */
  issuer: string;
}

/** Longest time one request to the issuer may take, in milliseconds. */
const PATIENCE = 5_000;

/** An issuer that was configured with plain http, on this machine for instance, is spoken to by it. */
export function requestOptions({ issuer }: OidcSettings) {
  return {
    [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
    signal: () => AbortSignal.timeout(PATIENCE),
  };
}

type Server = oauth.AuthorizationServer;

/**
 * Whether the code is tied to this sign-in by PKCE. LinkedIn announces neither this nor a nonce, refuses
 * `code_verifier` and returns no nonce: there the state alone ties code and ID token to the browser.
 */
export const takesPkce = (server: Server): boolean =>
  server.code_challenge_methods_supported?.includes('S256') ?? false;

/** An issuer with PKCE is of an age at which every one returns the nonce, whether it lists the claim or not. */
export const takesNonce = (server: Server): boolean =>
  takesPkce(server) || (server.claims_supported?.includes('nonce') ?? false);

/** The secret goes into the body, LinkedIn's way, unless the issuer takes it in the header only. */
export function clientAuth(
  { token_endpoint_auth_methods_supported: methods = [] }: Server,
  { clientSecret }: OidcSettings,
): oauth.ClientAuth {
  const headerOnly = methods.includes('client_secret_basic') && !methods.includes('client_secret_post');
  return headerOnly ? oauth.ClientSecretBasic(clientSecret) : oauth.ClientSecretPost(clientSecret);
}
