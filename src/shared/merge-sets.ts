/**
 * Three-way merge of lists whose order says nothing, as of chosen countries.
 * @returns what `theirs` holds, with what was added in `mine` and without what was taken out there
 */
export function mergeSets<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] {
  const keysOf = (entries: readonly T[]) => new Set(entries.map((entry) => JSON.stringify(entry)));
  const [inBase, inMine, inTheirs] = [keysOf(base), keysOf(mine), keysOf(theirs)];
  const stays = (key: string) => inMine.has(key) || !inBase.has(key);
  const isAdded = (key: string) => !inBase.has(key) && !inTheirs.has(key);
  return [
    ...theirs.filter((entry) => stays(JSON.stringify(entry))),
    ...mine.filter((entry) => isAdded(JSON.stringify(entry))),
  ];
}
