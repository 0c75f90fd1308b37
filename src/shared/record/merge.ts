/** Merges two versions of a record with a common base, entry by entry. Nothing is lost silently. */

import { deepEqual } from '../json/deep-equal';
import type { EditedRecord, RecordEdit } from './career-record';
import { FACT_LIST_KEYS } from './fact-limits';
import { type CareerFacts, ROLE_FIELDS, type RoleFact, type StatementFact } from './facts';

type Entry = { id: string };

const LIST_FIELDS = [
  'roles',
  ...FACT_LIST_KEYS,
  'unplaced',
  'choices',
] as const satisfies readonly (keyof CareerFacts)[];
const SINGLE_FIELDS = [
  'name',
  'givenName',
  'headline',
  'location',
] as const satisfies readonly (keyof CareerFacts)[];

/**
 * Three-way merge. An entry that only one side changed keeps that change. A role that both changed is merged field by
 * field and line by line. Where both changed the same differently, `mine` wins and the other side's entry is kept as a
 * `RecordEdit` that can restore it.
 * @param restoringEditOf makes the `RecordEdit` for an overwritten entry, given as the part of the facts that holds it
 * @param sent one's own saves whose response was lost: an entry of `theirs` that equals one of them is not an edit of
 * others
 */
export function mergeRecordEdits(
  base: EditedRecord,
  mine: EditedRecord,
  saved: EditedRecord,
  restoringEditOf: (overwritten: Partial<CareerFacts>) => RecordEdit,
  sent: readonly EditedRecord[] = [],
): EditedRecord {
  const overwritten: Partial<CareerFacts>[] = [];
  const rivalAnswers = rivalAnswersOf(base, mine, saved);
  const rivalRoles = rivalAnswers.flatMap(({ before }) => before);
  // As if those answers had not been given.
  const theirs: EditedRecord = {
    facts: {
      ...saved.facts,
      roles: [...saved.facts.roles.filter(({ id }) => !entryOf(rivalRoles, id)), ...rivalRoles],
    },
    mends: saved.mends.filter((edit) => !rivalAnswers.includes(edit)),
  };
  const merged: Record<string, unknown> = { ...theirs.facts };
  for (const key of LIST_FIELDS) {
    // An optional list that neither has stays absent, so that a merge without news changes nothing.
    if (!mine.facts[key] && !theirs.facts[key]) continue;
    const entriesOf = ({ facts }: EditedRecord): readonly Entry[] => facts[key] ?? [];
    merged[key] = mergeEntries<Entry>(
      [base, ...sent].map(entriesOf),
      entriesOf(mine),
      entriesOf(theirs),
      (entry) => overwritten.push({ [key]: [entry] }),
      key === 'roles' ? (mergeRole as unknown as MergeEntry<Entry>) : undefined,
    );
  }
  for (const key of SINGLE_FIELDS) {
    const [myFact, theirFact] = [mine.facts[key], theirs.facts[key]];
    const wasSent = sent.some(({ facts }) => deepEqual(facts[key], theirFact));
    const baseFact = wasSent ? theirFact : base.facts[key];
    if (deepEqual(myFact, baseFact)) continue;
    if (theirFact && !deepEqual(theirFact, baseFact) && !deepEqual(theirFact, myFact)) {
      overwritten.push({ [key]: theirFact });
    }
    merged[key] = myFact;
  }
  for (const { id } of rivalRoles) {
    const answered = entryOf(saved.facts.roles, id);
    if (answered && !deepEqual(answered, entryOf(merged.roles as RoleFact[], id)))
      overwritten.push({ roles: [answered] });
  }
  // A role that the other side changed is not removed, so the `RecordEdit` of its removal is dropped: undoing it would
  // lose those changes.
  const mends = mergeEntries(
    [base, ...sent].map((edits) => edits.mends),
    mine.mends,
    theirs.mends,
  ).filter((edit) => !isRemovalUndone(edit, merged.roles as CareerFacts['roles']));
  return { facts: merged as unknown as CareerFacts, mends: [...mends, ...overwritten.map(restoringEditOf)] };
}

const entryOf = <E extends Entry>(entries: readonly E[], id: string) =>
  entries.find((entry) => entry.id === id);

/**
 * The answers of the other side to doubts that `mine` has answered too: the later one stands, since two of them would
 * contradict each other. A role that was removed by `mine` and changed by the other answer is left as it is.
 */
function rivalAnswersOf(base: EditedRecord, mine: EditedRecord, saved: EditedRecord): RecordEdit[] {
  const newAnswers = ({ mends }: EditedRecord, ...known: EditedRecord[]) =>
    mends.filter(({ id, doubt }) => doubt && !known.some((edits) => entryOf(edits.mends, id)));
  // Leaving out an employer that is in doubt also answers that none is there.
  const subjectOf = ({ doubt }: RecordEdit) => doubt?.replace(/^no-/, '');
  const subjects = newAnswers(mine, base).map(subjectOf);
  return newAnswers(saved, base, mine).filter(
    (answer) =>
      subjects.includes(subjectOf(answer)) &&
      answer.before.every(
        (role) => entryOf(mine.facts.roles, role.id) || deepEqual(entryOf(saved.facts.roles, role.id), role),
      ),
  );
}

/** Whether a `RecordEdit` records a removal of roles that are all there again. */
export const isRemovalUndone = ({ kind, before }: RecordEdit, roles: CareerFacts['roles']): boolean =>
  kind === 'remove' && before.length > 0 && before.every(({ id }) => roles.some((role) => role.id === id));

/**
 * Merges an entry that both sides changed.
 * @returns the merged entry, and `other`, the same with what the other side wrote if both changed the same
 */
type MergeEntry<E> = (base: E, mine: E, theirs: E) => { merged: E; other: E | null };

const mergeRole: MergeEntry<RoleFact> = (base, mine, theirs) => {
  const merged: Record<string, unknown> = { ...mine };
  const different: Record<string, unknown> = {};
  for (const field of ROLE_FIELDS) {
    const [was, here, there] = [base[field], mine[field], theirs[field]];
    if (deepEqual(here, there) || deepEqual(there, was)) continue;
    if (deepEqual(here, was)) merged[field] = there;
    else different[field] = there;
    if (merged[field] === undefined) delete merged[field];
  }
  const replaced = new Map<string, StatementFact>();
  const statements = mergeEntries([base.statements], mine.statements, theirs.statements, (line) =>
    replaced.set(line.id, line),
  );
  const role = { ...merged, statements } as RoleFact;
  const isSame = Object.keys(different).length === 0 && replaced.size === 0;
  const otherLines = statements.map((line) => replaced.get(line.id) ?? line);
  return { merged: role, other: isSame ? null : { ...role, ...different, statements: otherLines } };
};

/**
 * Merges by id: `mine` in its order if it changed anything, with what the other side added, changed and removed.
 * @param bases the common base, and one's own saves whose response was lost
 */
function mergeEntries<E extends Entry>(
  bases: readonly (readonly E[])[],
  mine: readonly E[],
  theirs: readonly E[],
  onOverwritten?: (theirs: E) => void,
  mergeEntry?: MergeEntry<E>,
): E[] {
  const byId = (entries: readonly E[]) => new Map(entries.map((entry) => [entry.id, entry]));
  const [theirsById, mineById] = [byId(theirs), byId(mine)];
  const [base, ...sent] = bases.map(byId);
  /** The state of an entry that both sides started from. */
  const baseEntryOf = (id: string): E | undefined => {
    const other = theirsById.get(id);
    return sent.some((entries) => deepEqual(entries.get(id), other)) ? other : base?.get(id);
  };
  const mergedEntries = mine.flatMap((entry): E[] => {
    const [before, other] = [baseEntryOf(entry.id), theirsById.get(entry.id)];
    const isChangedByMine = !deepEqual(entry, before);
    // Removed by the other side, and not changed here.
    if (!other) return before && !isChangedByMine ? [] : [entry];
    if (!isChangedByMine) return [other];
    if (deepEqual(other, before) || deepEqual(other, entry)) return [entry];
    const both = before && mergeEntry ? mergeEntry(before, entry, other) : { merged: entry, other };
    if (both.other) onOverwritten?.(both.other);
    return [both.merged];
  });
  const added = theirs.filter(
    // What the other side added or changed: a removal by `mine` must not remove that text.
    (entry) => !mineById.has(entry.id) && !deepEqual(baseEntryOf(entry.id), entry),
  );
  return [...mergedEntries, ...added];
}
