/**
 * An OpenID Connect provider on this machine, for development and tests: fictional people, no network. It behaves
 * as LinkedIn does (no PKCE, no nonce, the secret in the body) or as current standards require.
 */
import { createServer } from 'node:http';
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';
import { renderChoicePage } from './local-provider-page.mjs';

export const CLIENT = { id: 'quarterdeck-local', secret: 'not-a-secret-0123456789' };

/** The people who can sign in. `verified`: the provider has confirmed that they read mail at the address. */
export const PEOPLE = [
  {
    sub: 'local-noor',
    given_name: 'Noor',
    family_name: 'Haddad',
    email: 'noor.haddad@example.com',
    verified: true,
  },
  {
    sub: 'local-amira',
    given_name: 'Amira',
    family_name: 'Sayed',
    email: 'amira.sayed@example.com',
    verified: true,
  },
  {
    sub: 'local-jonas',
    given_name: 'Jonas',
    family_name: 'Weber',
    email: 'jonas.weber@example.com',
    verified: false,
  },
];

/** Builds the discovery document, in which the two kinds of provider differ. */
function buildDiscoveryDocument(issuer, manner) {
  const document = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'profile', 'email'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    claims_supported: [
      'iss',
      'aud',
      'iat',
      'exp',
      'sub',
      'name',
      'given_name',
      'family_name',
      'email',
      'email_verified',
    ],
  };
  if (manner === 'linkedin') return document;
  document.claims_supported.push('nonce');
  return { ...document, code_challenge_methods_supported: ['S256'] };
}

const claimsOf = ({ sub, given_name, family_name, email, verified }) => ({
  sub,
  name: `${given_name} ${family_name}`,
  given_name,
  family_name,
  ...(email && { email, email_verified: verified }),
});

/**
 * Starts the provider.
 * @param {object} options
 * @param {'linkedin' | 'standard'} [options.manner] default `linkedin`
 * @param {number} [options.port] default any free one
 * @param {boolean} [options.asks] shows a page with the people to choose from; otherwise `person` is signed in at
 * once
 */
export async function startLocalProvider({ manner = 'linkedin', port = 0, asks = false } = {}) {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);
  /** Unused authorisation codes, with the request that each was issued for. */
  const codes = new Map();
  const provider = { person: PEOPLE[0], service, people: PEOPLE };

  service.on('beforeAuthorizeRedirect', ({ url }, request) => {
    const { redirect_uri, person } = request.query;
    const chosen = PEOPLE.find(({ sub }) => sub === person) ?? provider.person;
    codes.set(url.searchParams.get('code'), { redirect_uri, person: chosen });
  });
  service.on('beforeTokenSigning', ({ payload }, { body }) => {
    const authorisation = codes.get(body.code);
    if (!authorisation || 'scope' in payload) return; // The access token has a scope, the ID token a person.
    Object.assign(payload, claimsOf(authorisation.person));
    if (manner === 'linkedin') delete payload.nonce;
  });
  service.on('beforeResponse', (answer, { body }) => {
    const authorisation = codes.get(body.code);
    codes.delete(body.code);
    const refuse = (statusCode, error) => Object.assign(answer, { statusCode, body: { error } });
    if (body.client_id !== CLIENT.id || body.client_secret !== CLIENT.secret) refuse(401, 'invalid_client');
    else if (manner === 'linkedin' && body.code_verifier) refuse(400, 'invalid_request');
    else if (manner === 'standard' && !body.code_verifier) refuse(400, 'invalid_grant');
    else if (authorisation?.redirect_uri !== body.redirect_uri) refuse(400, 'invalid_grant');
  });

  service.on('beforeUserinfo', (answer) => {
    answer.body = claimsOf(provider.person);
  });

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, issuer.url);
    const html = (text) => response.setHeader('content-type', 'text/html; charset=utf-8').end(text);
    if (pathname === '/.well-known/openid-configuration') {
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(buildDiscoveryDocument(issuer.url, manner)));
    } else if (asks && pathname === '/authorize' && !searchParams.has('person')) {
      html(renderChoicePage(PEOPLE, searchParams));
    } else service.requestHandler(request, response);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  issuer.url = `http://127.0.0.1:${server.address().port}`;

  return Object.assign(provider, {
    issuer: issuer.url,
    /** The environment variables that make the product use this provider. */
    env: {
      LINKEDIN_CLIENT_ID: CLIENT.id,
      LINKEDIN_CLIENT_SECRET: CLIENT.secret,
      LINKEDIN_ISSUER: issuer.url,
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  });
}
