/**
 * Recent reads, in memory only, as keyed hashes whose key is never stored: they recognise a repeated read but identify
 * no reader.
 */
import { hash, randomBytes } from 'node:crypto';

/** Eight hours, in minutes. */
const LIFETIME_MINUTES = 8 * 60;

export interface ReadMark {
  /** Minutes since 1970. */
  ends: number;
  /** Day of the read, in days since 1970. */
  day: number;
  /** Bits for what was already counted of this read; for a network, the number of its readers. */
  bits: number;
}

/**
 * Remembers marks for eight hours after they were first seen. When full it accepts no new ones, so that a flood can
 * neither exhaust memory nor displace readers, who would then be counted twice.
 * @param capacity maximum marks
 */
export function createReadMarks(capacity: number) {
  const key = randomBytes(32).toString('base64url');
  // Sorted by expiry, since every mark lives equally long.
  const markByKey = new Map<string, ReadMark>();

  return {
    /**
     * A mark that only this process can compute, and that cannot be reversed. It never leaves the process and is
     * truncated, so that the hash of key and parts is as good as an HMAC here, at a third of the cost.
     */
    markOf: (...parts: string[]): string =>
      hash('sha256', `${key}\n${parts.join('\n')}`, 'base64url').slice(0, 16),

    get: (mark: string): ReadMark | undefined => markByKey.get(mark),

    /**
     * Adds the mark of a read or of a network.
     * @returns `undefined` if there is no room
     */
    add(mark: string, now: Date, day: number): ReadMark | undefined {
      if (markByKey.size >= capacity) return undefined;
      const newMark = { ends: Math.floor(now.getTime() / 60_000) + LIFETIME_MINUTES, day, bits: 0 };
      markByKey.set(mark, newMark);
      return newMark;
    },

    /** Removes expired marks. */
    forgetEnded(now: Date) {
      const minute = Math.floor(now.getTime() / 60_000);
      for (const [mark, { ends }] of markByKey) {
        if (ends > minute) break;
        markByKey.delete(mark);
      }
    },

    size: () => markByKey.size,
  };
}

export type ReadMarks = ReturnType<typeof createReadMarks>;
