/** Buffers counts until they are written: counts of the same key are summed, so that a busy page needs few rows. */
import type { ReadCount } from '@/server/db/readership/add-counts';

/** Maximum keys in the buffer: during a long outage of the database, counts of further keys are lost. */
const MAX_WAITING_KEYS = 20_000;

const keyOf = ({ profile_id, day, page, measure, item }: ReadCount) =>
  [profile_id, day, page, measure, item].join('\n');

/** Creates an empty buffer. It is bounded: beyond its limit, counts with new keys are lost. */
export function createCountBuffer() {
  let countByKey = new Map<string, ReadCount>();
  const buffer = {
    add(count: ReadCount) {
      const key = keyOf(count);
      const existing = countByKey.get(key);
      if (existing) existing.count += count.count;
      else if (countByKey.size < MAX_WAITING_KEYS) countByKey.set(key, { ...count });
    },
    /** Empties the buffer and returns its counts; a caller that fails to write them adds them again. */
    take(): ReadCount[] {
      const counts = [...countByKey.values()];
      countByKey = new Map();
      return counts;
    },
    size: () => countByKey.size,
  };
  return buffer;
}
