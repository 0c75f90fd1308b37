/**
 * What was removed while it was hidden, as the server remembers it and as this editing visit goes on: told anew, it
 * begins hidden in the editor already. Loaded with the editors of such rows.
 */
import type { ProfileData } from '@/shared/profile/profile-data';
import { type ChosenAudience, keepHidden } from '@/shared/publishing/removed-hidden';
import type { EditSession } from './edit-session';
import { type RemovedInVisit, removedIn } from './removed-rows';
import type { EditorStore } from './store';

/** What is remembered of a session; from the first call on, every change of its rows is followed. */
function visitOf(store: EditorStore): RemovedInVisit {
  const visit = removedIn(store);
  if (visit.followed) return visit;
  visit.followed = true;
  let before = store.get();
  store.subscribe(() => {
    const after = store.get();
    const isOther = after.engagement !== before.engagement || after.case_stories !== before.case_stories;
    if (isOther) visit.removed = keepHidden(visit.removed, { before, after, chosen: visit.chosen }).removed;
    before = after;
  });
  return visit;
}

/** The readers that removed terms had, where these were fewer than those of the page. */
export const removedAudiences = (store: EditorStore) => visitOf(store).removed?.terms ?? {};

/** Changes terms or case stories, and hides those that tell anew what was hidden. */
export function putRows(
  { store, autosave }: Pick<EditSession, 'store' | 'autosave'>,
  change: Partial<Pick<ProfileData, 'engagement' | 'case_stories'>>,
  { group, chosen }: { group?: string; chosen?: ChosenAudience } = {},
): void {
  const visit = visitOf(store);
  const before = store.get();
  visit.chosen = chosen ? [chosen] : [];
  const { engagement, case_stories } = keepHidden(visit.removed, {
    before,
    after: { ...before, ...change },
    chosen: visit.chosen,
  });
  if (chosen) autosave.choseAudience(chosen);
  store.set({ engagement, case_stories }, { group });
  visit.chosen = [];
}
