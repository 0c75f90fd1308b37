/** Has a content delivery network forget pages before they expire there. */
import type { Config } from '../../config';

/** Why addresses are still cached: the status that was answered, or that nothing was. */
export type PurgeOutcome = { ok: true } | { ok: false; why: number | 'unreachable' };

export interface Cdn {
  /** @param addresses whole URLs, `MOST_AT_ONCE` at most. Never rejects */
  purge(addresses: readonly string[]): Promise<PurgeOutcome>;
}

export interface CdnOptions {
  url: string;
  token?: string;
  timeoutMs?: number;
}

/** The most URLs that Cloudflare purges in one call on every plan. */
export const MOST_AT_ONCE = 30;
const TIMEOUT_MS = 5_000;

/** The configured network, or none. */
export function createCdn({ pageCache }: Config): Cdn | undefined {
  return pageCache?.purge && openCdn(pageCache.purge);
}

/** Posts `{"files": [...]}`, which Cloudflare's purge_cache takes as it is; other networks need a few lines between. */
export function openCdn({ url, token, timeoutMs = TIMEOUT_MS }: CdnOptions): Cdn {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return {
    async purge(addresses) {
      const signal = AbortSignal.timeout(timeoutMs);
      const body = JSON.stringify({ files: addresses });
      try {
        const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
        await answer.body?.cancel();
        return answer.ok ? { ok: true } : { ok: false, why: answer.status };
      } catch {
        return { ok: false, why: 'unreachable' };
      }
    },
  };
}
