/** Who is signed in, as the browser knows it. The server decides again on every call. */
import { queryOptions } from '@tanstack/react-query';
import type { Visitor } from '@/shared/onboarding';
import { queryClient } from './query-client';
import { rpc } from './rpc';

export const sessionQuery = queryOptions({ queryKey: ['user'], queryFn: () => rpc.auth.me() });

export type Me = NonNullable<Awaited<ReturnType<typeof rpc.auth.me>>>;

/** The visitor as the guard table wants it. */
export async function currentVisitor(): Promise<Visitor | null> {
  const me = await queryClient.ensureQueryData(sessionQuery);
  return me && { emailConfirmed: me.emailConfirmed, status: me.onboardingStatus };
}

/** Forgets what is known and asks again: after login, logout and every change of status. */
export async function refreshSession(): Promise<Me | null> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}
