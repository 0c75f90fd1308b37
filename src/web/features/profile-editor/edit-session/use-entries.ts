import { moveEntry, useSortable } from '@/web/components/ui/sorting/use-sortable';
import { useEditor } from './context';
import { useRowIds } from './row-ids';

/**
 * A list whose entries have fields of their own: entries keep their identity while others are added and removed, can be
 * changed, moved and removed, and the focus follows the change.
 * @param entries as rendered
 * @param current the list as it is now, typing included
 * @param put stores a new list; `group` names the typing of one visit to a field
 */
export function useEntries<Entry extends object>(
  entries: readonly Entry[],
  current: () => readonly Entry[],
  put: (entries: Entry[], group?: string) => void,
) {
  const { fieldFlush } = useEditor();
  const { rows, ids } = useRowIds(entries);
  const change = (changeEntries: (all: readonly Entry[]) => Entry[]) => {
    fieldFlush.flush();
    put(changeEntries(current()));
  };
  const sortable = useSortable(entries.length, (from, to) => change((all) => moveEntry(all, from, to)));
  const focus = (at: number) =>
    requestAnimationFrame(() => {
      const rowElements = sortable.list.current?.children;
      const row = rowElements?.[Math.min(at, rowElements.length - 1)];
      const target = row?.querySelector('input') ?? row ?? sortable.list.current?.nextElementSibling;
      (target as HTMLElement | null | undefined)?.focus();
    });
  return {
    list: sortable.list,
    /** Announces to screen readers where an entry was moved. */
    announcement: sortable.announcement,
    add(entry: Entry) {
      const at = current().length;
      change((all) => [...all, entry]);
      focus(at);
    },
    /** Props for the fields of one entry. */
    entryPropsOf: (at: number) => ({
      grip: sortable.gripProps(at),
      landing: sortable.dropIndicatorClass(at),
      onMoveToTop: at > 0 ? () => sortable.toTop(at) : undefined,
      update(fields: Partial<Entry>, group?: string) {
        const place = rows.of(current()).indexOf(ids[at] as number);
        put(
          current().map((other, n) => (n === place ? { ...other, ...fields } : other)),
          group,
        );
      },
      onRemove() {
        change((all) => all.filter((_, other) => other !== at));
        focus(at);
      },
    }),
    /** React keys in the order of the entries. */
    ids,
  };
}
