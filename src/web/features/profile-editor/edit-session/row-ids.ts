/** Stable ids of a list's rows through edits, moves and merges, since the data has none. */
import { useState } from 'react';
import { MIN_SAME_ROW_SIMILARITY, textSimilarity } from '@/shared/three-way-merge/rows';

const keyOf = (entry: unknown) => (typeof entry === 'string' ? entry : JSON.stringify(entry));

export type RowIds<T> = ReturnType<typeof createRowIds<T>>;

/** Creates the ids of one list, whose rows are recognised by content. */
export function createRowIds<T>() {
  let keys: readonly string[] = [];
  let ids: readonly number[] = [];
  let lastId = 0;

  /** Ids for a changed list: equal rows keep their ids, and so does a row that was edited. */
  function idsAfterChange(newKeys: readonly string[]): readonly number[] {
    const next = new Array<number>(newKeys.length).fill(0);
    const maxEqual = Math.min(keys.length, newKeys.length);
    let start = 0;
    while (start < maxEqual && keys[start] === newKeys[start]) {
      next[start] = ids[start] as number;
      start += 1;
    }
    let end = 0;
    while (end < maxEqual - start && keys.at(-1 - end) === newKeys.at(-1 - end)) {
      next[newKeys.length - 1 - end] = ids[ids.length - 1 - end] as number;
      end += 1;
    }
    let unmatchedRows = keys
      .slice(start, keys.length - end)
      .map((key, index) => ({ key, id: ids[start + index] as number }));
    const unmatchedIndexes: number[] = [];
    for (let index = start; index < newKeys.length - end; index += 1) {
      const equal = unmatchedRows.find(({ key }) => key === newKeys[index]);
      if (!equal) unmatchedIndexes.push(index);
      else {
        next[index] = equal.id;
        unmatchedRows = unmatchedRows.filter((row) => row !== equal);
      }
    }
    const isOnlyEdited = unmatchedRows.length === unmatchedIndexes.length;
    for (const index of unmatchedIndexes) {
      const row = isOnlyEdited
        ? unmatchedRows[0]
        : unmatchedRows.find(
            ({ key }) => textSimilarity(key, newKeys[index] as string) >= MIN_SAME_ROW_SIMILARITY,
          );
      unmatchedRows = unmatchedRows.filter((other) => other !== row);
      next[index] = row?.id ?? ++lastId;
    }
    return next;
  }

  return {
    /** The ids of the entries of the present list. */
    idsOf(entries: readonly T[]): readonly number[] {
      const newKeys = entries.map(keyOf);
      if (newKeys.length !== keys.length || newKeys.some((key, index) => key !== keys[index])) {
        ids = idsAfterChange(newKeys);
        keys = newKeys;
      }
      return ids;
    },
    /** An id for a row that is not in the list yet. */
    reserve: () => ++lastId,
    /** Gives an id to the row at an index of `entries`, which are about to be stored. */
    place(entries: readonly T[], index: number, id: number) {
      const otherEntries = entries.filter((_, other) => other !== index);
      const otherIds = this.idsOf(otherEntries);
      ids = [...otherIds.slice(0, index), id, ...otherIds.slice(index)];
      keys = entries.map(keyOf);
    },
  };
}

/**
 * The ids of a list's rows, with functions that maintain them. `idsOf` changes `rows` while rendering, which is safe:
 * called again with the same entries, as React may do, it changes nothing and returns the same ids.
 */
export function useRowIds<T>(entries: readonly T[]) {
  const [rows] = useState(() => createRowIds<T>());
  return { rows, ids: rows.idsOf(entries) };
}
