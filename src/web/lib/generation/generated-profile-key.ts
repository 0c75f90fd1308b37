import { browserStorage } from '../browser/browser-storage';

/**
 * The storage key of a guest's result until it is claimed. In a module of its own, since the code that reads the result
 * is large.
 */
export const GENERATED_PROFILE_KEY = 'quarterdeck.generated-profile';

/** Whether there may be a result to claim. */
export function holdsGeneratedProfile(): boolean {
  try {
    return sessionStorage.getItem(GENERATED_PROFILE_KEY) !== null;
  } catch {
    return false; // Storage is closed to this page.
  }
}

/** The key of a flag that a tab of this browser has a result, so that other tabs only ask then. */
const MARK = 'quarterdeck.generated-here';

export function markResultStored(kept: boolean): void {
  try {
    if (kept) browserStorage()?.setItem(MARK, String(Date.now()));
    else browserStorage()?.removeItem(MARK);
  } catch {
    // Storage is full: the result stays in its own tab.
  }
}

/** Whether a tab of this browser may have a result. */
export const isResultInAnyTab = (): boolean => Object.hasOwn(browserStorage() ?? {}, MARK);
