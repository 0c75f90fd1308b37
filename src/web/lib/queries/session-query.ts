/** The signed-in person as known in the browser. The server checks the session for every call. */
import { queryOptions } from '@tanstack/react-query';
import type { Visitor } from '@/shared/account/onboarding';
import { queryClient } from '../api/query-client';
import { rpc } from '../api/rpc';
import { forgetAccount, pageAccount, setPageAccount } from '../session/account';
import { postToTabs } from '../session/tab-messages';

type Answer = Awaited<ReturnType<typeof rpc.auth.me>>;
export type Me = NonNullable<Answer>;

/**
 * The person of this page. If their session has ended, or another tab has signed in as somebody else, the page goes on
 * with the person it has, since what they type is in its forms: the next call asks them to sign in again.
 */
export const sessionQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ client, queryKey }) => {
    const me = await rpc.auth.me();
    setPageAccount(me);
    return me?.id === pageAccount()?.id ? me : (client.getQueryData<Answer>(queryKey) ?? me);
  },
});

/** The visitor in the form that the route guard needs. */
export async function currentVisitor(): Promise<Visitor | null> {
  const me = await queryClient.ensureQueryData(sessionQuery);
  return me && { emailConfirmed: me.emailConfirmed, status: me.onboardingStatus };
}

/** Refetches the session: after login, logout and every change of status. */
export async function refreshSession(): Promise<Me | null> {
  forgetAccount();
  const me = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  if (me) postToTabs({ kind: 'signed-in', userId: me.id });
  return me;
}
