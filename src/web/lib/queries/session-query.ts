/** The signed-in person as known in the browser. The server checks the session for every call. */
import { queryOptions } from '@tanstack/react-query';
import type { Visitor } from '@/shared/account/onboarding';
import { queryClient } from '../api/query-client';
import { rpc } from '../api/rpc';
import { forgetAccount, setPageAccount } from '../session/account';
import { postToTabs } from '../session/tab-messages';

export const sessionQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async () => {
    const me = await rpc.auth.me();
    setPageAccount(me);
    return me;
  },
});

export type Me = NonNullable<Awaited<ReturnType<typeof rpc.auth.me>>>;

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
