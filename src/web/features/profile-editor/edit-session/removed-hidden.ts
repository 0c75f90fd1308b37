/**
 * Follows which rows are removed while they are hidden from some readers. A row that is added later and says the same
 * begins hidden, in the editor as on the server. Loaded with the editors of such rows.
 */
import type { ProfileData } from '@/shared/profile/profile-data';
import { type ChosenAudience, keepHidden } from '@/shared/publishing/removed-hidden';
import type { EditSession } from './edit-session';
import { type RemovedInVisit, removalsIn } from './removed-rows';
import type { EditorStore } from './store';

/** Returns what is remembered of a session. From the first call on, every change of its rows is followed. */
function followVisit(store: EditorStore): RemovedInVisit {
  const visit = removalsIn(store);
  if (visit.followed) return visit;
  visit.followed = true;
  let before = store.get();
  store.subscribe(() => {
    const after = store.get();
    const hasChanged = after.engagement !== before.engagement || after.case_stories !== before.case_stories;
    if (hasChanged)
      visit.removed = keepHidden(visit.removed, { before, after, chosen: visit.chosen }).removed;
    before = after;
  });
  return visit;
}

/** The audiences of the terms that were removed while they were hidden from readers of the page, by term. */
export const removedAudiences = (store: EditorStore) => followVisit(store).removed?.terms ?? {};

/** Changes terms or case stories, and hides those that repeat a row that was removed while it was hidden. */
export function putRows(
  { store, autosave }: Pick<EditSession, 'store' | 'autosave'>,
  change: Partial<Pick<ProfileData, 'engagement' | 'case_stories'>>,
  { group, chosen }: { group?: string; chosen?: ChosenAudience } = {},
): void {
  const visit = followVisit(store);
  const before = store.get();
  visit.chosen = chosen ? [chosen] : [];
  const { engagement, case_stories } = keepHidden(visit.removed, {
    before,
    after: { ...before, ...change },
    chosen: visit.chosen,
  });
  if (chosen) autosave.noteChosenAudience(chosen);
  store.set({ engagement, case_stories }, { group });
  visit.chosen = [];
}
