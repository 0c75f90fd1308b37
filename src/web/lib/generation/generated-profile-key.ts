/**
 * Where a guest's result is kept until it is claimed. In a module of its own, since the code that reads the result is
 * large.
 */
import { browserStorage } from '../browser/browser-storage';
import { textInPage } from '../browser/page-memory';
import { dropInTab, keepInTab, readInTab } from '../browser/tab-storage';
import { dropUnconfirmedResult, readUnconfirmedResult } from './unconfirmed-result';

const KEY = 'quarterdeck.generated-profile';

/** The result as it was stored; `null` if there is none. */
export const readStoredResult = (): string | null => readInTab(KEY);

/**
 * Stores the result in this tab.
 * @returns whether it is stored: the browser's storage may be full or unavailable, and then only this page has it
 */
export function storeResult(text: string): boolean {
  dropUnconfirmedResult();
  return keepInTab(KEY, text);
}

/** Deletes the guest's result from this tab. */
export const dropResult = (): void => dropInTab(KEY);

/** Makes the result of an unconfirmed sign-up one to claim again, unless there is a newer one. */
export function restoreUnconfirmedResult(): void {
  const text = holdsGeneratedProfile() ? null : readUnconfirmedResult();
  if (text === null) return;
  storeResult(text);
  markResultStored(true);
}

/** Whether there may be a result to claim. */
export const holdsGeneratedProfile = (): boolean => readStoredResult() !== null;

/** Whether only this page has the result, so that closing or leaving it would lose the result. */
export const isResultInPageOnly = (): boolean => textInPage(KEY) !== undefined;

/** The key of a flag that a tab of this browser has a result, so that other tabs only ask then. */
const FLAG_KEY = 'quarterdeck.generated-here';

/** Sets the flag that a tab of this browser has a result, or removes it. */
export function markResultStored(isStored: boolean): void {
  try {
    if (isStored) browserStorage()?.setItem(FLAG_KEY, String(Date.now()));
    else browserStorage()?.removeItem(FLAG_KEY);
  } catch {
    // Storage is full: the result stays in its own tab.
  }
}

/** Whether a tab of this browser may have a result. */
export const isResultInAnyTab = (): boolean => Object.hasOwn(browserStorage() ?? {}, FLAG_KEY);
