import { ACCOUNT_HEADER } from '@/shared/account-header';
import { pageAccount } from './account';
import { send } from './is-unanswered';
import { withSignIn } from './sign-in-again';

/**
 * `fetch` for what only the account of this page may do: asks to sign in again where its session has ended.
 * @param init made for each sending: a signal that has run out must not end the second
 */
export function fetchSignedIn(url: string, init: () => RequestInit = () => ({})): Promise<Response> {
  const account = pageAccount();
  return withSignIn(() => {
    const request = init();
    const headers = new Headers(request.headers);
    if (account) headers.set(ACCOUNT_HEADER, account.id);
    return send(url, { ...request, headers });
  });
}
