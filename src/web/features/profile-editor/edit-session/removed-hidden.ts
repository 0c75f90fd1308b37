/**
 * What was removed while it was hidden, as the server remembers it and as this editing visit goes on: told anew, it begins
 * hidden in the editor already.
 */
import type { ProfileData } from '@/shared/profile/profile-data';
import { type ChosenAudience, keepHidden, type RemovedHidden } from '@/shared/publishing/removed-hidden';
import type { EditSession } from './edit-session';
import type { EditorStore } from './store';

interface Visit {
  removed: RemovedHidden | null;
  /** What the owner chooses with the change that is being made. */
  chosen: ChosenAudience[];
}

const visits = new WeakMap<EditorStore, Visit>();

/** Takes over what the server remembers, and follows every change from then on. Called once, as the session begins. */
export function rememberRemoved(store: EditorStore, removed: RemovedHidden | null): void {
  const visit: Visit = { removed, chosen: [] };
  visits.set(store, visit);
  let before = store.get();
  store.subscribe(() => {
    const after = store.get();
    const isOther = after.engagement !== before.engagement || after.case_stories !== before.case_stories;
    if (isOther) visit.removed = keepHidden(visit.removed, { before, after, chosen: visit.chosen }).removed;
    before = after;
  });
}

/** The readers that removed terms had, where these were fewer than those of the page. */
export const removedAudiences = (store: EditorStore) => visits.get(store)?.removed?.terms ?? {};

/** Changes terms or case stories, and hides those that tell anew what was hidden. */
export function putRows(
  { store, autosave }: Pick<EditSession, 'store' | 'autosave'>,
  change: Partial<Pick<ProfileData, 'engagement' | 'case_stories'>>,
  { group, chosen }: { group?: string; chosen?: ChosenAudience } = {},
): void {
  const visit = visits.get(store) ?? { removed: null, chosen: [] };
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
