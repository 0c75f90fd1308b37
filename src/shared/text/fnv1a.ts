/**
 * FNV-1a, 32 bits, of a text or a part of it: spreads texts evenly and is the same on every machine. Not for security.
 * @returns an unsigned integer
 */
export function fnv1a(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let index = from; index < to; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
