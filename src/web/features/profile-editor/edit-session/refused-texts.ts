/** Texts that a field refuses, as they were typed, kept in this browser until they are corrected. */
import { useSyncExternalStore } from 'react';
import { clearStoredText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';

export interface RefusedText {
  text: string;
  /** 'Days or hours, from: “47”. A whole number up to 31.' */
  problem: string;
}
/** By field name. */
type RefusedTexts = Record<string, RefusedText>;

const NO_REFUSED_TEXTS: RefusedTexts = {};
const areRefusedTexts = (value: unknown): value is RefusedTexts =>
  typeof value === 'object' && value !== null;

/** @param storageKey identifies the fields in this browser's storage */
function createRefusedTexts(storageKey: string) {
  let cachedTexts: RefusedTexts | undefined;
  const listeners = new Set<() => void>();

  const read = (): RefusedTexts => {
    cachedTexts ??= readStoredText(storageKey, areRefusedTexts) ?? NO_REFUSED_TEXTS;
    return cachedTexts;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      // Reset, since the next visit may be another person's.
      if (listeners.size === 0) cachedTexts = undefined;
    };
  };
  return {
    read,
    /** Remembers a text that a field cannot take, or forgets it. @param refused `null` once the field is valid */
    set(field: string, refused: RefusedText | null): void {
      const { [field]: before, ...others } = read();
      if (!before && !refused) return;
      cachedTexts = refused ? { ...others, [field]: refused } : others;
      if (Object.keys(cachedTexts).length > 0) storeText(storageKey, cachedTexts);
      else clearStoredText(storageKey);
      for (const listener of listeners) listener();
    },
    /** The refused texts by the name of their field; renders again when they change. */
    use: (): RefusedTexts => useSyncExternalStore(subscribe, read),
  };
}

/** Numbers of the engagement terms that are not numbers or are too large. */
export const refusedNumbers = createRefusedTexts('engagement-numbers');

/** The LinkedIn URL, under its field's name, if it is none. */
export const refusedLinkedInUrl = createRefusedTexts('linkedin-url');
