/** Invalid numbers of terms as they were typed, kept in this browser until they are corrected. */
import { useSyncExternalStore } from 'react';
import { clearStoredText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';

export interface RefusedNumber {
  text: string;
  /** 'Days or hours, from: “47”. A whole number up to 31.' */
  problem: string;
}
/** By field name. */
type RefusedNumbers = Record<string, RefusedNumber>;

const STORAGE_KEY = 'engagement-numbers';
const NO_REFUSED_NUMBERS: RefusedNumbers = {};
const areRefusedNumbers = (value: unknown): value is RefusedNumbers =>
  typeof value === 'object' && value !== null;

let cachedNumbers: RefusedNumbers | undefined;
const listeners = new Set<() => void>();

const readRefusedNumbers = (): RefusedNumbers => {
  cachedNumbers ??= readStoredText(STORAGE_KEY, areRefusedNumbers) ?? NO_REFUSED_NUMBERS;
  return cachedNumbers;
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Reset, since the next visit may be another person's.
    if (listeners.size === 0) cachedNumbers = undefined;
  };
}

/** Remembers a number that a field cannot take, or forgets it. @param number `null` once the field is valid */
export function setRefusedNumber(field: string, number: RefusedNumber | null): void {
  const { [field]: before, ...others } = readRefusedNumbers();
  if (!before && !number) return;
  cachedNumbers = number ? { ...others, [field]: number } : others;
  if (Object.keys(cachedNumbers).length > 0) storeText(STORAGE_KEY, cachedNumbers);
  else clearStoredText(STORAGE_KEY);
  for (const listener of listeners) listener();
}

/** The texts that are not numbers or are too large, by the name of their field; renders again when they change. */
export const useRefusedNumbers = (): RefusedNumbers => useSyncExternalStore(subscribe, readRefusedNumbers);
