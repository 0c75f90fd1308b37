import { isAnythingInPage } from '../browser/page-memory';
import { pageAccount } from '../session/account';
import { isAnythingUnsaved, textKeys, textPrefix, unsavedKeys } from './unsaved-edits';

/** The beginnings of the keys of texts that are saved while they are typed: private versions and notes on roles. */
const SAVED_TEXT_PATTERN = /^(?:version|role-notes)\./;

/** Whether edits wait that are sent without their person. */
const areEditsUnsaved = (userId: string): boolean =>
  unsavedKeys(userId).length > 0 ||
  textKeys(userId).some((key) => SAVED_TEXT_PATTERN.test(key.slice(textPrefix(userId).length)));

/**
 * Tells a person whose screen cannot be shown where their unsaved edits, or their input in forms, are; `null` if they
 * have none. Edits are sent without them, a form only when they send it.
 */
export function unsavedSentence(): string | null {
  const account = pageAccount();
  if (!account || !isAnythingUnsaved(account.id)) return null;
  const [subject, outlook] = areEditsUnsaved(account.id)
    ? ['Your last edits are not saved yet: they are', ' and sent later']
    : ['A form that you began is', ''];
  return `${subject} ${isAnythingInPage() ? 'on this page alone, so leave it open' : `kept in this browser${outlook}`}.`;
}
