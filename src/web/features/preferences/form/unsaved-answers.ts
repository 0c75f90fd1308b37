/** Keeps unsaved job preferences in this browser until they are saved or the person logs out. */
import { deepEqual } from '@/shared/json/deep-equal';
import { browserStorage } from '@/web/lib/browser/browser-storage';
import {
  dropUnsaved,
  keepUnsaved,
  unsavedPreferencesKey,
  unsavedText,
} from '@/web/lib/unsaved-input/unsaved-edits';
import { mergeAnswers } from './merge-answers';
import type { FormValues } from './values';

interface KeptAnswers {
  /** The stored values that the answers are based on. */
  base: FormValues;
  mine: FormValues;
}

/**
 * Stores the answers of a form.
 * @returns whether they are stored: the browser's storage may be full or unavailable
 */
export function storeUnsavedAnswers(userId: string, base: FormValues, mine: FormValues): boolean {
  if (!deepEqual(base, mine))
    return keepUnsaved(unsavedPreferencesKey(userId), JSON.stringify({ base, mine } satisfies KeptAnswers));
  dropUnsaved(unsavedPreferencesKey(userId));
  return browserStorage() !== null;
}

/** Deletes the stored answers. */
export const discardUnsavedAnswers = (userId: string): void => dropUnsaved(unsavedPreferencesKey(userId));

/**
 * Whether a value has the same types in the same places: an older release may have stored a different form's values.
 */
function hasShape(value: unknown, like: unknown): boolean {
  if (like === null || value === null) return true;
  if (typeof value !== typeof like || Array.isArray(value) !== Array.isArray(like)) return false;
  if (Array.isArray(like) || typeof like !== 'object') return true;
  return Object.entries(like).every(([key, part]) => hasShape((value as Record<string, unknown>)[key], part));
}

/**
 * Merges the kept answers with the stored ones: an answer that was not changed here takes the stored value.
 * @returns `null` if nothing is kept, or nothing differs
 */
export function restoreUnsavedAnswers(userId: string, stored: FormValues): FormValues | null {
  try {
    const unsaved = JSON.parse(unsavedText(unsavedPreferencesKey(userId)) ?? 'null') as KeptAnswers | null;
    if (!unsaved || !hasShape(unsaved.base, stored) || !hasShape(unsaved.mine, stored)) return null;
    const { merged: restored } = mergeAnswers({ ...unsaved, saved: stored });
    return deepEqual(restored, stored) ? null : restored;
  } catch {
    return null;
  }
}
