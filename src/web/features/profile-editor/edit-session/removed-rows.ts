/** Keeps for an editing session what the server remembers of rows that were removed while they were hidden. */
import type { ChosenAudience, RemovedHidden } from '@/shared/publishing/removed-hidden';
import type { EditorStore } from './store';

export interface RemovedInVisit {
  removed: RemovedHidden | null;
  /** What the owner chooses with the change that is being made. */
  chosen: ChosenAudience[];
  /** Whether changes of the store are followed, see `removed-hidden`. */
  followed?: boolean;
}

const visits = new WeakMap<EditorStore, RemovedInVisit>();

/** Takes over what the server remembers, as the session begins. */
export const rememberRemoved = (store: EditorStore, removed: RemovedHidden | null) =>
  void visits.set(store, { removed, chosen: [] });

/** What is remembered of a session. @throws Error where the session did not take it over */
export function removedIn(store: EditorStore): RemovedInVisit {
  const visit = visits.get(store);
  if (!visit) throw new Error('nothing remembered for this session');
  return visit;
}
