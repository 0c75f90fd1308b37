import { useRef, useState } from 'react';
import { deepEqual } from '@/shared/json/deep-equal';
import { clearOwnStoredText, clearStoredText, readStoredText, storeText } from './stored-text';

/** Whether a stored value has the type of the initial one; for an object also each of its fields. */
const hasShapeOf =
  <T>(initialValue: T) =>
  (value: unknown): value is T =>
    typeof value === typeof initialValue &&
    (typeof initialValue !== 'object' ||
      (value !== null &&
        Object.entries(initialValue as object).every(
          ([field, fieldValue]) => typeof (value as Record<string, unknown>)[field] === typeof fieldValue,
        )));

/**
 * State of a form that is kept in this browser until it is sent or discarded.
 * @param storageKey identifies the form and its subject, as `role-notes.` with a role's id
 * @param initialValue used if nothing is kept
 */
export function useStoredInput<T>(storageKey: string, initialValue: T) {
  const [storedValue] = useState(() => {
    const stored = readStoredText(storageKey, hasShapeOf(initialValue));
    if (stored === null || !deepEqual(stored, initialValue)) return stored;
    // It was sent, and the answer was lost.
    clearStoredText(storageKey);
    return null;
  });
  const [value, setValue] = useState(storedValue ?? initialValue);
  const lastStored = useRef(storedValue);
  return {
    value,
    /** Whether the form started with input kept from an earlier visit. */
    restored: storedValue !== null,
    set(next: T) {
      setValue(next);
      lastStored.current = next;
      if (deepEqual(next, initialValue)) clearStoredText(storageKey);
      else storeText(storageKey, next);
    },
    /** Deletes the kept input once it is sent or discarded, and returns the form to its initial value. */
    drop() {
      setValue(initialValue);
      clearOwnStoredText(storageKey, lastStored.current);
    },
  };
}

/** Whether unsent input is kept for a form, so that the form can be opened with it. */
export const hasStoredInput = (storageKey: string): boolean =>
  readStoredText(storageKey, (value): value is unknown => value !== null) !== null;
