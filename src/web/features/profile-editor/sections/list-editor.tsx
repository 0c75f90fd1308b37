import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ProfileData } from '@/shared/profile';
import { Button } from '@/web/components/ui/button';
import { InlineEdit } from '../controls/inline-edit';
import { moved, useSortable } from '../controls/use-sortable';
import { useEditor, useField } from '../editing/context';
import { ListRow, type RowActions } from './list-row';
import type { ListText } from './texts';

/** The entries of a list, one of them open at most; the open one may be a new one at the end. */
export function ListEditor({ list }: { list: ListText }) {
  const { field, noun, placeholder, title } = list;
  const { store } = useEditor();
  const entries = useField(field);
  const [editing, setEditing] = useState<number | null>(entries.length === 0 ? 0 : null);
  const put = (next: string[], group?: string) =>
    store.set({ [field]: next } as Partial<ProfileData>, { group });
  const current = () => store.get()[field];
  const sortable = useSortable(entries.length, (from, to) => put(moved(current(), from, to)));

  /** Focus must not fall off the page when the control that had it goes. */
  const focusRow = (at: number) =>
    requestAnimationFrame(() => {
      const rows = sortable.list.current?.children ?? [];
      const row = rows[Math.min(at, rows.length - 1)] ?? sortable.list.current?.nextElementSibling;
      const target = row?.matches('button') ? row : row?.querySelector('[data-entry]');
      (target as HTMLElement | null | undefined)?.focus();
    });
  const close = (at: number) => {
    setEditing(null);
    focusRow(at);
  };
  const remove = (at: number) => {
    put(current().filter((_, other) => other !== at));
    setEditing(null);
    focusRow(at);
  };
  const openLine = (at: number) => (
    <InlineEdit
      key={`open-${at}`}
      label={at < entries.length ? `Edit ${noun} ${at + 1}` : `New ${noun}`}
      value={entries[at] ?? ''}
      placeholder={placeholder}
      push={(text, group) => put(withEntry(current(), at, text), group)}
      onKept={() => close(at)}
      onCancelled={() => {
        // Escape takes a new entry away again, with whatever was typed into it.
        if (opened.isNew && current().length > at) remove(at);
        else close(at);
      }}
      onMoreLines={(lines) => put([...current().slice(0, at + 1), ...lines, ...current().slice(at + 1)])}
    />
  );
  const actions = useRef<RowActions>({ grip: sortable.grip, open: setEditing, remove });
  actions.current = { grip: sortable.grip, open: setEditing, remove };
  const opened = useOpened(editing, entries.length);

  return (
    <div className="grid gap-1">
      <ul ref={sortable.list} aria-label={title} className="grid">
        {entries.map((entry, at) => (
          <ListRow
            key={at}
            at={at}
            entry={entry}
            list={list}
            actions={actions}
            landing={sortable.landing(at)}
            dragged={sortable.dragged === at}
          >
            {editing === at ? openLine(at) : null}
          </ListRow>
        ))}
        {editing !== null && editing >= entries.length && (
          <li className="rounded-sm bg-paper px-2 py-2">{openLine(editing)}</li>
        )}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={() => setEditing(current().length)}
        className="-ml-1 justify-self-start"
      >
        Add {article(noun)}
      </Button>
      <p aria-live="polite" className="sr-only">
        {sortable.said}
      </p>
    </div>
  );
}

const article = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

function withEntry(entries: readonly string[], at: number, text: string): string[] {
  return at < entries.length
    ? entries.map((entry, other) => (other === at ? text : entry))
    : [...entries, text];
}

/** Whether the open line began as a new one; typing has put it into the list meanwhile. */
function useOpened(editing: number | null, count: number) {
  const [opened, setOpened] = useState({ editing, isNew: editing !== null && editing >= count });
  if (opened.editing === editing) return opened;
  const now = { editing, isNew: editing !== null && editing >= count };
  setOpened(now);
  return now;
}
