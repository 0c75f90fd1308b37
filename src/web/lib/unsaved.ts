/** Edits that wait in this browser for the server: where they are kept, and whether there are any. */
import { aliveEditings } from './alive';
import { browserStorage } from './browser-storage';
import { readJournal, strikeOut, writeDown } from './journal';

const PREFIX = 'quarterdeck.unsaved.';

/** Followed by the editing's id. */
export const unsavedPrefix = (userId: string) => `${PREFIX}${userId}.`;

/** Storage may be switched off: then nothing waits there. */
export const unsavedKeys = (userId: string): string[] =>
  Object.keys(browserStorage() ?? {}).filter((key) => key.startsWith(unsavedPrefix(userId)));

/** Where the answers of the job preferences wait until they are saved. */
export const answersKey = (userId: string) => `quarterdeck.answers.${userId}`;

/** Followed by the place of a form's text. */
export const textPrefix = (userId: string) => `quarterdeck.text.${userId}.`;

const textKeys = (userId: string): string[] =>
  Object.keys(browserStorage() ?? {}).filter((key) => key.startsWith(textPrefix(userId)));

/** @returns whether the browser has it: its storage may be full, switched off or absent */
export function keepUnsaved(key: string, text: string): boolean {
  writeDown(key, text);
  try {
    browserStorage()?.setItem(key, text);
    return browserStorage() !== null;
  } catch {
    return false;
  }
}

export function dropUnsaved(key: string): void {
  strikeOut(key);
  try {
    browserStorage()?.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

let recovering: Promise<void> | undefined;

/**
 * Puts back what a browser that was killed had not written down yet, once for each page. Whoever takes up what
 * closed pages left behind waits for it.
 */
export function recoverUnsaved(): Promise<void> {
  recovering ??= (async () => {
    const [entries, alive] = await Promise.all([readJournal(), aliveEditings()]);
    for (const [key, text] of entries) {
      const editing = key.slice(key.lastIndexOf('.') + 1);
      if (!alive.has(editing) && browserStorage()?.getItem(key) !== text) keepUnsaved(key, text);
    }
  })().catch(() => {});
  return recovering;
}

/** Whether anything of a person waits in this browser for the server. */
export const isAnythingUnsaved = (userId: string): boolean =>
  unsavedKeys(userId).length + textKeys(userId).length > 0 ||
  Object.hasOwn(browserStorage() ?? {}, answersKey(userId));

/** One account's alone: what another person of this browser could not send is theirs to send. */
export function forgetUnsaved(userId: string): void {
  for (const key of [...unsavedKeys(userId), ...textKeys(userId), answersKey(userId)]) dropUnsaved(key);
}
