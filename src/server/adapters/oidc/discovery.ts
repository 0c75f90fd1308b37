import * as oauth from 'oauth4webapi';
import { type OidcSettings, requestOptions } from './announced';

/** An issuer that moves an endpoint is followed within this time, in milliseconds. */
const FRESH = 60 * 60_000;

/**
 * Reads the issuer's document when it is first needed. What failed is not kept: an issuer that was unreachable
 * once is asked again by the next sign-in.
 */
export function discoverer(settings: OidcSettings): () => Promise<oauth.AuthorizationServer> {
  let known: { document: Promise<oauth.AuthorizationServer>; since: number } | undefined;

  async function read() {
    const issuer = new URL(settings.issuer);
    const answer = await oauth.discoveryRequest(issuer, requestOptions(settings));
    return oauth.processDiscoveryResponse(issuer, answer);
  }

  return () => {
    if (known && performance.now() - known.since < FRESH) return known.document;
    const asked = { document: read(), since: performance.now() };
    known = asked;
    asked.document.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.document;
  };
}
