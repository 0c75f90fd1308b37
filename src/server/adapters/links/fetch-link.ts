/** Fetches a link, from its URL to the bytes of a page, within all limits. */
import type { Dispatcher } from 'undici';
import { LIMITS } from '@/shared/limits';
import { readBody } from './body';
import { LinkFailure, reasonOfStatus } from './failure';
import { createGuardedLookup } from './guarded-lookup';
import { extensionOf, toUtf8 } from './kind';
import type { Resolve } from './resolver';
import { allowedTarget, hostnameOf, type TargetRules } from './target';

export interface LinkRules extends TargetRules {
  resolve: Resolve;
  /** The `User-Agent` header of our requests. */
  userAgent: string;
}

export interface FetchedPage {
  /** A file name by kind: 'page.html', 'page.pdf'. */
  fileName: string;
  bytes: Uint8Array;
}

const FETCH_LIMITS = { redirects: 5, connectMs: 3_000, headerBytes: 32 * 1024 };

/** The request headers. Nothing about the person's own browser is passed on: no cookie, no referrer. */
const REQUEST_HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.1',
  'accept-encoding': 'gzip, br',
  'accept-language': 'en,*;q=0.5',
};

/**
 * Fetches a page. Every step of a redirect is checked like the first; its connection is a new one.
 * @throws LinkFailure with the reason, or what `signal` was aborted with
 */
export async function fetchLink(link: string, rules: LinkRules, signal: AbortSignal): Promise<FetchedPage> {
  const { Agent } = await import('undici');
  const agent = new Agent({
    connect: {
      lookup: createGuardedLookup(rules.resolve, rules.mayConnect),
      timeout: FETCH_LIMITS.connectMs,
    },
    maxHeaderSize: FETCH_LIMITS.headerBytes,
  });
  try {
    let url = allowedTarget(link, rules);
    for (let step = 0; step <= FETCH_LIMITS.redirects; step += 1) {
      if (!url) throw new LinkFailure('address');
      const answer = await sendRequest(agent, url, rules.userAgent, signal);
      const location = redirectOf(answer);
      if (location === undefined) return await readPage(answer, url);
      await answer.body.dump({ limit: 0 }).catch(() => undefined);
      url = allowedTarget(location, rules, url);
    }
    throw new LinkFailure('redirects');
  } catch (error) {
    signal.throwIfAborted();
    // Refused, unknown, reset, invalid certificate: one reason for all, so that a prober learns nothing.
    throw error instanceof LinkFailure ? error : new LinkFailure('unreachable');
  } finally {
    // Drops the rest of the response, without waiting for the sockets to close.
    void agent.destroy();
  }
}

function sendRequest(agent: Dispatcher, url: URL, userAgent: string, signal: AbortSignal) {
  return agent.request({
    origin: `${url.protocol}//${url.hostname.includes(':') ? url.hostname : hostnameOf(url)}${url.port && `:${url.port}`}`,
    path: url.pathname + url.search,
    method: 'GET',
    headers: { ...REQUEST_HEADERS, 'user-agent': userAgent },
    signal,
  });
}

const header = (answer: Dispatcher.ResponseData, name: string) => String(answer.headers[name] ?? '');

function redirectOf(answer: Dispatcher.ResponseData): string | undefined {
  const moved = [301, 302, 303, 307, 308].includes(answer.statusCode);
  return moved ? header(answer, 'location') : undefined;
}

async function readPage(answer: Dispatcher.ResponseData, url: URL): Promise<FetchedPage> {
  if (answer.statusCode !== 200) throw new LinkFailure(reasonOfStatus(answer.statusCode));
  const type = header(answer, 'content-type');
  const extension = extensionOf(type, url);
  if (!extension) throw new LinkFailure('kind');
  const encoding = header(answer, 'content-encoding').trim().toLowerCase();
  const bytes = await readBody(answer.body, encoding, LIMITS.linkBytes);
  return { fileName: `page${extension}`, bytes: extension === '.html' ? toUtf8(bytes, type) : bytes };
}
