/** Edits that wait in this browser for the server: where they are kept, and whether there are any. */

/** Followed by the user's id and the tab's. */
export const UNSAVED_PREFIX = 'quarterdeck.unsaved.';

/** Storage may be switched off: then nothing waits there. */
function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(UNSAVED_PREFIX));
  } catch {
    return [];
  }
}

export const hasUnsaved = () => keys().length > 0;

export function forgetUnsaved(): void {
  for (const key of keys()) localStorage.removeItem(key);
}
