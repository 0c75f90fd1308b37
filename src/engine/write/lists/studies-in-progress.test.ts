import { expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { certificationsOf } from './certifications';

/** The credentials of somebody with a finished degree and another entry, as its source words it. */
function credentialsOf(entry: { degree: string; field?: string; quote: string }): string[] {
  const facts = careerFacts({
    name: 'Edda Norling',
    roles: [{ title: 'Pilot', organisation: 'Brillwater', start: '2021', end: '2024' }],
    education: [
      { school: 'Harbour University', degree: 'BSc', field: 'Physics', end: '2015' },
      { school: 'Velmont University', degree: entry.degree, ...(entry.field ? { field: entry.field } : {}) },
    ],
  });
  const education = facts.education.map((one, at) =>
    at === 0 ? one : { ...one, spans: one.spans.map((span) => ({ ...span, quote: entry.quote })) },
  );
  return certificationsOf({ ...facts, education }).map(({ text }) => text);
}

const FINISHED = 'BSc, Physics, Harbour University';

it.each([
  ['M.S. in Data Science (Candidate)', 'M.S., Data Science (candidate), Velmont University'],
  ['M.S. in Data Science · Expected May 2027', 'M.S., Data Science (expected 2027), Velmont University'],
  ['JANUARY 2024 – PRESENT · M.S. in Data Science', 'M.S., Data Science (in progress), Velmont University'],
  ['M.S. in Data Science · in progress', 'M.S., Data Science (in progress), Velmont University'],
])('a degree in progress is marked as such: %s', (quote, line) => {
  expect(credentialsOf({ degree: 'M.S.', field: 'Data Science', quote })).toEqual([line, FINISHED]);
});

it.each([
  'M.S. in Data Science · expected 2019',
  'M.S. in Data Science · 2020 – present (did not complete)',
  'Present: Harbour School · 2024: M.S. in Data Science',
])('a degree that was left or is uncertain is not listed: %s', (quote) => {
  expect(credentialsOf({ degree: 'M.S.', field: 'Data Science (candidate)', quote })).toEqual([FINISHED]);
});
