/** The unconfirmed sign-up of this tab, by the id that only this browser got. */

const KEY = 'quarterdeck.signed-up';
let id: string | null = null;

/** Remembers a sign-up until its address is confirmed. */
export function storePendingSignUp(userId: string): void {
  id = userId;
  try {
    sessionStorage.setItem(KEY, userId);
  } catch {
    // Storage is unavailable to this page: the id is only known while the page is open.
  }
}

/** The id of this tab's sign-up; null if there is none. */
export function readPendingSignUp(): string | null {
  try {
    return id ?? sessionStorage.getItem(KEY);
  } catch {
    return id;
  }
}
