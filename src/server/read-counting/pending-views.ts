/** Page views that wait to be counted, one per page and visitor. */
import type { StorySection } from '@/shared/profile/story-sections';
import type { ReaderActionKind } from '@/shared/publishing/readership';
import type { CountedPage } from './counted-page';
import { copyVisit, type Visit } from './visit';

export interface PendingView {
  page: CountedPage;
  /** The request that began the view. */
  visit: Visit;
  /** The time of that request. */
  at: Date;
  /** Whether the page was opened. */
  opened: boolean;
  /** The sections that were reached. */
  sections: Set<StorySection>;
  /** The files that were downloaded, and the like. */
  taken: Set<ReaderActionKind>;
}

/** Maximum pending views of one network in the second for which they wait; an office has fewer. */
const MAX_VIEWS_OF_NETWORK = 60;

const isSameView = (view: PendingView, page: CountedPage, { address, agent }: Visit) =>
  view.page.profileId === page.profileId &&
  view.page.page === page.page &&
  view.visit.address === address &&
  view.visit.agent === agent;

/**
 * Creates an empty collection of views. Every counted answer looks up its view, so the look-up uses one short key, the
 * network's address as it was sent, and compares the few views under it: a key joined from all parts, or nested maps,
 * took a twentieth of an answer.
 * @param capacity maximum views; further ones are dropped
 */
export function createPendingViews(capacity: number, now: () => Date) {
  let viewsByNetwork = new Map<string, PendingView[]>();
  let count = 0;

  const networkOf = ({ forwarded, address }: Visit) => forwarded || address;

  return {
    find: (page: CountedPage, visit: Visit): PendingView | undefined =>
      viewsByNetwork.get(networkOf(visit))?.find((view) => isSameView(view, page, visit)),

    /**
     * Adds a view of a page by a visitor for whom `find` has none.
     * @returns the new view; `undefined` if there is no room
     */
    add(page: CountedPage, visit: Visit): PendingView | undefined {
      const viewsOfNetwork = viewsByNetwork.get(networkOf(visit));
      if (count >= capacity || (viewsOfNetwork && viewsOfNetwork.length >= MAX_VIEWS_OF_NETWORK))
        return undefined;
      const view: PendingView = {
        page,
        visit: copyVisit(visit),
        at: now(),
        opened: false,
        sections: new Set(),
        taken: new Set(),
      };
      if (viewsOfNetwork) viewsOfNetwork.push(view);
      else viewsByNetwork.set(networkOf(visit), [view]);
      count += 1;
      return view;
    },

    /** Returns all views and empties the collection. */
    take(): PendingView[] {
      const views = [...viewsByNetwork.values()].flat();
      viewsByNetwork = new Map();
      count = 0;
      return views;
    },
  };
}
