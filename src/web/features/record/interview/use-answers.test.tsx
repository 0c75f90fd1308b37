// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readAnswers, storeAnswer } from '@/shared/interview/answers';
import type { EditedRecord } from '@/shared/record/career-record';
import { buildCareer } from '@/shared/testing/career';
import type { RecordEditing } from '../autosave/types';
import { RecordContext } from '../context';
import { conflictEdit, swapConflict } from '../edits/conflicts';
import { hasRefusedAnswer } from './refused-answers';
import { useAnswers } from './use-answers';

/** Renders the hook with a record that is kept in memory only. */
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

it('an interview answer in conflict shows the other text as soon as that is chosen', () => {
  const facts = buildCareer();
  const { editing, type, shown } = renderAnswers({ facts, mends: [] });
  type('Turnarounds of a quarter');
  const withAnswerElsewhere = storeAnswer.notFor(facts, 'Work without a board');
  const conflict = conflictEdit({ about: withAnswerElsewhere.about });
  act(() => editing.change(swapConflict({ facts: editing.get().facts, mends: [conflict] }, conflict)));
  expect(readAnswers(editing.get().facts).notFor).toBe(readAnswers(withAnswerElsewhere).notFor);
  expect(shown()).toBe(readAnswers(withAnswerElsewhere).notFor);
});

it('an interview answer is shown as it is typed, while the record has it tidied', () => {
  const { type, shown } = renderAnswers({ facts: buildCareer(), mends: [] });
  for (const text of ['Turn', 'Turnarounds ', 'Turnarounds  of', 'Turnarounds  of. ']) {
    type(text);
    expect(shown()).toBe(text);
  }
});

it('an interview answer over its limit is noted as refused until it is shorter', () => {
  const { type } = renderAnswers({ facts: buildCareer(), mends: [] });
  type('x'.repeat(301));
  expect(hasRefusedAnswer()).toBe(true);
  type('Turnarounds');
  expect(hasRefusedAnswer()).toBe(false);
});
