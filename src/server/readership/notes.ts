/** Notes that wait to be counted, one for each page and visitor. */
import type { Taken } from '@/shared/readership';
import type { StorySection } from '@/shared/story-sections';
import type { CountedPage } from './counted-page';
import { keptOf, type Visit } from './visit';

export interface Note {
  page: CountedPage;
  visit: Visit;
  at: Date;
  opened: boolean;
  sections: Set<StorySection>;
  taken: Set<Taken>;
}

/** Notes of one network that are kept at once: in a second so many readers of one office are none. */
const OF_NETWORK = 60;

const isOf = (note: Note, page: CountedPage, { address, agent }: Visit) =>
  note.page.profileId === page.profileId &&
  note.page.page === page.page &&
  note.visit.address === address &&
  note.visit.agent === agent;

/**
 * Every counted answer looks its note up, so the lookup is one short key, the network's name as it was sent, and a
 * comparison of its few notes: a key joined from all parts, or a map for each, cost a twentieth of an answer.
 * @param capacity notes that are kept at once; more are not taken
 */
export function createNotes(capacity: number, now: () => Date) {
  let byNetwork = new Map<string, Note[]>();
  let count = 0;

  const ofNetwork = ({ forwarded, address }: Visit) => byNetwork.get(forwarded || address);

  return {
    find: (page: CountedPage, visit: Visit): Note | undefined =>
      ofNetwork(visit)?.find((note) => isOf(note, page, visit)),

    /** @returns a new note of a visitor who has none of this page; `undefined` where there is no room */
    add(page: CountedPage, visit: Visit): Note | undefined {
      const known = ofNetwork(visit);
      if (count >= capacity || (known && known.length >= OF_NETWORK)) return undefined;
      const note: Note = {
        page,
        visit: keptOf(visit),
        at: now(),
        opened: false,
        sections: new Set(),
        taken: new Set(),
      };
      if (known) known.push(note);
      else byNetwork.set(visit.forwarded || visit.address, [note]);
      count += 1;
      return note;
    },

    /** Hands over what waits. */
    take(): Note[] {
      const taken = [...byNetwork.values()].flat();
      byNetwork = new Map();
      count = 0;
      return taken;
    },
  };
}
