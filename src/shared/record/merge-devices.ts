/**
 * Merges edits of a record with those of another device. Two devices may each have done what one would not do beside
 * the other; the tabs of a guest know of each other at once.
 */
import type { EditedRecord, RecordEdit } from './career-record';
import type { CareerFacts } from './facts';
import { keepLinesOnce } from './lines-once';
import { mergeRecordEdits } from './merge';

/** `mergeRecordEdits`, with each line in one role, and a question where each side has let a role last until today. */
export function mergeDeviceEdits(
  base: EditedRecord,
  mine: EditedRecord,
  theirs: EditedRecord,
  restoringEditOf: (overwritten: Partial<CareerFacts>) => RecordEdit,
  sent: readonly EditedRecord[],
): EditedRecord {
  const { facts, mends } = mergeRecordEdits(base, mine, theirs, restoringEditOf, sent);
  const roles = keepLinesOnce(base.facts.roles, mine.facts.roles, theirs.facts.roles, facts.roles);
  const known = [base, mine, ...sent].flatMap(lastingIds);
  const isNewHere = lastingIds(mine).some((id) => !lastingIds(base).includes(id));
  const asked = isNewHere ? lastingIds(theirs).filter((id) => !known.includes(id)) : [];
  const questions = base.facts.roles
    .filter(({ id }) => asked.includes(id))
    .flatMap(({ id, end }) =>
      roles.filter((role) => role.id === id).map((role) => restoringEditOf({ roles: [{ ...role, end }] })),
    );
  return { facts: { ...facts, roles: [...roles] }, mends: [...mends, ...questions] };
}

/** The ids of the roles that last until today. */
const lastingIds = ({ facts }: EditedRecord): string[] =>
  facts.roles.filter(({ end }) => end === 'present').map(({ id }) => id);
