/** Remembers, for each editing session, the rows that were removed while they were hidden. */
import type { ChosenAudience, RemovedHidden } from '@/shared/publishing/removed-hidden';
import type { EditorStore } from './store';

export interface RemovedInVisit {
  removed: RemovedHidden | null;
  /** The rows whose audience the owner chooses in the change that is being made. */
  chosen: ChosenAudience[];
  /** Whether changes of the store are followed, see `removed-hidden`. */
  followed?: boolean;
}

const removalsByStore = new WeakMap<EditorStore, RemovedInVisit>();

/** Sets, at the beginning of a session, the removed rows that the server remembers. */
export const rememberRemoved = (store: EditorStore, removed: RemovedHidden | null) =>
  void removalsByStore.set(store, { removed, chosen: [] });

/** The removed rows of a session. @throws Error if `rememberRemoved` was not called for it */
export function removalsIn(store: EditorStore): RemovedInVisit {
  const visit = removalsByStore.get(store);
  if (!visit) throw new Error('nothing remembered for this session');
  return visit;
}
