import { browserStorage } from './browser-storage';

/** Edits that wait in this browser for the server: where they are kept, and whether there are any. */

const PREFIX = 'quarterdeck.unsaved.';

/** Followed by the editing's id. */
export const unsavedPrefix = (userId: string) => `${PREFIX}${userId}.`;

/** Storage may be switched off: then nothing waits there. */
export const unsavedKeys = (userId: string): string[] =>
  Object.keys(browserStorage() ?? {}).filter((key) => key.startsWith(unsavedPrefix(userId)));

/** Where the answers of the job preferences wait until they are saved. */
export const answersKey = (userId: string) => `quarterdeck.answers.${userId}`;

/** Whether anything of a person waits in this browser for the server. */
export const isAnythingUnsaved = (userId: string): boolean =>
  unsavedKeys(userId).length > 0 || Object.hasOwn(browserStorage() ?? {}, answersKey(userId));

/** One account's alone: what another person of this browser could not send is theirs to send. */
export function forgetUnsaved(userId: string): void {
  for (const key of [...unsavedKeys(userId), answersKey(userId)]) browserStorage()?.removeItem(key);
}
