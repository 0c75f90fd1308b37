/** Saves pending edits before an action that shows, copies or replaces the profile. */
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import { pageAccount } from '@/web/lib/session/account';
import { flushOtherTabs } from '@/web/lib/session/flush-other-tabs';
import { hasRefusedTexts, isProfileUnsaved } from '@/web/lib/unsaved-input/unsaved-edits';
import type { EditSession } from './edit-session';

/**
 * Thrown when edits could not be saved before an action, which was therefore not started. The message is for the
 * person.
 */
export class NotSavedError extends Error {}

/**
 * Saves everything before an action that reads the profile.
 * @param restMayWait whether the action shows nobody the profile, so that what a field has refused and what another tab
 *   has not sent may wait
 * @throws NotSavedError with the reason, also if a field has refused its text, or another tab cannot send its edits
 */
export async function saveFirst(
  { flush, autosave }: Pick<EditSession, 'flush' | 'autosave'>,
  restMayWait = false,
): Promise<void> {
  if (await flush()) {
    const userId = pageAccount()?.id ?? '';
    if (restMayWait || !isProfileUnsaved(userId)) return;
    await flushOtherTabs(userId);
    if (!isProfileUnsaved(userId)) return;
    throw new NotSavedError(
      hasRefusedTexts(userId)
        ? 'What says “Not saved” has to be corrected first.'
        : 'Edits in another tab are not saved.',
    );
  }
  const { withheld, problem } = autosave.getState();
  const [section] = Object.keys(withheld) as (keyof typeof withheld)[];
  if (problem === 'offline') throw new NotSavedError('You are offline, and your last edits are not saved.');
  if (section) throw new NotSavedError(`${SECTION_TITLES[section]} is not saved. ${withheld[section]}`);
  throw new NotSavedError('Your last edits could not be saved.');
}
