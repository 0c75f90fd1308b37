/** Edits in this browser that wait for the server: where they are stored, and whether there are any. */
import { openEditingLocks } from './editing-locks';
import { journal } from './journal';
import { createMirroredStorage } from './mirrored-storage';

const copies = createMirroredStorage(journal);

const PREFIX = 'quarterdeck.unsaved.';

/** Prefix of the storage keys, followed by the id of the editing session. */
export const unsavedPrefix = (userId: string) => `${PREFIX}${userId}.`;

/** Empty if storage is disabled. */
export const unsavedKeys = (userId: string): string[] => copies.keys(unsavedPrefix(userId));

/** The storage key of unsaved job preferences. */
export const answersKey = (userId: string) => `quarterdeck.answers.${userId}`;

/** The storage key of what the editor reports at its next visit. */
export const sinceKey = (userId: string) => `quarterdeck.since.${userId}`;

/** Prefix of the storage keys, followed by the storage key of a form's text. */
export const textPrefix = (userId: string) => `quarterdeck.text.${userId}.`;

/** The storage keys of a person's forms. */
export const textKeys = (userId: string): string[] => copies.keys(textPrefix(userId));

/**
 * Stores unsaved edits under a key.
 * @returns whether it is stored: the browser's storage may be full, disabled or absent
 */
export const keepUnsaved = copies.keep;

export const dropUnsaved = copies.drop;

/** Returns the unsaved text of a key, or `null`. */
export const unsavedText = copies.textOf;

let recovering: Promise<void> | undefined;

/**
 * Restores what a killed browser had not written to disk, once per page. Await it before taking over what closed pages
 * left.
 */
export function recoverUnsaved(): Promise<void> {
  recovering ??= openEditingLocks()
    .then((alive) => copies.reconcile((key) => alive.has(key.slice(key.lastIndexOf('.') + 1))))
    .catch(() => {});
  return recovering;
}

/** Whether this browser holds any unsaved edits of a person. */
export const isAnythingUnsaved = (userId: string): boolean =>
  unsavedKeys(userId).length + textKeys(userId).length > 0 || unsavedText(answersKey(userId)) !== null;

/** Deletes the unsaved edits of one account; those of other accounts in this browser are kept. */
export function forgetUnsaved(userId: string): void {
  for (const key of [...unsavedKeys(userId), ...textKeys(userId), answersKey(userId), sinceKey(userId)])
    dropUnsaved(key);
}
