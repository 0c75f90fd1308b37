/** Sections of projects, bids and deals after the posts. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { listsProjects } from './project-sections';

const postsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', ...texts].map((text) => paragraphOf(text)),
  ).roles.map(({ title, organisation }) => `${title} @ ${organisation}`);

const CAREER = [
  '* PROFESSIONAL EXPERIENCE',
  'Programme Director ¦ Nordhav Consulting Ltd ¦ 2012 – 2024',
  '• Led forty people',
  'Bid Manager ¦ Redwell Advisers Ltd ¦ 2006 – 2012',
  '• Wrote bids',
];
const POSTS = ['Programme Director @ Nordhav Consulting Ltd', 'Bid Manager @ Redwell Advisers Ltd'];
const WORKS = [
  'Norland Air Export Program NAE (Bid Director/Lead) ¦ 2019/2020',
  'Designed a program of five years that improved the handling of air freight at three airports.',
  'Velmont Tourism Development Authority (Tech Writer) ¦ 2017 – 2018',
  'Developed the strategy of the authority for new hotels and resorts in the north.',
];

it.each([
  'SUSTAINABLE DEVELOPMENT PROGRAMS MANAGED',
  'SELECTED BUSINESS DEVELOPMENT INITIATIVES',
  'KEY TRANSACTIONS',
  'BIDS AND PROPOSALS',
])('no posts are read below %s', (heading) => {
  expect(postsOf(...CAREER, '* LANGUAGES', 'English, Norwegian', `* ${heading}`, ...WORKS)).toEqual(POSTS);
});

it('no posts are read in a section of transactions directly after the posts', () => {
  const education = ['* EDUCATION', 'MSc Economics, Nordhav University, 2005'];
  expect(postsOf(...CAREER, '* SELECTED TRANSACTIONS', ...WORKS, ...education)).toEqual(POSTS);
});

it.each([
  ['Programmes managed', true],
  ['SELECTED PROJECTS', true],
  ['TRAINING AND PROJECTS UNDERTAKEN', false],
  ['Redwell Projects', false],
  ['Bids for Fjordline', false],
])('the heading %s is one of projects: %s', (heading, isOne) => {
  expect(listsProjects({ kinds: ['other'], heading, lines: [] }, 'other', false, [])).toBe(isOne);
});

it('engagements with titles of their own are posts', () => {
  expect(
    postsOf(
      ...CAREER,
      '* SELECTED ENGAGEMENTS',
      'Interim CFO ¦ Fjordline Foods Ltd ¦ 2003 – 2005',
      '• Closed two plants',
    ),
  ).toContain('Interim CFO @ Fjordline Foods Ltd');
});

it('posts with a designation below their dates continue after the projects of one of them', () => {
  const career = [
    '* WORK EXPERIENCE',
    '* Nordhav Power Ltd, Bergen ¦ Mar 2012 To Dec 2015',
    '* Designation: Plant Electrician',
    '* KEY SKILLS',
    'Generators',
    '* PROJECTS',
    'Project ¦ Client ¦ Year',
    'Velmont 77 MW Power Generation ¦ Velmont Power ¦ 2012',
    '* Redwell Contracting Ltd, Oslo ¦ Dec 2008 To May 2011',
    '* Designation: Industrial Electrician',
    '• Cables and meters of a harbour',
    '* Lund Neon Ltd, Oslo ¦ Oct 2003 To Sep 2006',
    '* Designation: Team Leader',
  ];
  expect(postsOf(...career)).toEqual([
    'Plant Electrician @ Nordhav Power Ltd',
    'Industrial Electrician @ Redwell Contracting Ltd',
    'Team Leader @ Lund Neon Ltd',
  ]);
});

it('the post after a project within a post is read', () => {
  expect(
    postsOf(
      '* WORK EXPERIENCE',
      'Plant Manager, Nordhav Foods Ltd ¦ June 2016 – Present',
      'Project:',
      'A second line for frozen foods',
      'Production Engineer, Fjordline Systems Ltd ¦ Jan 2012 – May 2016',
    ),
  ).toEqual(['Plant Manager @ Nordhav Foods Ltd', 'Production Engineer @ Fjordline Systems Ltd']);
});
