/** Fetches web pages, but none that only this server can reach: a stranger's link must not lead there. */
import { withTimeLimit } from '@/shared/time/time-limit';
import { isOwnAddress, isPublicAddress } from './address';
import { LinkFailure, type LinkReason } from './failure';
import { type FetchedPage, fetchLink, type LinkRules } from './fetch-link';
import { createResolver } from './resolver';

/** A page, or a sentence that says why there is none. */
export type LinkOutcome = ({ ok: true } & FetchedPage) | { ok: false; reason: LinkReason; message: string };
export type { LinkReason } from './failure';

export interface LinkFetcher {
  /** Never rejects: a bad link is an outcome, and so is an abort of `signal`, which ends the wait at once. */
  fetch(link: string, signal?: AbortSignal): Promise<LinkOutcome>;
}

/** The deadline of one link with all its redirects, in milliseconds. */
const TOTAL_TIMEOUT_MS = 6_000;

export interface LinkOptions extends LinkRules {
  totalMs: number;
}

/**
 * A fetcher of public web pages and documents.
 * @param options overrides of the defaults, for tests with a server of their own
 */
export function createLinks(options: Partial<LinkOptions> = {}): LinkFetcher {
  const rules: LinkOptions = {
    resolve: createResolver(),
    mayConnect: (address) => isPublicAddress(address) && !isOwnAddress(address),
    ports: new Set([80, 443]),
    userAgent: 'Mozilla/5.0 (compatible; Quarterdeck; reads pages its users name)',
    totalMs: TOTAL_TIMEOUT_MS,
    ...options,
  };
  return {
    async fetch(link, signal) {
      const limit = { ms: rules.totalMs, late: () => new LinkFailure('slow'), outer: signal };
      try {
        // The signal does not interrupt a connection in progress: waiting ends here, and the connection is closed
        // later.
        const page = await withTimeLimit(limit, (limitedSignal) =>
          Promise.race([fetchLink(link.trim(), rules, limitedSignal), rejectOnAbort(limitedSignal)]),
        );
        return { ok: true, ...page };
      } catch (error) {
        const failure = error instanceof LinkFailure ? error : new LinkFailure('unreachable');
        return { ok: false, reason: failure.reason, message: failure.message };
      }
    },
  };
}

/** Rejects when a signal is aborted, with its reason. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}
