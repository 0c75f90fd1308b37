import { useRef, useState } from 'react';
import { moveEntry, useSortable } from '@/web/components/ui/sorting/use-sortable';
import { useEditor } from './context';
import { useRowIds } from './row-ids';

/**
 * A list whose entries have fields of their own: entries keep their identity while others are added and removed, can be
 * changed, moved and removed, and the focus follows the change.
 * @param entries as rendered
 * @param current the list as it is now, typing included
 * @param put stores a new list; `group` names the typing of one visit to a field
 * @param blank what an entry is that `begin` begins; all its fields are texts
 */
export function useEntries<Entry extends object>(
  entries: readonly Entry[],
  current: () => readonly Entry[],
  put: (entries: Entry[], group?: string) => void,
  blank?: Entry,
) {
  const { fieldFlush } = useEditor();
  const { rows, ids } = useRowIds(entries);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The id of the entry that was begun last. It is in the list once something is typed. */
  const [begunId, setBegunId] = useState<number | null>(null);
  const isOnlyBegun = blank && begunId !== null && !ids.includes(begunId);
  const shownIds = isOnlyBegun ? [...ids, begunId] : ids;
  const placeOf = (id: number | undefined) => (id === undefined ? -1 : rows.idsOf(current()).indexOf(id));
  const change = (changeEntries: (all: readonly Entry[]) => Entry[]) => {
    fieldFlush.flush();
    put(changeEntries(current()));
  };
  const sortable = useSortable(entries.length, (from, to) => change((all) => moveEntry(all, from, to)));
  const focus = (index: number) =>
    requestAnimationFrame(() => {
      const rowElements = sortable.list.current?.children;
      const row = rowElements?.[Math.min(index, rowElements.length - 1)];
      const target = row?.querySelector('input') ?? row ?? sortable.list.current?.nextElementSibling;
      (target as HTMLElement | null | undefined)?.focus();
    });
  const remove = (id: number | undefined) => {
    if (id === begunId) setBegunId(null);
    if (placeOf(id) >= 0) change((all) => all.filter((_, other) => other !== placeOf(id)));
  };
  return {
    list: sortable.list,
    /** The ref of the button that adds an entry. */
    addButton,
    /** Announces to screen readers where an entry was moved. */
    announcement: sortable.announcement,
    add(entry: Entry) {
      const index = current().length;
      change((all) => [...all, entry]);
      focus(index);
    },
    /** Shows a blank entry at the end, which is stored once something is typed. It takes the focus. */
    begin() {
      // What was typed before this may be stored without being rendered yet.
      if (begunId !== null && placeOf(begunId) < 0) focus(entries.length);
      else setBegunId(rows.reserve());
    },
    /** Takes the entry out that was begun, and leaves the focus at the button that begins one. */
    end(index: number) {
      remove(shownIds[index]);
      addButton.current?.focus();
    },
    /** The entries that are shown: those of the list, and one that was begun. */
    shown: isOnlyBegun ? [...entries, blank] : entries,
    /** Whether an entry is the one that was begun last. */
    isBegun: (index: number) => begunId !== null && shownIds[index] === begunId,
    /** An entry as it is now, typing included. */
    currentEntry: (index: number) => current()[placeOf(shownIds[index])] ?? blank,
    /** Props for the fields of one entry. */
    entryPropsOf: (index: number) => ({
      grip: sortable.gripProps(index),
      dropIndicatorClass: sortable.dropIndicatorClass(index),
      onMoveToTop: index > 0 && index < entries.length ? () => sortable.toTop(index) : undefined,
      update(fields: Partial<Entry>, group?: string) {
        const id = shownIds[index] as number;
        const place = placeOf(id);
        if (place < 0 && blank && id === begunId) {
          const next = [...current(), { ...blank, ...fields }];
          rows.place(next, next.length - 1, id);
          put(next, group);
        } else {
          put(
            current().map((other, n) => (n === place ? { ...other, ...fields } : other)),
            group,
          );
        }
      },
      onRemove() {
        remove(shownIds[index]);
        focus(index);
      },
    }),
    /** React keys in the order of the entries that are shown. */
    ids: shownIds,
  };
}
