import { browserStorage } from './browser-storage';

/** Where the guest's result is kept until it is claimed. Apart from what reads it, which is large. */
export const GENERATED_PROFILE_KEY = 'quarterdeck.generated-profile';

/** Whether there may be one to claim. */
export function holdsGeneratedProfile(): boolean {
  try {
    return sessionStorage.getItem(GENERATED_PROFILE_KEY) !== null;
  } catch {
    return false; // Storage is closed to this page.
  }
}

/** Says, without a word of it, that one of this browser's tabs has a result: others need not ask where none has. */
const MARK = 'quarterdeck.generated-here';

export function markKept(kept: boolean): void {
  try {
    if (kept) browserStorage()?.setItem(MARK, String(Date.now()));
    else browserStorage()?.removeItem(MARK);
  } catch {
    // Storage is full: the result stays in its own tab.
  }
}

/** Whether a tab of this browser may have a result. */
export const isKeptSomewhere = (): boolean => Object.hasOwn(browserStorage() ?? {}, MARK);
