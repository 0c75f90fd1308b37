/** The calls of Settings and of the links in its mails. */
import { post } from '@/web/lib/auth-post';
import { orpc, type rpc } from '@/web/lib/rpc';

/** The account as Settings shows it. */
export type Account = Awaited<ReturnType<typeof rpc.auth.account>>;

/** What is shown of the account. Read again on return to the window: a link may have been opened elsewhere. */
export const accountQuery = { ...orpc.auth.account.queryOptions(), refetchOnWindowFocus: 'always' as const };

export const settingsCalls = {
  changeEmail: (email: string) => post<{ pendingEmail: string | null }>('email', { email }),
  changePassword: (password: string) => post<object>('password', { password }),
  deleteAccount: (confirmation: string) => post<object>('deletion', { confirmation }),
  mailCode: () => post<object>('proof/code'),
  prove: (proof: { password: string } | { code: string }) => post<object>('proof', proof),
  confirmEmail: (token: string) => post<{ email: string }>('email/confirm', { token }),
  revertEmail: (token: string) => post<{ email: string }>('email/revert', { token }),
  keepAccount: (token: string) => post<object>('deletion/cancel', { token }),
};

/** Saves everything the product holds about the person as a file. @throws with the server's sentence */
export async function downloadData(): Promise<void> {
  const response = await fetch('/api/account/export');
  if (!response.ok) {
    const answer = await response.json().catch(() => ({}));
    throw new Error(answer.message ?? '');
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? 'quarterdeck.zip';
  link.click();
  // Some browsers read the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
