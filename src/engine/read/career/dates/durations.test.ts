/** Posts with a duration, among others with dates. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(['* Inga Marlowe', '* EXPERIENCE', ...lines].map((line) => paragraphOf(line))).roles.map(
    ({ title, organisation, start }) => [title, organisation, start?.year],
  );

it('a post with its duration in place of dates is read', () => {
  expect(
    postsOf(
      '* Velmont Cakes LLC ¦ October 2015 to Present',
      'Store General Manager',
      '* Redwell Corporation ¦ May 2008 – October 2015',
      'Restaurant Manager',
      '* Nordhav Corporation ¦ Employed 5 years',
      'Assistant Director of Catering',
    ),
  ).toEqual([
    ['Store General Manager', 'Velmont Cakes LLC', 2015],
    ['Restaurant Manager', 'Redwell Corporation', 2008],
    ['Assistant Director of Catering', 'Nordhav Corporation', undefined],
  ]);
});

it('the total time at an employer above dated posts is not read as a post', () => {
  expect(
    postsOf(
      '* Nordhav Corporation ¦ 6 years',
      '* Plant Manager ¦ 2018 – 2021',
      'Ran the plant of the northern sound',
      '* Shift Supervisor ¦ 2015 – 2018',
      'Ran the shift of the night',
      '* Redwell Trading ¦ 2 years',
      '* Crane Operator ¦ 2013 – 2015',
      'Moved the containers of three lines',
    ),
  ).toEqual([
    ['Plant Manager', 'Nordhav Corporation', 2018],
    ['Shift Supervisor', 'Nordhav Corporation', 2015],
    ['Crane Operator', 'Redwell Trading', 2013],
  ]);
});
