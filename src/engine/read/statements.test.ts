import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from './testing/paragraphs';

const achievementsOf = (line: string) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* ACCOMPLISHMENTS', line].map((text) => paragraphOf(text)),
  ).statements.map(({ value }) => value);

it('a list in a single line is read item by item', () => {
  expect(
    achievementsOf('Cut the waste of nine bakeries by 40% • Planned and hosted 90 concert parties'),
  ).toEqual(['Cut the waste of nine bakeries by 40%', 'Planned and hosted 90 concert parties']);
});

it('a sentence with a bullet between two words is not split', () => {
  expect(achievementsOf('Led the bakery group Nord • Sund through two years of change')).toHaveLength(1);
});

it.each([
  ['-Planned nine berths for two ports', 'Planned nine berths for two ports'],
  ['– Planned nine berths for two ports', 'Planned nine berths for two ports'],
])('a dash that begins an item is not part of it: %s', (line, statement) => {
  expect(achievementsOf(line)).toEqual([statement]);
});

it.each([
  ['Drew [7,000] guests in [2] days', 'Drew 7,000 guests in 2 days'],
  ['Cut waste by [40]% and reached TOP [5] of 90 mills', 'Cut waste by 40% and reached TOP 5 of 90 mills'],
  ['Baked by the method of Sund [3], as others do', 'Baked by the method of Sund [3], as others do'],
  ['Led [number] bakers in nine towns', 'Led [number] bakers in nine towns'],
])('a figure is read without brackets, unlike a note or a placeholder: %s', (line, statement) => {
  expect(achievementsOf(line)).toEqual([statement]);
});

it('a minus before a number is part of its item', () => {
  expect(achievementsOf('-5% waste in nine bakeries')).toEqual(['-5% waste in nine bakeries']);
});

it.each(['Managed a team of nine bakers;', 'Led nine bakeries; opened a mill;'])(
  'an item of a list is read although it ends with a semicolon: %s',
  (line) => expect(achievementsOf(line)).toEqual([line]),
);

it.each(['Key results:', 'Areas of responsibility;', 'What was achieved in these nine years:'])(
  'a heading inside a text is no statement: %s',
  (line) => expect(achievementsOf(line)).toEqual([]),
);

it('a short item of a role that ends with a semicolon is told from a heading', () => {
  const lines = ['* EXPERIENCE', 'Baker, Brillwater Ltd 2014 – 2018', 'Main duties;', '• Managed budgets;'];
  const { roles } = factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', ...lines].map((text) => paragraphOf(text)),
  );
  expect(roles[0]?.statements.map(({ value }) => value)).toEqual(['Managed budgets;']);
});
