// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readAnswers, storeAnswer } from '@/shared/interview/answers';
import type { InterviewQuestion } from '@/shared/interview/questions';
import type { EditedRecord } from '@/shared/record/career-record';
import { buildCareer } from '@/shared/testing/career';
import type { RecordEditing } from '../autosave/types';
import { RecordContext } from '../context';
import { conflictEdit, swapConflict } from '../edits/conflicts';
import { applyAnswers, areAnswersInRecord } from './texts';
import { useAnswers } from './use-answers';

/** A record kept in memory only. */
function renderAnswers(edits: EditedRecord) {
  let record = { ...edits, read: edits.facts };
  const listeners = new Set<() => void>();
  const editing = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => record,
    change: (next: EditedRecord) => {
      record = { ...record, ...next };
      for (const listener of listeners) listener();
    },
  } as unknown as RecordEditing;
  const { result } = renderHook(() => useAnswers({ kind: 'not-for' }), {
    wrapper: ({ children }) => <RecordContext value={editing}>{children}</RecordContext>,
  });
  const type = (notFor: string) => act(() => result.current.update({ notFor }));
  return { editing, type, shown: () => result.current.answers.notFor };
}

it('an interview answer shows the other text as soon as it is chosen', () => {
  const facts = buildCareer();
  const { editing, type, shown } = renderAnswers({ facts, mends: [] });
  type('Turnarounds of a quarter');
  const withAnswerElsewhere = storeAnswer.notFor(facts, 'Work without a board');
  const conflict = conflictEdit({ about: withAnswerElsewhere.about });
  act(() => editing.change(swapConflict({ facts: editing.get().facts, mends: [conflict] }, conflict)));
  expect(readAnswers(editing.get().facts).notFor).toBe(readAnswers(withAnswerElsewhere).notFor);
  expect(shown()).toBe(readAnswers(withAnswerElsewhere).notFor);
});

it('an interview answer does not change while it is typed', () => {
  const { type, shown } = renderAnswers({ facts: buildCareer(), mends: [] });
  for (const text of ['Turn', 'Turnarounds ', 'Turnarounds  of', 'Turnarounds  of. ']) {
    type(text);
    expect(shown()).toBe(text);
  }
});

it.each([
  ['a sentence without its full stop', { notFor: 'Turnarounds of a quarter' }, true],
  ['a sentence in the first person, with line breaks', { notFor: 'I do no\n turnarounds. ' }, true],
  [
    'a line with its reason',
    { proudest: { line: 'Raised punctuality', why: 'Nobody believed in it' } },
    true,
  ],
  ['a reason before a line is picked', { proudest: { line: '', why: 'Nobody believed in it' } }, false],
  ['an organisation without a title', { role: { title: '', organisation: 'Kestrel', since: '' } }, false],
  ['a year that is none', { role: { title: 'COO', organisation: '', since: '20' } }, false],
])('an interview answer is kept in the browser only until the record has it: %s', (_, part, isInRecord) => {
  const question = {
    notFor: { kind: 'not-for' },
    proudest: { kind: 'proudest', lines: [] },
    role: { kind: 'role' },
  }[Object.keys(part)[0] ?? ''] as InterviewQuestion;
  const facts = buildCareer();
  const answers = { ...readAnswers(facts), ...part };
  expect(areAnswersInRecord(applyAnswers(question, answers, facts), answers)).toBe(isInRecord);
});
