import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditedRecord } from '@/shared/record/career-record';
import type { Span } from '@/shared/record/facts';
import type { RecordEditing } from './autosave/types';

export const RecordContext = createContext<RecordEditing | null>(null);

/** The editing of the record on this screen. @throws Error outside of it */
export function useRecordEditing(): RecordEditing {
  const editing = useContext(RecordContext);
  if (!editing) throw new Error('outside the record');
  return editing;
}

/** The edited record; renders again when it changes. */
export function useRecord() {
  const editing = useRecordEditing();
  return useSyncExternalStore(editing.subscribe, editing.get);
}

/** The state of the auto-save; renders again when it changes. */
export function useSaving() {
  const editing = useRecordEditing();
  return useSyncExternalStore(editing.subscribe, editing.getSaving);
}

/** Changes the record; each change starts from the record at that time. */
export function useChange() {
  const editing = useRecordEditing();
  return (change: (edits: EditedRecord) => EditedRecord) => {
    const { facts, mends } = editing.get();
    editing.change(change({ facts, mends }));
  };
}

/** The source files with their numbers and spans. An address and the owner's own word get no number. */
export function useSources() {
  const { facts } = useRecord();
  const sources = facts.sources
    .filter(({ kind }) => kind !== 'url' && kind !== 'own')
    .map((source, at) => ({ ...source, number: at + 1 }));
  const placesOf = (spans: readonly Span[]) => {
    const places = spans.flatMap(({ source, page, row, quote }) => {
      const found = sources.find(({ id }) => id === source);
      if (!found) return [];
      const where = [found.name, page ? `page ${page}` : row?.replace(/:(\d+)$/, ', row $1')].filter(Boolean);
      return [{ number: found.number, where: where.join(', '), quote }];
    });
    const once = new Map(places.map((place) => [`${place.where}\n${place.quote}`, place]));
    return [...once.values()].sort((a, b) => a.number - b.number);
  };
  return { sources, placesOf };
}
