/** Queries and mutations of the role screens, and how a mutation updates every cached copy of a role. */

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedRole, WholeRole } from '@/shared/roles/saved-roles';
import { failureDescription, toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { joinRefresh } from '@/web/lib/api/join-refresh';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { RpcError } from '@/web/lib/api/rpc-client';
import { rolesQuery } from '@/web/lib/queries/saved-roles';

/** Milliseconds between two requests for a role that is being read. */
const POLL_INTERVAL_MS = 700;

/** One role, refetched while the server is reading its text. */
export const roleQuery = (id: string) =>
  queryOptions({
    queryKey: ['role', id],
    queryFn: (): Promise<WholeRole> => rpc.roles.one({ id }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.reading === 'reading' ? POLL_INTERVAL_MS : false),
  });

/** Whether a call failed because the role no longer exists. */
export const isRoleGone = (error: unknown): boolean =>
  error instanceof RpcError && error.code === 'NOT_FOUND';

type RolesApi = typeof rpc.roles;

/** Shows why a change of a role was not saved, and fetches the roles again: it may have been saved. */
export function handleRoleFailure(error: unknown, title = 'This could not be saved.') {
  toastFailure(error, {
    title,
    description: failureDescription(errorMessage(error)),
    ifUnanswered: 'It may have been saved: Roles shows how it is now.',
  });
  void refreshRoles();
}

/** Fetches the list of roles and an open role again. */
export const refreshRoles = () =>
  Promise.all([joinRefresh(rolesQuery.queryKey), queryClient.invalidateQueries({ queryKey: ['role'] })]);

/**
 * A mutation of one role. The cached list and the cached role get its result; a failure is shown as a toast.
 * @param call sends the change
 * @param options.onDone called after the change was saved
 * @param options.onFailed called after the change was refused, or had no answer
 * @param options.failure title of the toast about a failure
 * @param options.order changes of the same order are sent one after the other, so that the last one prevails
 */
export function useRoleChange<Input = void>(
  call: (roles: RolesApi, input: Input) => Promise<ListedRole | WholeRole | { ok: true }>,
  options: {
    onDone?: (input: Input) => void;
    onFailed?: (input: Input) => void;
    failure?: string;
    order?: string;
  } = {},
) {
  const client = useQueryClient();
  return useMutation({
    scope: options.order ? { id: options.order } : undefined,
    mutationFn: (input: Input) => call(rpc.roles, input),
    onSuccess: async (answer, input) => {
      if ('requirements' in answer) {
        client.setQueryData(roleQuery(answer.id).queryKey, answer);
        client.setQueryData(rolesQuery.queryKey, (list) =>
          list?.map((role) => (role.id === answer.id ? answer : role)),
        );
      } else {
        if ('id' in answer) await client.invalidateQueries({ queryKey: roleQuery(answer.id).queryKey });
        await joinRefresh(rolesQuery.queryKey);
      }
      options.onDone?.(input);
    },
    onError: (error, input) => {
      options.onFailed?.(input);
      handleRoleFailure(error, options.failure);
    },
  });
}
