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

/** @param storageKey identifies the fields in this browser's storage; `hasRefusedTexts` knows it too */
function createRefusedTexts(storageKey: string) {
  let cachedTexts: RefusedTexts | undefined;
  const listeners = new Set<() => void>();

  const readStored = (): RefusedTexts => readStoredText(storageKey, areRefusedTexts) ?? NO_REFUSED_TEXTS;
  const read = (): RefusedTexts => {
    cachedTexts ??= readStored();
    return cachedTexts;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** Another tab has refused a text, or taken the corrected one. */
  const onStorage = ({ key }: StorageEvent) => {
    if (!key?.endsWith(storageKey)) return;
    cachedTexts = undefined;
    notify();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      removeEventListener('storage', onStorage);
      // Reset, since the next visit may be another person's.
      cachedTexts = undefined;
    };
  };
  return {
    readStored,
    /** Remembers a text that a field cannot take, or forgets it. @param refused `null` once the field is valid */
    set(field: string, refused: RefusedText | null): void {
      // From the storage, since other tabs put the texts of their fields there too.
      const { [field]: before, ...others } = readStored();
      if (!before && !refused) return;
      cachedTexts = refused ? { ...others, [field]: refused } : others;
      if (Object.keys(cachedTexts).length > 0) storeText(storageKey, cachedTexts);
      else clearStoredText(storageKey);
      notify();
    },
    /** The refused texts by the name of their field; renders again when they change. */
    use: (): RefusedTexts => useSyncExternalStore(subscribe, read),
  };
}

/** Numbers of the engagement terms that are not numbers or are too large. */
export const refusedNumbers = createRefusedTexts('engagement-numbers');

/** The LinkedIn URL, under its field's name, if it is none. */
export const refusedLinkedInUrl = createRefusedTexts('linkedin-url');
