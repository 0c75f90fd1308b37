/** Makes the context of a request and logs its end. */
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Deps, RequestContext, SessionUser } from '../context';
import { clientIp } from './client-ip';

/** What Hono carries through a request. */
export interface Env {
  Bindings: HttpBindings;
  Variables: { context: RequestContext };
}

/** Reads who is signed in from a request's cookies. */
export type ReadSession = (headers: Headers) => Promise<SessionUser | null>;

/** Gives every request its id, its context and a line in the log when it took long or failed. */
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
    c.header('x-request-id', requestId);
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    const line = { requestId, method: c.req.method, path: loggablePath(c), status: c.res.status, ms };
    if (c.res.status >= 500) deps.logger.error(line, 'request');
    else deps.logger.debug(line, 'request');
  };
}

/** A path may hold a name, an id or anything at all: the log keeps the route, and of a call its own name. */
function loggablePath(c: Context): string {
  const procedure = /^\/api\/rpc\/[a-zA-Z]{1,40}\/[a-zA-Z]{1,40}$/.test(c.req.path);
  if (procedure && c.res.status !== 404) return c.req.path;
  const pattern = matchedRoutes(c).findLast(({ method, path }) => method !== 'ALL' || !path.endsWith('/*'));
  return pattern?.path ?? '*';
}
