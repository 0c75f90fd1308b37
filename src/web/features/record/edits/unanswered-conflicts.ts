import { deepEqual } from '@/shared/json/deep-equal';
import type { EditedRecord, RecordEdit } from '@/shared/record/career-record';
import { CONFLICT_EDIT } from '@/shared/record/edit-kinds';
import { presentFact } from './conflicts';

/** The conflicts that the owner has not settled and whose two values still differ. */
export const unansweredConflictsOf = (edits: EditedRecord): RecordEdit[] =>
  edits.mends.filter((conflict) => {
    if (conflict.kind !== CONFLICT_EDIT || conflict.seen) return false;
    const isSameValue =
      conflict.before.every((role) =>
        deepEqual(
          edits.facts.roles.find(({ id }) => id === role.id),
          role,
        ),
      ) && deepEqual(presentFact(edits.facts, conflict.fact), conflict.fact ?? {});
    return !isSameValue;
  });

/** Settles a conflict by keeping the present value; the other one stays available for undo. */
export const acceptPresentValue = ({ facts, mends }: EditedRecord, { id }: RecordEdit): EditedRecord => ({
  facts,
  mends: mends.map((edit) => (edit.id === id ? { ...edit, seen: true } : edit)),
});
