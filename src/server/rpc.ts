/** `/api/rpc/*`: the procedures of `router.ts`, over HTTP. */
import { RPCHandler } from '@orpc/server/fetch';
import { Hono } from 'hono';
import { RPC_BYTES, refuseLargeBodies } from './http/body-limit';
import type { Env } from './http/request';
import { appRouter } from './router';

export function rpcRoutes() {
  const handler = new RPCHandler(appRouter);
  const routes = new Hono<Env>();
  routes.use('/api/rpc/*', refuseLargeBodies(RPC_BYTES), async (c, next) => {
    const { matched, response } = await handler.handle(c.req.raw, {
      prefix: '/api/rpc',
      context: c.get('context'),
    });
    return matched ? c.newResponse(response.body, response) : next();
  });
  return routes;
}
