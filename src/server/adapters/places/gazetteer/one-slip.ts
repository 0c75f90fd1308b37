/**
 * Whether a key begins with what was typed but for one slip: a wrong letter, one too many, one left out, or
 * two neighbours changed about.
 */
export function isOneSlip(typed: Buffer, keys: Buffer, start: number, end: number): boolean {
  const size = typed.length;
  const left = end - start;
  let at = 0;
  while (at < size && at < left && typed[at] === keys[start + at]) at++;
  if (at >= size) return true;
  /** From `t` on, what was typed goes on as the key does from `k` on. */
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
