/** The typed calls to the server. As TanStack Query options they are in `orpc.ts`. */
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { RouterClient } from '@orpc/server';
import type { AppRouter } from '@/server/router';
import { ACCOUNT_HEADER } from '@/shared/account-header';
import { pageAccount } from './account';
import { withSignIn } from './sign-in-again';

/** What a caller may ask of one call. */
interface CallContext {
  /** Let the request outlive the page that makes it; its body must stay under 64 KiB. */
  keepalive?: boolean;
  /** Made by the page, not by the person: without a session it fails at once and waits for nobody. */
  behind?: boolean;
  /** The account it is for. Absent: the page's. */
  account?: string;
}

const link = new RPCLink<CallContext>({
  url: () => `${window.location.origin}/api/rpc`,
  headers: ({ context }, path) => {
    const account = context.account ?? pageAccount()?.id;
    // Who is signed in is asked for nobody in particular.
    return account && path.join('.') !== 'auth.me' ? { [ACCOUNT_HEADER]: account } : {};
  },
  fetch: (request, init, { context }) =>
    withSignIn(() => fetch(request.clone(), { ...init, keepalive: context.keepalive }), context),
});

export const rpc: RouterClient<AppRouter, CallContext> = createORPCClient(link);
