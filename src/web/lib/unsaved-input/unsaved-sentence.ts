import { isAnythingInPage } from '../browser/page-memory';
import { pageAccount } from '../session/account';
import { isAnythingUnsaved, unsavedKeys } from './unsaved-edits';

/**
 * Tells a person whose screen cannot be shown where their unsaved edits, or their input in forms, are; `null` if they
 * have none. Edits are sent without them, a form only when they send it.
 */
export function unsavedSentence(): string | null {
  const account = pageAccount();
  if (!account || !isAnythingUnsaved(account.id)) return null;
  const [subject, outlook] =
    unsavedKeys(account.id).length > 0
      ? ['Your last edits are not saved yet: they are', ' and sent later']
      : ['A form that you began is', ''];
  return `${subject} ${isAnythingInPage() ? 'on this page alone, so leave it open' : `kept in this browser${outlook}`}.`;
}
