/** Makes the context of a request, counts its answer and logs it. */
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

/** Gives every request its id, its context and a log entry; other log entries of the request have its id too. */
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
    const started = performance.now();
    const { method } = c.req;
    const span = deps.tracing.startRequest({ method, id: requestId, parent: parentOf(c, deps) });
    await requestIds.run({ requestId, ...span.ids }, () =>
      span.run(async () => {
        await next();
        // After the answer was made: some are made in one piece, without what was said before.
        c.header('x-request-id', requestId);
        const answer = { route: routeOf(c), status: c.res.status };
        span.end(answer);
        requestEnded(deps, { method, ...answer, started });
      }),
    );
  };
}

/** A visitor could name any trace; a proxy of the operator's belongs to one. */
const parentOf = (c: Context<Env>, { config }: Deps) =>
  isFromProxy(c.env, config.trustedProxies) ? c.req.header('traceparent') : undefined;

/** Counts an answer, and writes its line. `started` is a time of `performance.now`. */
function requestEnded(
  { logger, metrics }: Deps,
  { started, ...request }: { method: string; route: string; status: number; started: number },
) {
  const ms = performance.now() - started;
  metrics.requestEnded({ ...request, ms });
  const line = { ...request, ms: Math.round(ms) };
  if (request.status >= 500) logger.error(line, 'request');
  else logger.info(line, 'request');
}

/** Every how many responses of public pages one is logged. */
const SAMPLED = 100;

/** Counts every response of a public page in the metrics, and logs a sample of them. */
export function sampledRequests(deps: Deps, route: string): MiddlewareHandler<Env> {
  let answered = 0;
  return async (c, next) => {
    const started = performance.now();
    await next();
    const { status } = c.res;
    answered += 1;
    if (status >= 500 || answered % SAMPLED === 0) {
      requestEnded(deps, { method: c.req.method, route, status, started });
    } else {
      deps.metrics.requestEnded({ method: c.req.method, route, status, ms: performance.now() - started });
    }
  };
}

/** A path may hold a name, an id or anything at all: the log keeps the route, and of a call its own name. */
function routeOf(c: Context): string {
  const procedure = /^\/api\/rpc\/[a-zA-Z]{1,40}\/[a-zA-Z]{1,40}$/.test(c.req.path);
  if (procedure && c.res.status !== 404) return c.req.path;
  const pattern = matchedRoutes(c).findLast(({ method, path }) => method !== 'ALL' || !path.endsWith('/*'));
  return pattern?.path ?? '*';
}
