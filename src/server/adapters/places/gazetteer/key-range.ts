/** Finds the sorted keys that begin with the typed text. */
import type { Gazetteer } from './file';

/** Compares a key's beginning with a prefix: negative if the key comes first, 0 if it begins with the prefix. */
function comparePrefix(g: Gazetteer, key: number, prefix: Buffer): number {
  const start = g.keyOffsets[key] ?? 0;
  const end = Math.min(g.keyOffsets[key + 1] ?? 0, start + prefix.length);
  return g.keys.compare(prefix, 0, prefix.length, start, end);
}

/** The first key for which `after` holds; it must hold for all later ones too (binary search). */
function firstKey(count: number, after: (key: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (after(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The keys from `start` to `end`, exclusive, begin with the prefix. */
export function keyRange(g: Gazetteer, prefix: Buffer): { start: number; end: number } {
  const count = g.keyEntries.length;
  return {
    start: firstKey(count, (key) => comparePrefix(g, key, prefix) >= 0),
    end: firstKey(count, (key) => comparePrefix(g, key, prefix) > 0),
  };
}
