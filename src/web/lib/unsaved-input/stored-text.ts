/**
 * Unsaved form input, stored in this browser until the server has it. A guest's is stored for the tab only, like their
 * profile.
 */
import { pageAccount } from '../session/account';
import { dropUnsaved, keepUnsaved, textPrefix, unsavedText } from './unsaved-edits';

const keyOf = (place: string) => `${textPrefix(pageAccount()?.id ?? '')}${place}`;

/**
 * @param place identifies the form and its subject, as `role-notes.` with a role's id
 * @returns whether it is stored
 */
export function storeText(place: string, value: unknown): boolean {
  if (pageAccount()) return keepUnsaved(keyOf(place), JSON.stringify(value));
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function clearStoredText(place: string): void {
  if (pageAccount()) {
    dropUnsaved(keyOf(place));
    return;
  }
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // Invalid JSON counts as no text.
  }
}

/** Returns the kept value if it has the expected shape, else `null`. */
export function readStoredText<T>(place: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(
      (pageAccount() ? unsavedText(keyOf(place)) : sessionStorage.getItem(keyOf(place))) ?? 'null',
    );
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
