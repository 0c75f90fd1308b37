/** The discovery document of an issuer. */
import * as oauth from 'oauth4webapi';
import { HOUR } from '@/shared/time/durations';
import { type OidcSettings, requestOptions } from './provider-options';

/** Milliseconds for which the discovery document is cached: not longer, so that moved endpoints are noticed. */
const MAX_CACHE_AGE_MS = HOUR;

/**
 * Creates a function that gives the issuer's discovery document, which it reads when it is needed and not cached. A
 * failure is not cached: the next sign-in tries again.
 */
export function createDiscovery(settings: OidcSettings): () => Promise<oauth.AuthorizationServer> {
  let cached: { document: Promise<oauth.AuthorizationServer>; fetchedAt: number } | undefined;

  async function fetchDocument() {
    const issuer = new URL(settings.issuer);
    const response = await oauth.discoveryRequest(issuer, requestOptions(settings));
    return oauth.processDiscoveryResponse(issuer, response);
  }

  return () => {
    if (cached && performance.now() - cached.fetchedAt < MAX_CACHE_AGE_MS) return cached.document;
    const entry = { document: fetchDocument(), fetchedAt: performance.now() };
    cached = entry;
    entry.document.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return entry.document;
  };
}
