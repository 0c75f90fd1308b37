/**
 * A change of the account that waits in this tab while its person is away at LinkedIn to prove who they are. What
 * was typed may be a password, so the tab's storage never holds it in the clear: it keeps the text under a pad
 * used once, and the pad travels with the attempt, which the server hands back to this browser alone.
 */
export interface KeptChange {
  /** The person whose change it is. */
  userId: string;
  kind: 'email' | 'password' | 'deletion' | 'sign-in';
  /** The address, the password, or the word typed to confirm. */
  value: string;
}

const STORED = 'quarterdeck.kept-change';

/** The change restored after the redirect, and whether the person proved who they are. Lives as long as the page. */
let returned: (KeptChange & { proven: boolean }) | null = null;

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const xor = (bytes: Uint8Array, pad: Uint8Array) => bytes.map((byte, at) => byte ^ (pad[at] ?? 0));

/** Keeps a change in this tab. @returns the pad, for the way back; '' where storage is closed to the page */
export function keepChange(change: KeptChange): string {
  const bytes = new TextEncoder().encode(JSON.stringify(change));
  const pad = crypto.getRandomValues(new Uint8Array(bytes.length));
  try {
    sessionStorage.setItem(STORED, toText(xor(bytes, pad)));
    return toText(pad);
  } catch {
    return '';
  }
}

/** The person is back with the pad: the change leaves the storage and waits for its screen. */
export function changeReturned(pad: string, proven: boolean): void {
  try {
    const stored = toBytes(sessionStorage.getItem(STORED) ?? '');
    sessionStorage.removeItem(STORED);
    const bytes = toBytes(pad);
    if (stored.length === 0 || bytes.length !== stored.length) return;
    returned = { ...JSON.parse(new TextDecoder().decode(xor(stored, bytes))), proven };
  } catch {
    returned = null; // Another attempt's pad, or storage is closed to this page.
  }
}

/** The change that came back, if it is this person's. */
export function returnedChange(userId: string | undefined): (KeptChange & { proven: boolean }) | null {
  return returned?.userId === userId ? returned : null;
}

/** Deletes the change: its screen has taken it over. */
export function forgetReturnedChange(): void {
  returned = null;
}
