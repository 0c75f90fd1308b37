/** The id of the unconfirmed account that a sign-up in this tab has created. No other browser knows it. */

const KEY = 'quarterdeck.signed-up';
let pendingUserId: string | null = null;

/** Remembers a sign-up while the tab is open, so that the page can ask whether its address is confirmed. */
export function storePendingSignUp(userId: string): void {
  pendingUserId = userId;
  try {
    sessionStorage.setItem(KEY, userId);
  } catch {
    // Storage is unavailable to this page: a reload loses the id.
  }
}

/** The id of this tab's last sign-up; null if there was none. */
export function readPendingSignUp(): string | null {
  try {
    return pendingUserId ?? sessionStorage.getItem(KEY);
  } catch {
    return pendingUserId;
  }
}
