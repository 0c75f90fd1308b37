import { expect, it } from 'vitest';
import { type EditedRecord, editedRecordSchema } from '@/shared/record/career-record';
import { restoreEvidence } from '@/shared/record/provenance';
import { buildCareer } from '@/shared/testing/career';
import { changeFacts, comparedTextsOf, conflictEdit, swapConflict } from './conflicts';
import { undoEdit } from './record-edits';
import { newTextFact } from './role-edits';
import { acceptPresentValue, unansweredConflictsOf } from './unanswered-conflicts';

const record: EditedRecord = { facts: buildCareer(), mends: [] };
const [first, second] = record.facts.roles;
if (!first || !second) throw new Error('no roles');

it('an edit of the record keeps a school added meanwhile, and two record of one school are a conflict', () => {
  const school = (id: string, name: string) => ({ id, school: name, spans: [], confidence: 1 });
  const read = record.facts;
  const as = (...education: ReturnType<typeof school>[]): EditedRecord => ({
    facts: restoreEvidence(read, { ...record.facts, education }),
    mends: [],
  });
  // Since the form was opened, another window changed the school and added one.
  const present = as(school('own-1', 'Marlow College'), school('own-2', 'Harbour School'));
  const typed = changeFacts(
    { ...present, read },
    { education: [school('own-1', 'Marlow')] },
    { education: [school('own-1', 'Marlow Institute')] },
  );
  const names = ({ facts }: EditedRecord) => facts.education.map((entry) => entry.school);
  expect(names(typed)).toEqual(['Marlow Institute', 'Harbour School']);
  const [conflict] = unansweredConflictsOf(typed);
  if (!conflict) throw new Error('nothing is asked');
  expect(conflict.said).toBe('Education: written in two places at the same time');
  expect(comparedTextsOf(typed, conflict)).toEqual({ stands: 'Marlow Institute', other: 'Marlow College' });

  const accepted = acceptPresentValue(typed, conflict);
  expect(unansweredConflictsOf(accepted)).toEqual([]);
  const undone = undoEdit(accepted, conflict.id);
  expect(names(undone)).toEqual(['Marlow College', 'Harbour School']);
  expect(names(undoEdit(undone, conflict.id))).toEqual(['Marlow Institute', 'Harbour School']);
  expect(editedRecordSchema.safeParse(undone).success).toBe(true);
});

it('a conflict in a role asks which text to keep, and restores the line that only the other has', () => {
  const mine = { ...first, title: 'Mine' };
  const theirs = { ...first, statements: [...first.statements, newTextFact('Their line')] };
  const present: EditedRecord = {
    facts: { ...record.facts, roles: [mine, second] },
    mends: [conflictEdit({ roles: [theirs] })],
  };
  const [conflict] = unansweredConflictsOf(present);
  if (!conflict) throw new Error('nothing is asked');
  expect(comparedTextsOf(present, conflict)).toEqual({ stands: 'Mine', other: `${first.title}, Their line` });
  expect(swapConflict(present, conflict).facts.roles[0]).toEqual(theirs);
});
