/**
 * Unsaved form input, stored in this browser until the server has it. A guest's is stored for the tab only, like their
 * profile.
 */

import { deepEqual } from '@/shared/json/deep-equal';
import { dropInTab, keepInTab, readInTab } from '../browser/tab-storage';
import { pageAccount } from '../session/account';
import { dropUnsaved, keepUnsaved, textPrefix, unsavedText } from './unsaved-edits';

const keyOf = (storageKey: string) => `${textPrefix(pageAccount()?.id ?? '')}${storageKey}`;

/**
 * Stores the input of a form.
 * @param storageKey identifies the form and its subject, as `role-notes.` with a role's id
 * @returns whether it is stored: the browser's storage may be full or unavailable, and then only this page has it
 */
export const storeText = (storageKey: string, value: unknown): boolean =>
  (pageAccount() ? keepUnsaved : keepInTab)(keyOf(storageKey), JSON.stringify(value));

/** Deletes the stored input of a form. */
export const clearStoredText = (storageKey: string): void =>
  (pageAccount() ? dropUnsaved : dropInTab)(keyOf(storageKey));

/** The stored input of a form if it has the expected shape, else `null`. */
export function readStoredText<T>(storageKey: string, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse((pageAccount() ? unsavedText : readInTab)(keyOf(storageKey)) ?? 'null');
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Deletes the stored input of a form that was sent or discarded. What another tab has typed into the same form since
 * stays.
 * @param mine the input as this page stored it last
 */
export function clearOwnStoredText(storageKey: string, mine: unknown): void {
  const stored = readStoredText(storageKey, (value): value is unknown => value !== null);
  if (stored === null || deepEqual(stored, JSON.parse(JSON.stringify(mine ?? null))))
    clearStoredText(storageKey);
}

/** Stores the input of one form as that of another one, if there is any. */
export function moveStoredText(from: string, to: string): void {
  const value = readStoredText(from, (value): value is unknown => value !== null);
  if (value === null) return;
  storeText(to, value);
  clearStoredText(from);
}

/** The shape check of an input that is a single text. */
export const isText = (value: unknown): value is string => typeof value === 'string';
