/** The typed calls to the server. */
import type { RouterClient } from '@orpc/server';
import type { AppRouter } from '@/server/router';
import { ACCOUNT_HEADER } from '@/shared/http/account-header';
import { pageAccount } from '../session/account';
import { sessionEndingSignal } from '../session/session-ending';
import { withSignIn } from '../session/sign-in-again';
import { isChange } from './changing-procedures';
import { fetchTracked } from './is-unanswered';
import { createRpcClient } from './rpc-client';

/** Options of one call. */
interface CallContext {
  /** Whether the request may outlive its page; its body must then stay under 64 KiB. */
  keepalive?: boolean;
  /** Whether it is a background call: without a session it fails at once instead of asking to sign in. */
  background?: boolean;
  /** The account that the call is for; defaults to the page's. */
  account?: string;
}

export const rpc = createRpcClient<RouterClient<AppRouter, CallContext>, CallContext>({
  send(path, body, { context = {}, signal }) {
    const account = context.account ?? pageAccount()?.id;
    const headers = new Headers({ 'content-type': 'application/json' });
    // `auth/me` asks which account is signed in, so it names none.
    if (account && path !== 'auth/me') headers.set(ACCOUNT_HEADER, account);
    const { keepalive } = context;
    const init: RequestInit = {
      method: 'POST',
      headers,
      body,
      signal: signal ?? sessionEndingSignal(),
      keepalive,
      redirect: 'manual',
    };
    const answer = withSignIn(() => fetchTracked(`/api/rpc/${path}`, init), context);
    if (isChange(path)) {
      // Loaded while the call is under way, and once more after it in case the server could not be reached before.
      // Without it, what is shown is as old as before.
      const load = () => import('./refresh-shown').catch(() => null);
      void load();
      const refresh = async () => (await load())?.refreshShown(path);
      answer.then(refresh, refresh);
    }
    return answer;
  },
});
