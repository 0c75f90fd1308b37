import { fnv1a } from '@/shared/text/fnv1a';

/** Similar short texts differ little in the low bits of their hash, so the high ones are mixed in. */
function hashOf(text: string): number {
  const hash = fnv1a(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Picks one of the defined options by a hash of `key`, so that profiles differ from each other, but the same key and
 * options always give the same one. Undefined where none is defined.
 */
export function chooseByKey<T>(options: readonly (T | undefined)[], key: string): T | undefined {
  const possible = options.filter((option) => option !== undefined);
  return possible.length === 0 ? undefined : possible[hashOf(key) % possible.length];
}
