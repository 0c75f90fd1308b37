/** `/api/rpc/*`: the procedures of `router.ts`, over HTTP. */
import { Hono } from 'hono';
import { MAX_RPC_BYTES, refuseLargeBodies } from './http/body-limit';
import type { Env } from './http/request';
import { storableInput } from './rpc-input';

/** The procedures and their transport, loaded later: public pages need neither, so the start does not wait for them. */
async function loadHandler() {
  const [{ RPCHandler }, { appRouter }] = await Promise.all([
    import('@orpc/server/fetch'),
    import('./router'),
  ]);
  return new RPCHandler(appRouter, {
    clientInterceptors: [({ next, ...call }) => next({ ...call, input: storableInput(call.input) })],
  });
}

/** The route of the procedures, which are loaded with the first call. */
export function createRpc() {
  let loadedHandler: ReturnType<typeof loadHandler> | undefined;
  const handler = () => {
    loadedHandler ??= loadHandler();
    return loadedHandler;
  };
  const routes = new Hono<Env>();
  routes.use('/api/rpc/*', refuseLargeBodies(MAX_RPC_BYTES), async (c, next) => {
    const { matched, response } = await (await handler()).handle(c.req.raw, {
      prefix: '/api/rpc',
      context: c.get('context'),
    });
    if (!matched) return next();
    response.headers.set('cache-control', 'no-store');
    return c.newResponse(response.body, response);
  });
  return { routes, warmUp: async () => void (await handler()) };
}
