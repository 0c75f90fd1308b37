/** What a guest typed and did not send, once the guest has an account. */
import { keepUnsaved, textPrefix, unsavedText } from './unsaved-edits';

const GUEST_PREFIX = textPrefix('');

/**
 * Moves the guest's unsent texts of this tab to the account that claims their profile, in whose forms they are shown
 * after the next login. In a form for which the account has an unsent text already, that text stays and the guest's is
 * deleted.
 */
export function moveGuestTexts(userId: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const userKey = textPrefix(userId) + key.slice(GUEST_PREFIX.length);
      const text = key.startsWith(GUEST_PREFIX) ? sessionStorage.getItem(key) : null;
      if (text === null) continue;
      if (unsavedText(userKey) === null) keepUnsaved(userKey, text);
      sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is unavailable to this page: the texts are in its memory alone, which asks before it is closed.
  }
}
