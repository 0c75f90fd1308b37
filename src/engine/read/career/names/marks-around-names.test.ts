/** Marks and remarks around an employer's name that are not part of it. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', ...lines].map((text) => paragraphOf(text)),
  ).roles.map(({ title, organisation }) => [title, organisation]);

it('the group in square brackets after an employer is not part of its name', () => {
  expect(
    postsOf(
      '* EXPERIENCE',
      '* Plant Manager, Nordhav Foods [Redwell Group] ¦ 2010 - 2014',
      '• Ran a bakery of 40',
    ),
  ).toEqual([['Plant Manager', 'Nordhav Foods']]);
});

it('the sign for a firm before a comma is not part of its name', () => {
  expect(
    postsOf(
      '* EXPERIENCE',
      '* M/s, Nordhav Metals Ltd ¦ 2010 - 2014',
      '* Accountant',
      '• Kept the books of two yards',
    ),
  ).toEqual([['Accountant', 'Nordhav Metals Ltd']]);
});
