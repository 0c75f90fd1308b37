/** Varies the wording of profiles without chance. */
import { fnv1a } from '@/shared/text/fnv1a';

/**
 * Hashes a text. Hashes of similar short texts differ little in their low bits, so the high bits are mixed
 * in.
 */
function hashOf(text: string): number {
  const hash = fnv1a(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Picks one of the defined options by a hash of `key`, so that profiles differ from each other, but equal
 * keys and options give the same result. Undefined if no option is defined.
 */
export function chooseByKey<T>(options: readonly (T | undefined)[], key: string): T | undefined {
  const possible = options.filter((option) => option !== undefined);
  return possible.length === 0 ? undefined : possible[hashOf(key) % possible.length];
}

/** Whether a key is among those that are chosen, one in `oneIn`. */
export const isChosenByKey = (key: string, oneIn: number): boolean => hashOf(key) % oneIn === 0;
