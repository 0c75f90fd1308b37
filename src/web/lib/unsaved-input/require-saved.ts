import { pageAccount } from '../session/account';
import { finishSavers } from './open-savers';
import { hasRefusedTexts, unsavedKeys } from './unsaved-edits';

/** Thrown before an action that reads the stored profile. The message is for the person. */
export class UnsavedEditsError extends Error {}

/**
 * Sends the edits of screens that were left, before an action that reads the stored profile.
 * @throws UnsavedEditsError if this browser still has edits of profile or record that are not saved, or refused texts
 */
export async function requireSaved(): Promise<void> {
  await finishSavers();
  const id = pageAccount()?.id;
  if (id && (unsavedKeys(id).length > 0 || hasRefusedTexts(id)))
    throw new UnsavedEditsError('Your last edits are not saved yet. Open your profile to see why.');
}
