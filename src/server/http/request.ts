/** Creates the context of a request, counts its answer and logs it. */
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Deps, RequestContext, SessionUser } from '../context';
import { requestIds } from '../logging/logger';
import { clientIp, isFromProxy } from './client-ip';

/** Hono's typing of the request context. */
export interface Env {
  Bindings: HttpBindings;
  Variables: { context: RequestContext };
}

/** Reads who is signed in from a request's cookies. */
export type ReadSession = (headers: Headers) => Promise<SessionUser | null>;

/** Gives every request its id, its context and a log entry; all log entries written during the request carry the id. */
export function requestContext(deps: Deps, readSession: ReadSession): MiddlewareHandler<Env> {
  return async (c, next) => {
    const requestId = randomUUID();
    let session: Promise<SessionUser | null> | undefined;
    c.set('context', {
      deps,
      request: c.req.raw,
      requestId,
      clientIp: clientIp(c.req.raw, c.env, deps.config.trustedProxies),
      session: () => {
        session ??= readSession(c.req.raw.headers);
        return session;
      },
    });
    const startedAt = performance.now();
    const { method } = c.req;
    const span = deps.tracing.startRequest({ method, id: requestId, parent: parentOf(c, deps) });
    await requestIds.run({ requestId, ...span.ids }, () =>
      span.run(async () => {
        await next();
        // Set after the answer was made, since some answers are made in one piece, without headers set before.
        c.header('x-request-id', requestId);
        const answer = { route: routeOf(c), status: c.res.status };
        span.end(answer);
        reportRequest(deps, { method, ...answer, startedAt });
      }),
    );
  };
}

/** The trace of a trusted proxy; a visitor could name any trace. */
const parentOf = (c: Context<Env>, { config }: Deps) =>
  isFromProxy(c.env, config.trustedProxies) ? c.req.header('traceparent') : undefined;

/** Counts an answer and logs it. `startedAt` is a time of `performance.now`. */
function reportRequest(
  { logger, metrics }: Deps,
  { startedAt, ...request }: { method: string; route: string; status: number; startedAt: number },
) {
  const ms = performance.now() - startedAt;
  metrics.requestEnded({ ...request, ms });
  const line = { ...request, ms: Math.round(ms) };
  if (request.status >= 500) logger.error(line, 'request');
  else logger.info(line, 'request');
}

/** One in this many responses of public pages is logged. */
const RESPONSES_PER_LOG_LINE = 100;

/** Counts every response of a public page in the metrics, and logs a sample of them. */
export function sampleRequests(deps: Deps, route: string): MiddlewareHandler<Env> {
  let responseCount = 0;
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = c.res;
    responseCount += 1;
    if (status >= 500 || responseCount % RESPONSES_PER_LOG_LINE === 0) {
      reportRequest(deps, { method: c.req.method, route, status, startedAt });
    } else {
      deps.metrics.requestEnded({ method: c.req.method, route, status, ms: performance.now() - startedAt });
    }
  };
}

/**
 * The route of a request for the log: its pattern, or the name of a procedure. Paths themselves are not
 * logged, since they may contain a name or an id.
 */
function routeOf(c: Context): string {
  const procedure = /^\/api\/rpc\/[a-zA-Z]{1,40}\/[a-zA-Z]{1,40}$/.test(c.req.path);
  if (procedure && c.res.status !== 404) return c.req.path;
  const pattern = matchedRoutes(c).findLast(({ method, path }) => method !== 'ALL' || !path.endsWith('/*'));
  return pattern?.path ?? '*';
}
