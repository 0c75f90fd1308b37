/** The account this page is open for: from the first answer of who is signed in until that is asked anew. */
export interface Account {
  id: string;
  email: string;
}

let account: Account | null = null;

export const pageAccount = (): Account | null => account;

/** The first account stays: another tab may sign in as someone else, and this page remains what it was. */
export function openFor(who: Account | null): void {
  account ??= who && { id: who.id, email: who.email };
}

/** After a login or a logout in this page. */
export function forgetAccount(): void {
  account = null;
}
