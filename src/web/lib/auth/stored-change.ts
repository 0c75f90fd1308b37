/**
 * An account change kept in this tab while its person is at LinkedIn to prove their identity. It may contain a
 * password, so the tab's storage never holds it in plain text: it is encrypted with a one-time pad, which travels with
 * the attempt and which the server returns only to this browser.
 */
export interface StoredChange {
  /** The person who made the change. */
  userId: string;
  kind: 'email' | 'password' | 'deletion' | 'sign-in';
  /** The address, the password, or the word typed to confirm. */
  value: string;
}

const STORAGE_KEY = 'quarterdeck.kept-change';

/** The change restored after the redirect, and whether the person proved who they are. Lives as long as the page. */
let restoredChange: (StoredChange & { proven: boolean }) | null = null;

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const xor = (bytes: Uint8Array, pad: Uint8Array) => bytes.map((byte, index) => byte ^ (pad[index] ?? 0));

/**
 * Stores a change in this tab.
 * @returns the pad, to be sent along to LinkedIn and back; '' if storage is unavailable
 */
export function storeChange(change: StoredChange): string {
  const bytes = new TextEncoder().encode(JSON.stringify(change));
  const pad = crypto.getRandomValues(new Uint8Array(bytes.length));
  try {
    sessionStorage.setItem(STORAGE_KEY, toText(xor(bytes, pad)));
    return toText(pad);
  } catch {
    return '';
  }
}

/** To be called when the person returns with the pad: moves the change from the storage to this page's memory. */
export function markChangeReturned(pad: string, proven: boolean): void {
  try {
    const stored = toBytes(sessionStorage.getItem(STORAGE_KEY) ?? '');
    sessionStorage.removeItem(STORAGE_KEY);
    const bytes = toBytes(pad);
    if (stored.length === 0 || bytes.length !== stored.length) return;
    restoredChange = { ...JSON.parse(new TextDecoder().decode(xor(stored, bytes))), proven };
  } catch {
    restoredChange = null; // Another attempt's pad, or storage is unavailable to this page.
  }
}

/** The restored change, if it is this person's. */
export function returnedChange(userId: string | undefined): (StoredChange & { proven: boolean }) | null {
  return restoredChange?.userId === userId ? restoredChange : null;
}

/** Forgets the restored change once its screen has taken it over. */
export function forgetReturnedChange(): void {
  restoredChange = null;
}
