/** Edits that wait in this browser for the server: where they are kept, and whether there are any. */

const PREFIX = 'quarterdeck.unsaved.';

/** Followed by the editing's id. */
export const unsavedPrefix = (userId: string) => `${PREFIX}${userId}.`;

/** Storage may be switched off: then nothing waits there. */
export function unsavedKeys(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(unsavedPrefix(userId)));
  } catch {
    return [];
  }
}

/** One account's alone: what another person of this browser could not send is theirs to send. */
export function forgetUnsaved(userId: string): void {
  for (const key of unsavedKeys(userId)) localStorage.removeItem(key);
}
