/** Posts below a heading that is about something else, as text boxes and inner headings leave them. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(['Mira Solberg', 'mira@example.com', ...lines].map((text) => paragraphOf(text)))
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => `${title} @ ${organisation}`);

const WORK = [
  '* WORK EXPERIENCE',
  '* Nordhav Foods Ltd',
  'Plant Manager ¦ Apr 2014 - till date',
  '• Kept the books of the plant',
];

it('a labelled post with dates is read below the particulars of the person', () => {
  expect(
    postsOf(
      ...WORK,
      '* PERSONAL DETAILS',
      'Nationality: Norwegian',
      'Company – Redwell Trading Group',
      'Account Executive ¦ Oct 2008 to Dec 2010',
      '• All accounts until their audit',
    ),
  ).toEqual(['Plant Manager @ Nordhav Foods Ltd', 'Account Executive @ Redwell Trading Group']);
});

it('a labelled title with dates begins a post in the head, with the employer above it', () => {
  expect(
    postsOf(
      'A professional with ten years in publicity',
      '* Redwell Sailcloth Pvt. Ltd. ¦ (Velmont)',
      'Position: PR Executive; ¦ Aug, 2011 to March, 2013',
      '• Notices and fairs',
      ...WORK,
    ),
  ).toEqual(['PR Executive @ Redwell Sailcloth Pvt. Ltd.', 'Plant Manager @ Nordhav Foods Ltd']);
});

it('records of projects are not posts', () => {
  expect(
    postsOf(...WORK, '* PROJECTS', 'Company: Redwell Trading Group', 'Duration: Oct 2008 to Dec 2010'),
  ).toEqual(['Plant Manager @ Nordhav Foods Ltd']);
});

it('sentences that begin with their dates continue below achievements', () => {
  const [first, ...rest] = [
    'October 2012 – June 2014 as an Assistant Depot Manager for Nordhav Retail Group.',
    'December 2010 – September 2012 as an Assistant Buyer for Redwell Trading Company WLL.',
    'Jan 08 – Jan 09 as Senior Clerk for Fjordline Services Ltd.',
  ];
  expect(
    postsOf('* WORK EXPERIENCE', first as string, '* ACHIEVEMENTS', '• Best store of 2014', ...rest),
  ).toEqual([
    'Assistant Depot Manager @ Nordhav Retail Group',
    'Assistant Buyer @ Redwell Trading Company WLL',
    'Senior Clerk @ Fjordline Services Ltd.',
  ]);
});

const CAREER_BELOW_SUMMARY = [
  '* SUMMARY',
  '• Fifteen years in the food trade',
  '* Associate Director - Plants, Nordhav Foods Ltd, 2012 - 2019',
  '• Kept the books of nine plants',
  '* Branch Manager, Redwell Trading Group, 2006 - 2012',
  '• Opened four depots',
];

it('posts with text below each are read where the summary goes on to them without a heading', () => {
  expect(
    postsOf(
      ...CAREER_BELOW_SUMMARY,
      '* ACHIEVEMENTS',
      '• Best branch of 2011',
      '* Regional Head, Fjordline Services Ltd., 2001 - 2006',
      '• Led three branch managers',
      '* PREVIOUS WORK EXPERIENCE',
      'Sales Executive, Marlowe Mills Ltd., 1999 - 2001',
    ),
  ).toEqual([
    'Associate Director - Plants @ Nordhav Foods Ltd',
    'Branch Manager @ Redwell Trading Group',
    'Regional Head @ Fjordline Services Ltd.',
    'Sales Executive @ Marlowe Mills Ltd.',
  ]);
});

it('an overview of posts in the summary is not read beside the posts themselves', () => {
  expect(
    postsOf(
      '* SUMMARY',
      'Plant Manager, Nordhav Foods Ltd, 2014 - 2019',
      'Branch Manager, Redwell Trading Group, 2006 - 2014',
      ...WORK,
    ),
  ).toEqual(['Plant Manager @ Nordhav Foods Ltd']);
});

it('a labelled title of words of headings stays in its section of work', () => {
  expect(
    postsOf(...WORK, '* Redwell Labs Pvt Ltd.', '* Position: Career Development Executive (May/12 – Oct/13)'),
  ).toEqual(['Plant Manager @ Nordhav Foods Ltd', 'Career Development Executive @ Redwell Labs Pvt Ltd.']);
});
