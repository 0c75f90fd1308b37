/** To which of several titles at one employer the text below them belongs. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

/** The titles of the posts that have text, with its number of lines. */
const postsWithText = (...lines: string[]) =>
  factsOfParagraphs(
    ['Mira Solberg', 'mira@example.com', '* WORK EXPERIENCE', ...lines].map((text) => paragraphOf(text)),
  )
    .roles.filter(({ statements }) => statements.length > 0)
    .map(({ title, statements }) => `${title}: ${statements.length}`);

const FIRST = [
  '* Nordhav Foods Ltd ¦ Jan 2012 - Dec 2019',
  'Chief Operating Officer (Jan 2015 - Dec 2019)',
  'Plant Director (Jan 2012 - Dec 2014)',
  '• Opened four depots in Norway',
  '• Raised the output of nine plants by 12%',
];
const SECOND = [
  '* Redwell Trading Group ¦ Feb 2004 - Dec 2011',
  'Head of Stores (Mar 2007 - Dec 2011)',
  'Branch Manager (Feb 2004 - Feb 2007)',
  '• Kept the books of nine branches',
];

it('text below stacked titles belongs to the newest of each employer', () => {
  expect(postsWithText(...FIRST, ...SECOND)).toEqual(['Chief Operating Officer: 2', 'Head of Stores: 1']);
});

it('text below an older title stays there if no other employer has stacked titles', () => {
  expect(postsWithText(...FIRST)).toEqual(['Plant Director: 2']);
});

it('text below an older title stays there if another newest title has text of its own', () => {
  const [employer = '', newest = '', ...older] = SECOND;
  expect(postsWithText(...FIRST, employer, newest, '• Merged two depots in Norway', ...older)).toEqual([
    'Plant Director: 2',
    'Head of Stores: 1',
    'Branch Manager: 1',
  ]);
});

it('text below an older title stays there if the newer one was held for less than a year', () => {
  const recent = FIRST.map((line) => line.replace('Jan 2015 - Dec 2019', 'Jan 2015 - Mar 2015'));
  expect(postsWithText(...recent, ...SECOND)).toEqual(['Plant Director: 2', 'Head of Stores: 1']);
});
