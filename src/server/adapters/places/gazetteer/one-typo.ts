/**
 * Whether a key begins with the typed text except for one typing error: a wrong, extra or missing letter, or two
 * neighbouring letters swapped.
 */
export function isWithinOneTypo(typed: Buffer, keys: Buffer, start: number, end: number): boolean {
  const size = typed.length;
  const left = end - start;
  let at = 0;
  while (at < size && at < left && typed[at] === keys[start + at]) at++;
  if (at >= size) return true;
  /** Whether the rest of the typed text, from `t`, equals the rest of the key, from `k`. */
  const goesOn = (t: number, k: number) => {
    if (left - k < size - t) return false;
    while (t < size && typed[t] === keys[start + k]) {
      t++;
      k++;
    }
    return t === size;
  };
  if (goesOn(at + 1, at + 1) || goesOn(at + 1, at) || goesOn(at, at + 1)) return true;
  const changedAbout = typed[at] === keys[start + at + 1] && typed[at + 1] === keys[start + at];
  return changedAbout && goesOn(at + 2, at + 2);
}
