/** The id of the account that this tab signed up for and that is not confirmed yet. No other browser knows it. */

const KEY = 'quarterdeck.signed-up';
let pendingUserId: string | null = null;

/** Remembers a sign-up until its address is confirmed. */
export function storePendingSignUp(userId: string): void {
  pendingUserId = userId;
  try {
    sessionStorage.setItem(KEY, userId);
  } catch {
    // Storage is unavailable to this page: the id is only known while the page is open.
  }
}

/** The id of this tab's sign-up; null if there is none. */
export function readPendingSignUp(): string | null {
  try {
    return pendingUserId ?? sessionStorage.getItem(KEY);
  } catch {
    return pendingUserId;
  }
}
