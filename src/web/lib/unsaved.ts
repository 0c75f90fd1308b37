/** Edits that wait in this browser for the server: where they are kept, and whether there are any. */
import { aliveEditings } from './alive';
import { journal } from './journal';
import { createKeptCopies } from './kept-copies';

const copies = createKeptCopies(journal);

const PREFIX = 'quarterdeck.unsaved.';

/** Followed by the editing's id. */
export const unsavedPrefix = (userId: string) => `${PREFIX}${userId}.`;

/** Storage may be switched off: then nothing waits there. */
export const unsavedKeys = (userId: string): string[] => copies.keys(unsavedPrefix(userId));

/** The storage key of unsaved job preferences. */
export const answersKey = (userId: string) => `quarterdeck.answers.${userId}`;

/** Followed by the place of a form's text. */
export const textPrefix = (userId: string) => `quarterdeck.text.${userId}.`;

const textKeys = (userId: string): string[] => copies.keys(textPrefix(userId));

/** @returns whether the browser has it: its storage may be full, switched off or absent */
export const keepUnsaved = copies.keep;

export const dropUnsaved = copies.drop;

/** Returns what waits at a key, or `null`. */
export const unsavedText = copies.textOf;

let recovering: Promise<void> | undefined;

/**
 * Puts back what a browser that was killed had not written down yet, once for each page. Whoever takes up what
 * closed pages left behind waits for it.
 */
export function recoverUnsaved(): Promise<void> {
  recovering ??= aliveEditings()
    .then((alive) => copies.reconcile((key) => alive.has(key.slice(key.lastIndexOf('.') + 1))))
    .catch(() => {});
  return recovering;
}

/** Whether anything of a person waits in this browser for the server. */
export const isAnythingUnsaved = (userId: string): boolean =>
  unsavedKeys(userId).length + textKeys(userId).length > 0 || unsavedText(answersKey(userId)) !== null;

/** Deletes the unsaved edits of one account; those of other accounts in this browser are kept. */
export function forgetUnsaved(userId: string): void {
  for (const key of [...unsavedKeys(userId), ...textKeys(userId), answersKey(userId)]) dropUnsaved(key);
}
