/** Lines with several ranges of dates: periods of one post, or posts of their own. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(['* Inga Marlowe', '* EXPERIENCE', ...lines].map((line) => paragraphOf(line))).roles.map(
    ({ title, organisation, start, end, statements }) => [
      title,
      organisation,
      start?.year,
      end === 'present' ? end : end?.year,
      statements.length,
    ],
  );

it('each period of a post that was held several times is read', () => {
  expect(
    postsOf(
      '* Plant Manager at Velmont Foods',
      'Jan 2014 - Apr 2018, Dec 2018 - Present',
      '• Ran the plant of the northern sound',
      '* Crane Operator ¦ 2008 - 2010 / 2011 - 2013',
      'Redwell Trading',
      '• Moved the containers of three lines',
    ),
  ).toEqual([
    ['Plant Manager', 'Velmont Foods', 2018, 'present', 1],
    ['Plant Manager', 'Velmont Foods', 2014, 2018, 0],
    ['Crane Operator', 'Redwell Trading', 2011, 2013, 1],
    ['Crane Operator', 'Redwell Trading', 2008, 2010, 0],
  ]);
});

it('a range after words of another post is a period of that post alone', () => {
  const posts = postsOf(
    '* Plant Manager, Velmont Foods, 2014 - 2018; Buyer, Redwell Trading, 2010 - 2014',
    '• Ran the plant of the northern sound',
  );
  expect(posts.map(([title, , start]) => [title, start])).toEqual([
    ['Plant Manager', 2014],
    ['Buyer', 2010],
  ]);
});
