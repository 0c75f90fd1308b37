/** FNV-1a, 32 bits: spreads texts evenly and is the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  // Similar short texts differ little in the low bits, so the high ones are mixed in.
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
