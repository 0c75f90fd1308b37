/** Purges pages from a content delivery network before they expire there. */
import type { Config } from '../../config';

/** Why URLs are still cached: the response's status, or that there was no response. */
export type PurgeOutcome = { ok: true } | { ok: false; why: number | 'unreachable' };

export interface Cdn {
  /** Purges whole URLs, at most `MAX_URLS_PER_PURGE`. Never rejects. */
  purge(urls: readonly string[]): Promise<PurgeOutcome>;
}

export interface CdnOptions {
  url: string;
  token?: string;
  timeoutMs?: number;
}

/** The most URLs that Cloudflare purges in one call on every plan. */
export const MAX_URLS_PER_PURGE = 30;
const TIMEOUT_MS = 5_000;

/** The configured network; undefined if there is none. */
export function createCdn({ pageCache }: Config): Cdn | undefined {
  return pageCache?.purge && openCdn(pageCache.purge);
}

/** Posts `{"files": [...]}`, which Cloudflare's purge_cache accepts as it is; other networks need a small adapter. */
export function openCdn({ url, token, timeoutMs = TIMEOUT_MS }: CdnOptions): Cdn {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return {
    async purge(urls) {
      const signal = AbortSignal.timeout(timeoutMs);
      const body = JSON.stringify({ files: urls });
      try {
        const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
        await response.body?.cancel();
        return response.ok ? { ok: true } : { ok: false, why: response.status };
      } catch {
        return { ok: false, why: 'unreachable' };
      }
    },
  };
}
