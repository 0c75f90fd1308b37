import { expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { careerContextOf } from './career-context';

const shapeOf = (line: string, end: string) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: 'Head of Works', organisation: 'Brillwater', start: '2015', end, statements: [line] },
        {
          title: 'Clerk',
          organisation: 'Oldmere',
          start: '2011',
          end: '2015',
          statements: ['Kept the books of nine mills'],
        },
      ],
    }),
  ).achievements.find(({ role }) => role?.organisation === 'Brillwater')?.predicate?.text;

it.each([
  [
    'I lead nine mills and keep the books of two.',
    'led nine mills and kept the books of two',
    'leads nine mills and keeps the books of two',
  ],
  [
    'I am responsible for nine mills in Umbria.',
    'was responsible for nine mills in Umbria',
    'is responsible for nine mills in Umbria',
  ],
  [
    'I have an extensive experience in grading pears.',
    'had experience in grading pears',
    'has experience in grading pears',
  ],
  ['I have rebuilt nine mills in Umbria.', 'rebuilt nine mills in Umbria', 'rebuilt nine mills in Umbria'],
])('‘%s’ is put into the tense of its role', (line, past, present) => {
  expect(shapeOf(line, '2019')).toBe(past);
  expect(shapeOf(line, 'present')).toBe(present);
});

const aboutOf = (line: string) =>
  careerContextOf(careerFacts({ name: 'Edda Norling', about: [line] })).about.map(({ text }) => text);

it('a sentence about oneself is cut before an unfinished part, and before a second sentence', () => {
  expect(aboutOf('I have 2 years of experience as a freelance miller, but and I like my town')).toEqual([
    'Has 2 years of experience as a freelance miller',
  ]);
  expect(
    aboutOf('Plant manager with 4 years of experience in milling, Built two mills showing care'),
  ).toEqual(['Plant manager with 4 years of experience in milling']);
});

it('actions between semicolons become a list', () => {
  expect(shapeOf('Kept nine mills; sold their grain to towns; opened two stores.', '2019')).toBe(
    'kept nine mills, sold their grain to towns, and opened two stores',
  );
});
