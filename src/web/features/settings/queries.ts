/** The queries and server calls of Settings and of the links in its mails. */
import { queryOptions } from '@tanstack/react-query';
import type { AuthApi } from '@/server/router';
import { downloadFile } from '@/web/lib/api/download-file';
import { rpc } from '@/web/lib/api/rpc';
import { postAuth, postSignedIn } from '@/web/lib/auth/auth-post';

/** The account as Settings shows it. */
export type AccountSettings = Awaited<ReturnType<typeof rpc.account.mine>>;

/**
 * The account as shown in Settings. Refetched when the window regains focus, since a mailed link may have changed it.
 */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: () => rpc.account.mine(),
  refetchOnWindowFocus: 'always',
});

export const settingsCalls = {
  changeEmail: (email: string) => postSignedIn('email', { email }),
  changePassword: (password: string) => postSignedIn('password', { password }),
  deleteAccount: (confirmation: 'DELETE') => postSignedIn('deletion', { confirmation }),
  mailCode: () => postSignedIn('proof/code'),
  prove: (proof: AuthApi['proof']['body']) => postSignedIn('proof', proof),
  confirmEmail: (token: string) => postAuth('email/confirm', { token }),
  revertEmail: (token: string) => postAuth('email/revert', { token }),
  cancelDeletion: (token: string) => postAuth('deletion/cancel', { token }),
};

/**
 * Downloads everything that the product stores about the person.
 * @throws Error with the server's sentence
 */
export const downloadData = (): Promise<void> => downloadFile('/api/account/export', 'quarterdeck.zip');
