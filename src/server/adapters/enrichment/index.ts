/** Looks up a person by the URL of their LinkedIn profile, if a service for this is configured. */

import { readBodyText } from '@/shared/http/read-body-text';
import type { CareerFacts } from '@/shared/record/facts';
import { withTimeLimit } from '@/shared/time/time-limit';
import type { Config } from '../../config';
import { answerSchema, type PersonRecord } from './record';
import { toCareerFacts } from './to-facts';

/** Why a lookup gave nothing; for the log. */
export type LookupFailure = 'unknown' | 'refused' | 'unreachable' | 'timeout' | 'unusable';

export type EnrichmentOutcome = { ok: true; facts: CareerFacts } | { ok: false; why: LookupFailure };

export interface Enrichment {
  /** Never rejects: an unknown person and a failing service are outcomes. */
  lookUp(profileUrl: string, signal?: AbortSignal): Promise<EnrichmentOutcome>;
}

export interface EnrichmentOptions {
  /** The whole URL of the endpoint, as 'https://api.peopledatalabs.com/v5/person/enrich'. */
  url: string;
  apiKey?: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 6_000;
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;
/** The source that evidence names. */
const SOURCE = { id: 'enrichment', name: 'Public professional record' };

/** Returns the configured service; undefined if none is configured. */
export function createEnrichment(config: Config): Enrichment | undefined {
  return config.enrichment ? openEnrichment(config.enrichment) : undefined;
}

/** A service with the requests and answers of People Data Labs' Person Enrichment API. */
export function openEnrichment({ url, apiKey, timeoutMs = TIMEOUT_MS }: EnrichmentOptions): Enrichment {
  return {
    async lookUp(profileUrl, signal) {
      let limitedSignal: AbortSignal | undefined;
      const createTimeoutError = () => new Error('no answer in time');
      try {
        const record = await withTimeLimit(
          { ms: timeoutMs, late: createTimeoutError, outer: signal },
          (end) => {
            limitedSignal = end;
            return ask(url, apiKey, profileUrl, end);
          },
        );
        return typeof record === 'string'
          ? { ok: false, why: record }
          : { ok: true, facts: toCareerFacts(record, SOURCE) };
      } catch {
        return { ok: false, why: limitedSignal?.aborted ? 'timeout' : 'unreachable' };
      }
    },
  };
}

async function ask(
  endpoint: string,
  apiKey: string | undefined,
  profile: string,
  signal: AbortSignal,
): Promise<PersonRecord | LookupFailure> {
  const url = new URL(endpoint);
  url.searchParams.set('profile', profile);
  const headers = { accept: 'application/json', ...(apiKey ? { 'x-api-key': apiKey } : {}) };
  const response = await fetch(url, { headers, redirect: 'error', signal });
  if (response.status === 404) return 'unknown';
  if (!response.ok) return 'refused';
  const parsed = answerSchema.safeParse(JSON.parse(await readBodyText(response, MAX_RESPONSE_BYTES)));
  if (!parsed.success) return 'unusable';
  return parsed.data.status === 404 ? 'unknown' : parsed.data.data;
}
