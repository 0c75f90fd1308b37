/** The typed calls as TanStack Query options, apart from `rpc.ts`: the first screens do without their code. */
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { rpc } from './rpc';

export const orpc = createTanstackQueryUtils(rpc);
