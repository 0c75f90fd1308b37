/** Saves pending edits before an action that shows, copies or replaces the profile. */
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import type { EditSession } from './edit-session';

/**
 * Thrown when edits could not be saved before an action, which was therefore not started. The message is for the
 * person.
 */
export class NotSavedError extends Error {}

/** Saves everything before an action that reads the profile. @throws NotSavedError with the reason */
export async function saveFirst({ flush, autosave }: Pick<EditSession, 'flush' | 'autosave'>): Promise<void> {
  if (await flush()) return;
  const { withheld, problem } = autosave.getState();
  const [section] = Object.keys(withheld) as (keyof typeof withheld)[];
  if (problem === 'offline') throw new NotSavedError('You are offline, and your last edits are not saved.');
  if (section) throw new NotSavedError(`${SECTION_TITLES[section]} is not saved. ${withheld[section]}`);
  throw new NotSavedError('Your last edits could not be saved.');
}
