/** Keeps unsaved job preferences in this browser until they are saved or the person logs out. */
import { deepEqual } from '@/shared/deep-equal';
import { browserStorage } from '@/web/lib/browser-storage';
import { answersKey, dropUnsaved, keepUnsaved, unsavedText } from '@/web/lib/unsaved';
import { mergeAnswers } from './merge-answers';
import type { FormValues } from './values';

interface KeptAnswers {
  /** The stored values that the answers started from. */
  base: FormValues;
  mine: FormValues;
}

/** @returns whether the browser has them: its storage may be full or closed */
export function keepAnswers(userId: string, base: FormValues, mine: FormValues): boolean {
  if (!deepEqual(base, mine))
    return keepUnsaved(answersKey(userId), JSON.stringify({ base, mine } satisfies KeptAnswers));
  dropUnsaved(answersKey(userId));
  return browserStorage() !== null;
}

export const forgetAnswers = (userId: string): void => dropUnsaved(answersKey(userId));

/** The same kinds of values in the same places: an older release may have kept another form's. */
function hasShape(value: unknown, like: unknown): boolean {
  if (like === null || value === null) return true;
  if (typeof value !== typeof like || Array.isArray(value) !== Array.isArray(like)) return false;
  if (Array.isArray(like) || typeof like !== 'object') return true;
  return Object.entries(like).every(([key, part]) => hasShape((value as Record<string, unknown>)[key], part));
}

/**
 * Merges the kept answers with the stored ones: an answer not changed here takes the stored value.
 * @returns `null` where nothing is kept, or nothing of it differs
 */
export function restoreAnswers(userId: string, stored: FormValues): FormValues | null {
  try {
    const kept = JSON.parse(unsavedText(answersKey(userId)) ?? 'null') as KeptAnswers | null;
    if (!kept || !hasShape(kept.base, stored) || !hasShape(kept.mine, stored)) return null;
    const { merged: restored } = mergeAnswers({ ...kept, saved: stored });
    return deepEqual(restored, stored) ? null : restored;
  } catch {
    return null;
  }
}
