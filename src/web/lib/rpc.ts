/** The typed calls to the server, alone and as TanStack Query options. */
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { RouterClient } from '@orpc/server';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { AppRouter } from '@/server/router';

/** What a caller may ask of one call. */
interface CallContext {
  /** Let the request outlive the page that makes it; its body must stay under 64 KiB. */
  keepalive?: boolean;
}

const link = new RPCLink<CallContext>({
  url: () => `${window.location.origin}/api/rpc`,
  fetch: (request, init, { context }) => fetch(request, { ...init, keepalive: context.keepalive }),
});

export const rpc: RouterClient<AppRouter, CallContext> = createORPCClient(link);
export const orpc = createTanstackQueryUtils(rpc);
