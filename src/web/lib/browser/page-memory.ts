/**
 * Texts that this browser's storage refuses because it is full or unavailable. They are kept in the memory of this
 * page, which asks before it is closed or reloaded.
 */
const textByKey = new Map<string, string>();

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** The text kept under a key, if any. */
export const textInPage = (key: string): string | undefined => textByKey.get(key);

/** Whether closing the page would lose a text. */
export const isAnythingInPage = (): boolean => textByKey.size > 0;

/** The keys of all kept texts. */
export const keysInPage = (): Iterable<string> => textByKey.keys();

/** Keeps a text until it is dropped or the page is closed. */
export function keepInPage(key: string, text: string): void {
  textByKey.set(key, text);
  window.addEventListener('beforeunload', askBeforeUnload);
}

/** Deletes a text; after the last one the page closes without asking. */
export function dropFromPage(key: string): void {
  textByKey.delete(key);
  if (textByKey.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
}
