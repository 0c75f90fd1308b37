/** Stable ids of a list's rows through edits, moves and merges, since the data has none. */
import { useState } from 'react';
import { MIN_SAME_ROW_SIMILARITY, textSimilarity } from '@/shared/three-way-merge/rows';

const keyOf = (entry: unknown) => (typeof entry === 'string' ? entry : JSON.stringify(entry));

export type RowIds<T> = ReturnType<typeof createRowIds<T>>;

/** The ids of one list. Lists are compared by the content of their rows. */
export function createRowIds<T>() {
  let keys: readonly string[] = [];
  let ids: readonly number[] = [];
  let last = 0;

  /** Ids for a changed list: equal rows keep their ids, and so does a row that was edited. */
  function follow(now: readonly string[]): readonly number[] {
    const next = new Array<number>(now.length).fill(0);
    const most = Math.min(keys.length, now.length);
    let start = 0;
    while (start < most && keys[start] === now[start]) {
      next[start] = ids[start] as number;
      start++;
    }
    let end = 0;
    while (end < most - start && keys.at(-1 - end) === now.at(-1 - end)) {
      next[now.length - 1 - end] = ids[ids.length - 1 - end] as number;
      end++;
    }
    let old = keys.slice(start, keys.length - end).map((key, at) => ({ key, id: ids[start + at] as number }));
    const open: number[] = [];
    for (let at = start; at < now.length - end; at++) {
      const equal = old.find(({ key }) => key === now[at]);
      if (!equal) open.push(at);
      else {
        next[at] = equal.id;
        old = old.filter((row) => row !== equal);
      }
    }
    const edited = old.length === open.length;
    for (const at of open) {
      const row = edited
        ? old[0]
        : old.find(({ key }) => textSimilarity(key, now[at] as string) >= MIN_SAME_ROW_SIMILARITY);
      old = old.filter((other) => other !== row);
      next[at] = row?.id ?? ++last;
    }
    return next;
  }

  return {
    /** The ids of the entries of the present list. */
    of(entries: readonly T[]): readonly number[] {
      const now = entries.map(keyOf);
      if (now.length !== keys.length || now.some((key, at) => key !== keys[at])) {
        ids = follow(now);
        keys = now;
      }
      return ids;
    },
    /** An id for a row that is not in the list yet. */
    reserve: () => ++last,
    /** Reserves an id for the row at an index of `entries`, which are about to be stored. */
    place(entries: readonly T[], at: number, id: number) {
      const others = entries.filter((_, other) => other !== at);
      const otherIds = this.of(others);
      ids = [...otherIds.slice(0, at), id, ...otherIds.slice(at)];
      keys = entries.map(keyOf);
    },
  };
}

/** The ids of a list's rows, with functions that maintain them. */
export function useRowIds<T>(entries: readonly T[]) {
  const [rows] = useState(() => createRowIds<T>());
  return { rows, ids: rows.of(entries) };
}
