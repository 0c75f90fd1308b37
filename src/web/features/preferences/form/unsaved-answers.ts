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
  /** The answers in the form. */
  mine: FormValues;
}

/**
 * Stores the answers of a form, or deletes the stored ones if nothing differs from what is saved.
 * @returns whether a reload would find them: the browser's storage may be full or unavailable
 */
export function storeUnsavedAnswers(userId: string, base: FormValues, mine: FormValues): boolean {
  if (!deepEqual(base, mine))
    return keepUnsaved(unsavedPreferencesKey(userId), JSON.stringify({ base, mine } satisfies KeptAnswers));
  dropUnsaved(unsavedPreferencesKey(userId));
  return browserStorage() !== null;
}

/** Deletes the stored answers. */
export const discardUnsavedAnswers = (userId: string): void => dropUnsaved(unsavedPreferencesKey(userId));

/** Whether a value has the same types in the same places: the form of an earlier release may have stored others. */
function hasShape(value: unknown, example: unknown): boolean {
  if (example === null || value === null) return true;
  if (typeof value !== typeof example || Array.isArray(value) !== Array.isArray(example)) return false;
  if (Array.isArray(example) || typeof example !== 'object') return true;
  return Object.entries(example).every(([key, part]) =>
    hasShape((value as Record<string, unknown>)[key], part),
  );
}

/**
 * Merges the unsaved answers of this browser with the saved ones: an answer that was not changed here takes the saved
 * value.
 * @returns the answers for the form; null if there are no unsaved ones, or nothing differs
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
