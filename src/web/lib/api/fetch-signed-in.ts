import { ACCOUNT_HEADER } from '@/shared/http/account-header';
import { pageAccount } from '../session/account';
import { withSignIn } from '../session/sign-in-again';
import { fetchTracked } from './is-unanswered';

/**
 * `fetch` for actions of this page's account: asks the person to sign in again if the session has ended.
 * @param init called for each attempt, since an expired signal must not abort the second
 */
export function fetchSignedIn(url: string, init: () => RequestInit = () => ({})): Promise<Response> {
  const account = pageAccount();
  return withSignIn(() => {
    const request = init();
    const headers = new Headers(request.headers);
    if (account) headers.set(ACCOUNT_HEADER, account.id);
    return fetchTracked(url, { ...request, headers });
  });
}
