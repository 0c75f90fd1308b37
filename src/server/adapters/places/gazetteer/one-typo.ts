/**
 * Whether a key begins with the typed text, allowing for one typing error: a wrong, extra or missing letter, or two
 * neighbouring letters swapped. Both are compared byte by byte.
 * @param keys all keys, of which the one in question is from `start` up to `end`, in bytes
 */
export function isWithinOneTypo(typed: Buffer, keys: Buffer, start: number, end: number): boolean {
  const typedLength = typed.length;
  const keyLength = end - start;
  let mismatch = 0;
  while (mismatch < typedLength && mismatch < keyLength && typed[mismatch] === keys[start + mismatch])
    mismatch++;
  if (mismatch >= typedLength) return true;
  /** Whether the rest of the key, from `k`, begins with the rest of the typed text, from `t`. */
  const restMatches = (t: number, k: number) => {
    if (keyLength - k < typedLength - t) return false;
    while (t < typedLength && typed[t] === keys[start + k]) {
      t++;
      k++;
    }
    return t === typedLength;
  };
  if (
    restMatches(mismatch + 1, mismatch + 1) ||
    restMatches(mismatch + 1, mismatch) ||
    restMatches(mismatch, mismatch + 1)
  )
    return true;
  const isSwapped =
    typed[mismatch] === keys[start + mismatch + 1] && typed[mismatch + 1] === keys[start + mismatch];
  return isSwapped && restMatches(mismatch + 2, mismatch + 2);
}
