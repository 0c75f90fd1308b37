import { createContext, useContext, useSyncExternalStore } from 'react';
import { numberSources, placesOfSpans } from '@/shared/evidence/numbered-sources';
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

/** The record's sources with their numbers, and the places in them that spans name. */
export function useSources() {
  const { facts } = useRecord();
  const sources = numberSources(facts.sources);
  return { sources, placesOf: (spans: readonly Span[]) => placesOfSpans(spans, sources) };
}
