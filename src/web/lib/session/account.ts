/** The account this page was opened with: set by the first answer of `auth/me`, until the next login or logout. */
export interface Account {
  id: string;
  email: string;
}

let account: Account | null = null;

/** The account of this page; null for a guest, and until it is known. */
export const pageAccount = (): Account | null => account;

/** Sets the account once: another tab may sign in as someone else, and this page keeps its own. */
export function setPageAccount(person: Account | null): void {
  account ??= person && { id: person.id, email: person.email };
}

/** Forgets the account before it is fetched again, as after a login or logout in this page. */
export function forgetAccount(): void {
  account = null;
}
