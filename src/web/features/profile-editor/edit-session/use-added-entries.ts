import { useEffect, useRef } from 'react';
import { useEditor } from './context';
import type { RowIds } from './row-ids';

type ListField = 'personas' | 'functional_skills';

/**
 * Removes, when the editor of a list closes, the entries that were added in it and never filled in: readers and the
 * page would only have an empty tab or heading.
 * @param options.group the undo group of the additions, with which an addition and its removal cancel out
 * @param options.isUntouched whether an entry is as it was added
 * @returns a function that notes the ids of added entries
 */
export function useAddedEntries<T>(
  field: ListField,
  rows: RowIds<T>,
  options: { group: string; isUntouched: (entry: T) => boolean },
): (...ids: number[]) => void {
  const { store, fieldFlush } = useEditor();
  const addedIds = useRef(new Set<number>());
  const removeUntouched = useRef(() => {});
  removeUntouched.current = () => {
    if (addedIds.current.size === 0) return;
    fieldFlush.flush();
    const entries = store.get()[field] as T[];
    const ids = rows.idsOf(entries);
    const kept = entries.filter(
      (entry, index) => !addedIds.current.has(ids[index] as number) || !options.isUntouched(entry),
    );
    store.set({ [field]: kept }, { group: options.group });
  };
  useEffect(() => () => removeUntouched.current(), []);
  return (...ids) => {
    for (const id of ids) addedIds.current.add(id);
  };
}
