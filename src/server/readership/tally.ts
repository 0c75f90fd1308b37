/** Counts that wait to be written: equal ones are one, so that a busy page is a few rows a batch. */
import type { ReadCount } from '@/server/db/readership/add';

/** Different counts that wait at most; with the database away for long, later ones are lost. */
const WAITING = 20_000;

const keyOf = ({ profile_id, day, page, measure, item }: ReadCount) =>
  [profile_id, day, page, measure, item].join('\n');

export function createTally() {
  let waiting = new Map<string, ReadCount>();
  const tally = {
    add(count: ReadCount) {
      const key = keyOf(count);
      const same = waiting.get(key);
      if (same) same.count += count.count;
      else if (waiting.size < WAITING) waiting.set(key, { ...count });
    },
    /** Hands over what waits; to be added again where it could not be written. */
    take(): ReadCount[] {
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken;
    },
    size: () => waiting.size,
  };
  return tally;
}
