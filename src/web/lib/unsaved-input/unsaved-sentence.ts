import { isAnythingInPage } from '../browser/page-memory';
import { pageAccount } from '../session/account';
import { isAnythingUnsaved } from './unsaved-edits';

/** Tells a person whose screen cannot be shown where their unsaved edits are; `null` if they have none. */
export function unsavedSentence(): string | null {
  const account = pageAccount();
  if (!account || !isAnythingUnsaved(account.id)) return null;
  return `Your last edits are not saved yet: they are ${isAnythingInPage() ? 'on this page alone, so leave it open' : 'kept in this browser and sent later'}.`;
}
