/** The typed calls to the server, alone and as TanStack Query options. */
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { RouterClient } from '@orpc/server';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { AppRouter } from '@/server/router';

const link = new RPCLink({ url: () => `${window.location.origin}/api/rpc` });

export const rpc: RouterClient<AppRouter> = createORPCClient(link);
export const orpc = createTanstackQueryUtils(rpc);
