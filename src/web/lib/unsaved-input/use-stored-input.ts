import { useState } from 'react';
import { deepEqual } from '@/shared/json/deep-equal';
import { clearStoredText, readStoredText, storeText } from './stored-text';

/** Whether a stored value has the shape of a form's own: for an object, that of its fields. */
const fitsLike =
  <T>(own: T) =>
  (value: unknown): value is T =>
    typeof value === typeof own &&
    (typeof own !== 'object' ||
      (value !== null &&
        Object.entries(own as object).every(
          ([field, one]) => typeof (value as Record<string, unknown>)[field] === typeof one,
        )));

/**
 * State of a form that is kept in this browser until it is sent or discarded.
 * @param storageKey identifies the form and its subject, as `role-notes.` with a role's id
 * @param own initial value if nothing is kept
 */
export function useStoredInput<T>(storageKey: string, own: T) {
  const [initial] = useState(() => readStoredText(storageKey, fitsLike(own)));
  const [value, setValue] = useState(initial ?? own);
  return {
    value,
    /** Whether the text was typed at an earlier visit. */
    restored: initial !== null,
    set(next: T) {
      setValue(next);
      if (deepEqual(next, own)) clearStoredText(storageKey);
      else storeText(storageKey, next);
    },
    /** Deletes the kept input once it is sent or discarded; the form starts empty. */
    drop() {
      setValue(own);
      clearStoredText(storageKey);
    },
  };
}

/** Whether unsent input is kept for a form, so that the form can be opened with it. */
export const hasStoredInput = (storageKey: string): boolean =>
  readStoredText(storageKey, (value): value is unknown => value !== null) !== null;
