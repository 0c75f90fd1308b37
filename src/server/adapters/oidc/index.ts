/** An OpenID Connect provider as the features see it. */
import * as oauth from 'oauth4webapi';
import { createDiscovery } from './discovery';
import { type OidcIdentity, readIdentity } from './identity';
import {
  clientAuth,
  type OidcSettings,
  requestOptions,
  supportsNonce,
  supportsPkce,
} from './provider-options';

export type { OidcIdentity } from './identity';
export type { OidcSettings } from './provider-options';

/** The secrets kept between the redirect to the provider and the callback; only the server sees them. */
export interface SignInSecrets {
  verifier?: string;
  nonce?: string;
}

export interface OidcClient {
  /**
   * The URL that the browser is redirected to.
   * @throws when the provider cannot be reached; the next call tries again
   */
  begin(input: { redirectUri: string; state: string }): Promise<{ url: string; secrets: SignInSecrets }>;
  /**
   * The identity of the person that the provider sent back, after every check of the protocol: state, issuer, code,
   * audience, times, nonce and the signature of the ID token.
   * @param input.query the parameters that the provider added to `redirectUri`
   * @throws when a check fails
   */
  finish(input: {
    query: URLSearchParams;
    redirectUri: string;
    state: string;
    secrets: SignInSecrets;
  }): Promise<OidcIdentity>;
}

const SCOPE = 'openid profile email';

/** A confidential client of any issuer with discovery. The discovery document is read when it is first needed. */
export function createOidcClient(settings: OidcSettings): OidcClient {
  const client: oauth.Client = { client_id: settings.clientId };
  const discover = createDiscovery(settings);
  const keys: oauth.JWKSCacheInput = {};

  return {
    async begin({ redirectUri, state }) {
      const server = await discover();
      if (!server.authorization_endpoint) throw new Error('the issuer names no authorization endpoint');
      const url = new URL(server.authorization_endpoint);
      const parameters = { client_id: settings.clientId, redirect_uri: redirectUri, response_type: 'code' };
      for (const [name, value] of Object.entries({ ...parameters, scope: SCOPE, state }))
        url.searchParams.set(name, value);
      const secrets: SignInSecrets = {};
      if (supportsPkce(server)) {
        secrets.verifier = oauth.generateRandomCodeVerifier();
        url.searchParams.set('code_challenge', await oauth.calculatePKCECodeChallenge(secrets.verifier));
        url.searchParams.set('code_challenge_method', 'S256');
      }
      if (supportsNonce(server)) {
        secrets.nonce = oauth.generateRandomNonce();
        url.searchParams.set('nonce', secrets.nonce);
      }
      return { url: url.href, secrets };
    },

    async finish({ query, redirectUri, state, secrets }) {
      const server = await discover();
      const options = requestOptions(settings);
      const callbackParameters = oauth.validateAuthResponse(server, client, query, state);
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        clientAuth(server, settings),
        callbackParameters,
        redirectUri,
        secrets.verifier ?? oauth.nopkce,
        options,
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: secrets.nonce ?? oauth.expectNoNonce,
        requireIdToken: true,
      });
      // The protocol accepts TLS instead of a signature; checking the signature costs little and also works over
      // plain http.
      await oauth.validateApplicationLevelSignature(server, response, {
        ...options,
        [oauth.jwksCache]: keys,
      });
      return readIdentity({ server, client, tokens, options });
    },
  };
}
