/** Invalid numbers of terms as they were typed, kept in this browser until they are corrected. */
import { useSyncExternalStore } from 'react';
import { clearStoredText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';

export interface RefusedNumber {
  text: string;
  /** 'Capacity, from: “47”. A whole number up to 31.' */
  problem: string;
}
/** By field name. */
type RefusedNumbers = Record<string, RefusedNumber>;

const STORAGE_PLACE = 'engagement-numbers';
const NO_REFUSED_NUMBERS: RefusedNumbers = {};
const isRefused = (value: unknown): value is RefusedNumbers => typeof value === 'object' && value !== null;

let refused: RefusedNumbers | undefined;
const listeners = new Set<() => void>();

const read = (): RefusedNumbers => {
  refused ??= readStoredText(STORAGE_PLACE, isRefused) ?? NO_REFUSED_NUMBERS;
  return refused;
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Reset, since the next visit may be another person's.
    if (listeners.size === 0) refused = undefined;
  };
}

/** Remembers a number that a field cannot take, or forgets it. @param number `null` once the field is valid */
export function refuseNumber(field: string, number: RefusedNumber | null): void {
  const { [field]: before, ...others } = read();
  if (!before && !number) return;
  refused = number ? { ...others, [field]: number } : others;
  if (Object.keys(refused).length > 0) storeText(STORAGE_PLACE, refused);
  else clearStoredText(STORAGE_PLACE);
  for (const listener of listeners) listener();
}

/** The numbers that the present fields could not be read as. */
export const useRefusedNumbers = (): RefusedNumbers => useSyncExternalStore(subscribe, read);
