import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PROFILE_LIMITS } from '@/shared/profile/limits';
import type { ProfileData } from '@/shared/profile/profile-data';
import { Button } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { moveEntry, useSortable } from '@/web/components/ui/sorting/use-sortable';
import { toast } from '@/web/components/ui/toasts/toast';
import { InlineEdit } from '../controls/inline-edit';
import { ListExcess } from '../controls/list-excess';
import { useEditor, useField } from '../edit-session/context';
import { showRevertedToast } from '../edit-session/reverted-toast';
import { useRowIds } from '../edit-session/row-ids';
import { ListRow, type RowActions } from './list-row';
import type { ListText } from './texts';

/** The open row, by its id, so that it stays the same row whatever happens to the others. */
interface OpenRow {
  id: number;
  /** Whether the entry is new, so that Escape removes it. */
  isNew: boolean;
}

/** Milliseconds after closing a row in which a click that would remove a row is taken for the end of a double click. */
const DOUBLE_CLICK_MS = 500;

/** The entries of a list, of which at most one is open, possibly a new one at the end. */
export function ListEditor({ list }: { list: ListText }) {
  const { field, noun, placeholder, title } = list;
  const { store, openSection: section } = useEditor();
  const entries = useField(field);
  const { rows, ids } = useRowIds<string>(entries);
  const [openRow, setOpenRow] = useState<OpenRow | null>(() => {
    if (entries.length === 0) return { id: rows.reserve(), isNew: true };
    const clicked = section.field();
    const id = clicked === null ? undefined : ids[Number(clicked)];
    return id === undefined ? null : { id, isNew: false };
  });
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const addButton = useRef<HTMLButtonElement>(null);
  const [addedText, setAddedText] = useState('');
  const put = (next: string[], group?: string) =>
    store.set({ [field]: next } as Partial<ProfileData>, { group });
  const current = () => store.get()[field];
  const placeOf = (id: number) => rows.idsOf(current()).indexOf(id);
  const sortable = useSortable(entries.length, (from, to) => put(moveEntry(current(), from, to)));
  useCloseWhenRemoved(openRow, ids, noun, () => setOpenRow(null));

  /** Moves the focus to a row, or to the button that adds one, when the control that had it has disappeared. */
  const focusRow = (index: number) => {
    const rows = sortable.list.current?.children ?? [];
    const row = rows[Math.min(index, rows.length - 1)];
    (row?.querySelector<HTMLElement>('[data-entry]') ?? addButton.current)?.focus();
  };
  const close = (index: number, { wasNew }: { wasNew: boolean }) => {
    closedAt.current = performance.now();
    // At once, since the next key may come before the next frame.
    flushSync(() => setOpenRow(null));
    // After a new row, typing on must not change an old one.
    if (wasNew) addButton.current?.focus();
    else focusRow(index < 0 ? entries.length : index);
  };
  const add = () => setOpenRow({ id: rows.reserve(), isNew: true });
  const accept = ({ id, isNew }: OpenRow, byEnter: boolean) => {
    const text = current()[placeOf(id)]?.trim();
    if (!isNew || !byEnter || !text) return close(placeOf(id), { wasNew: isNew });
    setAddedText(`${text} is kept`);
    add();
  };
  const remove = (index: number, { wasNew } = { wasNew: false }) => {
    put(current().filter((_, other) => other !== index));
    close(index, { wasNew });
  };
  const writeEntry = (id: number, text: string, group?: string) => {
    const all = current();
    const index = placeOf(id);
    const next = index < 0 ? [...all, text] : all.map((entry, other) => (other === index ? text : entry));
    rows.place(next, index < 0 ? all.length : index, id);
    put(next, group);
  };
  const renderOpenRow = (row: OpenRow) => {
    const { id, isNew } = row;
    const index = ids.indexOf(id);
    return (
      <InlineEdit
        label={isNew ? `New ${noun}` : `Edit ${noun} ${index + 1}`}
        value={entries[index] ?? ''}
        isNew={isNew}
        placeholder={placeholder}
        push={(text, group) => writeEntry(id, text, group)}
        onAccepted={(byEnter) => accept(row, byEnter)}
        onCancelled={() => {
          const place = placeOf(id);
          // Escape removes a new entry with whatever was typed into it.
          if (isNew && place >= 0) {
            const typed = current()[place]?.trim();
            remove(place, { wasNew: true });
            if (typed) showRevertedToast(store, store.undo);
          } else close(place, { wasNew: isNew });
        }}
        onMoveToTop={
          index > 0
            ? () => {
                setOpenRow(null);
                sortable.toTop(placeOf(id));
              }
            : undefined
        }
        onMoreLines={(lines) => {
          const after = placeOf(id) + 1;
          put([...current().slice(0, after), ...lines, ...current().slice(after)]);
        }}
      />
    );
  };
  const open = (index: number) => setOpenRow({ id: rows.idsOf(current())[index] as number, isNew: false });
  const removeByClick = (index: number) => {
    if (performance.now() - closedAt.current > DOUBLE_CLICK_MS) remove(index);
  };
  /** Begins a new row when somebody types on after Enter has closed an old one, whose pencil has the focus. */
  const addByTyping = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    if (isText && (event.target as HTMLElement).matches('[data-entry]')) add();
  };
  const actions = useRef<RowActions>({ grip: sortable.gripProps, open, remove: removeByClick });
  actions.current = { grip: sortable.gripProps, open, remove: removeByClick };
  const isAdding = openRow !== null && !ids.includes(openRow.id);
  const shownIds = isAdding ? [...ids, openRow.id] : ids;

  return (
    <div className="grid gap-1">
      <ul ref={sortable.list} aria-label={title} onKeyDown={addByTyping}>
        {shownIds.map((id, index) => (
          <ListRow
            key={id}
            index={index}
            entry={entries[index] ?? ''}
            list={list}
            actions={actions}
            dropIndicatorClass={sortable.dropIndicatorClass(index)}
            dragged={sortable.draggedIndex === index}
          >
            {openRow?.id === id ? renderOpenRow(openRow) : null}
          </ListRow>
        ))}
      </ul>
      <ListExcess entries={entries} max={PROFILE_LIMITS.lines} />
      <Button
        ref={addButton}
        variant="quiet"
        size="sm"
        icon={<Plus className="size-4" strokeWidth={SMALL_STROKE} />}
        onClick={add}
        className="-ml-1 justify-self-start"
      >
        Add {nounWithArticle(noun)}
      </Button>
      <p aria-live="polite" className="sr-only">
        {sortable.announcement}
      </p>
      <p aria-live="polite" className="sr-only">
        {addedText}
      </p>
    </div>
  );
}

const nounWithArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Closes the open row when another window has removed it, so that further typing does not reach another row. */
function useCloseWhenRemoved(
  opened: OpenRow | null,
  ids: readonly number[],
  noun: string,
  close: () => void,
) {
  const lastListedId = useRef<number | null>(null);
  const isInList = opened !== null && ids.includes(opened.id);
  useEffect(() => {
    if (isInList) lastListedId.current = opened.id;
    else if (opened && lastListedId.current === opened.id) {
      close();
      toast({ title: `This ${noun} was removed elsewhere`, description: 'It is in the history.' });
    }
  });
}
