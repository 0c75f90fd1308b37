/** What a guest typed and did not send, once the guest has an account. */
import { keepUnsaved, textPrefix, unsavedText } from './unsaved-edits';

const GUEST = textPrefix('');

/**
 * Moves the guest's unsent texts of this tab to the account that claims their profile, in whose forms they are shown
 * after the next login. A text of the account's own stays.
 */
export function moveGuestTexts(userId: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const userKey = textPrefix(userId) + key.slice(GUEST.length);
      const text = key.startsWith(GUEST) ? sessionStorage.getItem(key) : null;
      if (text === null) continue;
      if (unsavedText(userKey) === null) keepUnsaved(userKey, text);
      sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is unavailable to this page: the texts are in its memory alone, which asks before it is closed.
  }
}
