/** Replaces what is too long in an edited record by its saved state, so that everything else can be saved. */
import type { z } from 'zod';
import { type EditedRecord, editedRecordSchema } from './career-record';

type Identified = { id: string };
const isList = (value: unknown): value is Identified[] => Array.isArray(value);

/** Replaces the facts at some indexes by their last saved state; those never saved are left out. */
function restoreSavedFacts(
  list: readonly Identified[],
  indexes: ReadonlySet<number>,
  saved: readonly Identified[],
) {
  return list.flatMap((fact, index) =>
    indexes.has(index) ? saved.filter(({ id }) => id === fact.id) : [fact],
  );
}

/** Replaces the refused fields by their last saved state; in a list, only the refused facts. */
function restoreRefused<T extends object>(
  mine: T,
  saved: T,
  refused: readonly (readonly PropertyKey[])[],
): T {
  const next = { ...mine } as Record<string, unknown>;
  for (const key of new Set(refused.map(([field]) => String(field)))) {
    const [list, before] = [next[key], saved[key as keyof T]];
    const indexes = refused.flatMap(([field, at]) => (field === key ? [at] : []));
    // A list with too many entries is refused as a whole: its issue names no index.
    const hasIndexes = isList(list) && indexes.every((at) => typeof at === 'number');
    next[key] = hasIndexes
      ? restoreSavedFacts(list, new Set(indexes as number[]), isList(before) ? before : [])
      : before;
  }
  return next as T;
}

/** The edits in the form that the server accepts: a fact over a limit stays as last saved. */
export function savableEdits(mine: EditedRecord, saved: EditedRecord): EditedRecord {
  const read = editedRecordSchema.safeParse(mine);
  if (read.success) return mine;
  const paths = read.error.issues.map(({ path }) => path);
  const inFacts = paths.filter(([field]) => field === 'facts').map(([, ...path]) => path);
  const facts = restoreRefused(mine.facts, saved.facts, inFacts);
  return restoreRefused(
    { ...mine, facts },
    saved,
    paths.filter(([field]) => field === 'mends'),
  );
}

const isExcess = ({ code }: z.core.$ZodIssue) => code === 'too_big';

/**
 * Reads edits stored in a browser, in which texts and lists may be too long. `null` if they are invalid otherwise.
 */
export function readStoredEdits(stored: unknown): EditedRecord | null {
  const read = editedRecordSchema.safeParse(stored);
  if (read.success) return read.data;
  return read.error.issues.every(isExcess) ? (stored as EditedRecord) : null;
}
