/**
 * Texts that this browser's storage refuses because it is full or unavailable. They are kept in the memory of this
 * page, which asks before it is closed or reloaded.
 */
const texts = new Map<string, string>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export const textInPage = (key: string): string | undefined => texts.get(key);

export const isAnythingInPage = (): boolean => texts.size > 0;

export const keysInPage = (): Iterable<string> => texts.keys();

export function keepInPage(key: string, text: string): void {
  texts.set(key, text);
  window.addEventListener('beforeunload', ask);
}

export function dropFromPage(key: string): void {
  texts.delete(key);
  if (texts.size === 0) window.removeEventListener('beforeunload', ask);
}
