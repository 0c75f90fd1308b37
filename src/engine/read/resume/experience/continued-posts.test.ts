/** Careers whose later posts stand below another column, or open with their dates. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import type { Paragraph } from '../../extract/types';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const plain = (flow: number, page: number, ...texts: string[]): Paragraph[] =>
  texts
    .map((text) => paragraphOf(text, { size: text.startsWith('# ') ? 11 : 8, flow, page }))
    .map((each) => ({
      ...each,
      cells: each.cells.map((cell) => cell.replace(/^# /, '')),
    }));

const readPosts = (least: number, ...paragraphs: Paragraph[][]) =>
  factsOfParagraphs([
    ...['Inga Marlowe', 'inga@example.com'].map((text) => paragraphOf(text, { size: 12 })),
    paragraphOf('Work Experience', { size: 12, flow: 1 }),
    ...paragraphs.flat(),
  ])
    .roles.filter(({ confidence }) => confidence >= least)
    .map(({ title, organisation, start }) => [title, organisation, start?.year]);

const postsOf = (...paragraphs: Paragraph[][]) => readPosts(0, ...paragraphs);

const FIRST = plain(
  1,
  1,
  '07/2010—till date ¦ Oslo, Norway',
  '# CFO—Nordhav Foods Ltd',
  'Group consists of shipping and fish/',
  'Raised the funds for two plants',
  '04/2005—06/2006 ¦ Bergen, Norway',
  '# Finance Manager',
  'Redwell Trading Group',
  'Accomplishments',
  'Successfully wrote the budget of the year and trained five people within a period of three',
  'months. Budgeting for all offices. Working in two systems.',
  '01/2004—03/2005 ¦ Hamburg, Germany',
  '# Treasury Operations',
  'Accordia',
  'Accomplishments',
  'Successfully learned the work of the client and trained five people within a period of three',
  'months. Budgeting for all offices. Working in two systems.',
  '02/1998—02/1999 ¦ Oslo, Norway',
  '# Finance Officer',
  'Lund Brake Linings',
  'Accomplishments',
  'Successfully prepared the reports of the month and trained five people within a period of three',
  'months. Budgeting for all offices. Working in two systems.',
  '01/1996—01/1998 ¦ Oslo, Norway',
  '# Investment Analyst',
  'Fjordline Securities',
  'Accomplishments',
  'Successfully kept the books of the clients and trained five people within a period of three',
  'months. Budgeting for all offices. Working in two systems.',
);
const SIDE = [
  paragraphOf('References', { size: 12, flow: 2 }),
  ...plain(2, 1, 'Ms. Kim Varn', 'President of Nordhav Foods'),
];
const BELOW = plain(
  3,
  1,
  'Advised investors on the founding of plants',
  '08/2009—07/2010 ¦ Lund, Sweden',
  '# Finance Manager',
  'Velmont Motors',
  'Shortened the period of credit',
);

it('posts go on below a column at the side', () => {
  expect(postsOf(FIRST, SIDE, BELOW)).toContainEqual(['Finance Manager', 'Velmont Motors', 2009]);
});

it('the text of a column at the side without posts stays there', () => {
  const text = plain(3, 1, 'The manager of the harbour since 08/2009', 'knows my work well');
  expect(postsOf(FIRST, SIDE, text)).toHaveLength(5);
});

it('a title and a company are split at a dash without spaces below the dates', () => {
  expect(postsOf(FIRST)).toContainEqual(['CFO', 'Nordhav Foods Ltd', 2010]);
});

it('an unknown title and its employer are read by the styles of the others', () => {
  expect(readPosts(PROSE_CONFIDENCE, FIRST)).toContainEqual(['Treasury Operations', 'Accordia', 2004]);
});
