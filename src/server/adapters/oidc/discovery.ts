import * as oauth from 'oauth4webapi';
import { HOUR } from '@/shared/time/durations';
import { type OidcSettings, requestOptions } from './provider-options';

/** Milliseconds for which the document is cached, so that moved endpoints are found. */
const MAX_CACHE_AGE_MS = HOUR;

/** Reads the issuer's document when it is first needed. A failure is not cached: the next sign-in tries again. */
export function createDiscovery(settings: OidcSettings): () => Promise<oauth.AuthorizationServer> {
  let known: { document: Promise<oauth.AuthorizationServer>; since: number } | undefined;

  async function read() {
    const issuer = new URL(settings.issuer);
    const response = await oauth.discoveryRequest(issuer, requestOptions(settings));
    return oauth.processDiscoveryResponse(issuer, response);
  }

  return () => {
    if (known && performance.now() - known.since < MAX_CACHE_AGE_MS) return known.document;
    const entry = { document: read(), since: performance.now() };
    known = entry;
    entry.document.catch(() => {
      if (known === entry) known = undefined;
    });
    return entry.document;
  };
}
