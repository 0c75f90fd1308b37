/**
 * Three-way merge of lists whose order does not matter, such as chosen countries.
 * @returns `theirs` with the entries that `mine` added, and without those that it removed
 */
export function mergeSets<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] {
  const keysOf = (entries: readonly T[]) => new Set(entries.map((entry) => JSON.stringify(entry)));
  const [inBase, inMine, inTheirs] = [keysOf(base), keysOf(mine), keysOf(theirs)];
  const isKept = (key: string) => inMine.has(key) || !inBase.has(key);
  const isAdded = (key: string) => !inBase.has(key) && !inTheirs.has(key);
  return [
    ...theirs.filter((entry) => isKept(JSON.stringify(entry))),
    ...mine.filter((entry) => isAdded(JSON.stringify(entry))),
  ];
}
