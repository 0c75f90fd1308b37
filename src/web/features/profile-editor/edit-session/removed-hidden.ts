/**
 * Remembers for one editing visit what was removed while it was hidden from the public page: told anew, it stays hidden until
 * its owner shows it. Each of these rows has its switch beside its text.
 */
import type { CaseStory } from '@/shared/case-stories/case-story';
import type { TermAudience, TermName } from '@/shared/engagement/terms';
import type { EditorStore } from './store';

interface Removed {
  terms: Map<TermName, TermAudience>;
  stories: CaseStory[];
}

const visits = new WeakMap<EditorStore, Removed>();

/** What was removed in the visit of this store. */
export function removedInVisit(store: EditorStore): Removed {
  const removed = visits.get(store) ?? { terms: new Map(), stories: [] };
  visits.set(store, removed);
  return removed;
}
