/** Posts that a document states twice. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../testing/paragraphs';

const read = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', ...lines].map((text) => paragraphOf(text)),
  ).roles.map(({ title, organisation, start, statements }) => [
    title,
    organisation,
    start?.year,
    statements.length,
  ]);

it('a post in an overview list and again with its duties is one role', () => {
  expect(
    read(
      '* CAREER SUMMARY',
      '2010 - 2014 ¦ Plant Manager ¦ Nordhav Foods Ltd',
      '2005 - 2010 ¦ Buyer ¦ Redwell Trading Ltd',
      '* PROFESSIONAL EXPERIENCE',
      '* Plant Manager, Nordhav Foods',
      '2010 - 2014',
      '• Ran a bakery of 40',
      '* Buyer, Redwell Trading',
      '2005 - 2010',
      '• Bought flour for two bakeries',
    ),
  ).toEqual([
    ['Plant Manager', 'Nordhav Foods', 2010, 1],
    ['Buyer', 'Redwell Trading', 2005, 1],
  ]);
});

it('the group in square brackets after an employer is not part of its name', () => {
  expect(
    read(
      '* EXPERIENCE',
      '* Plant Manager, Nordhav Foods [Redwell Group] ¦ 2010 - 2014',
      '• Ran a bakery of 40',
    ),
  ).toEqual([['Plant Manager', 'Nordhav Foods', 2010, 1]]);
});

it('the sign for a firm before a comma is not part of its name', () => {
  expect(
    read(
      '* EXPERIENCE',
      '* M/s, Nordhav Metals Ltd ¦ 2010 - 2014',
      '* Accountant',
      '• Kept the books of two yards',
    ),
  ).toEqual([['Accountant', 'Nordhav Metals Ltd', 2010, 1]]);
});
