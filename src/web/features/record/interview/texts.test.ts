import { expect, it } from 'vitest';
import { readAnswers } from '@/shared/interview/answers';
import type { InterviewQuestion } from '@/shared/interview/questions';
import { buildCareer } from '@/shared/testing/career';
import { applyAnswers, areAnswersInRecord, problemOf } from './texts';

it.each([
  ['a sentence without its full stop', true, { notFor: 'Turnarounds of a quarter' }],
  ['a sentence in the first person, with line breaks', true, { notFor: 'I do no\n turnarounds. ' }],
  [
    'a line with its reason',
    true,
    { proudest: { line: 'Raised punctuality', why: 'Nobody believed in it' } },
  ],
  ['a reason before a line is picked', false, { proudest: { line: '', why: 'Nobody believed in it' } }],
  ['an organisation without a title', false, { role: { title: '', organisation: 'Kestrel', since: '' } }],
  ['a year that is none', false, { role: { title: 'COO', organisation: '', since: '20' } }],
])('the record has an interview answer that is %s: %s', (_, isInRecord, part) => {
  const question = {
    notFor: { kind: 'not-for' },
    proudest: { kind: 'proudest', lines: [] },
    role: { kind: 'role' },
  }[Object.keys(part)[0] ?? ''] as InterviewQuestion;
  const facts = buildCareer();
  const answers = { ...readAnswers(facts), ...part };
  expect(areAnswersInRecord(applyAnswers(question, answers, facts), answers)).toBe(isInRecord);
});

it.each([
  ['proudest', { proudest: { line: '', why: 'Nobody believed in it' } }, 'Pick or write a line first.'],
  ['proudest', { proudest: { line: 'Raised punctuality', why: 'Nobody believed in it' } }, undefined],
  ['proudest', { proudest: { line: '', why: ' ' } }, undefined],
  ['role', { role: { title: ' ', organisation: 'Kestrel', since: '' } }, 'A post needs a title.'],
  ['role', { role: { title: '', organisation: '', since: '2021' } }, 'A post needs a title.'],
  ['role', { role: { title: 'COO', organisation: 'Kestrel', since: '2021' } }, undefined],
  ['role', { role: { title: '', organisation: '', since: '' } }, undefined],
] as const)(
  'an answer to “%s” that is no fact without its main part is refused: %o',
  (kind, part, problem) => {
    expect(problemOf(kind, { ...readAnswers(buildCareer()), ...part })).toBe(problem);
  },
);
