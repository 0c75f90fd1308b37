import { expect, it } from 'vitest';
import { emptyFacts } from '@/shared/record/facts';
import { FactsBuilder } from '../facts-builder';
import type { DocumentLine } from '../layout/line';
import { factsOfParagraphs, paragraphOf, paragraphOrHeading } from '../testing/paragraphs';
import type { HeadedLines } from './headings/sections';
import { unreadActs } from './unread-acts';

const EXPERIENCE = [
  '* EXPERIENCE',
  '* Brillwater Ltd, Plant Manager',
  '2015 – 2020',
  '• Opened a second mill in Varn within nine months',
];

const statementsBelow = (...section: string[]) =>
  factsOfParagraphs(
    ['* Ada Varn', ...EXPERIENCE, ...section, '* EDUCATION', 'MSc Engineering, University of Varn, 2010'].map(
      (text) => (text.startsWith('* ') ? paragraphOf(text, { size: 11 }) : paragraphOrHeading(text)),
    ),
  ).statements.map(({ value }) => value);

it.each([
  ['skills', '* CORE COMPETENCIES', 'Cut the time to value by 45% across four mills'],
  ['an unknown kind', '* PROGRAMS MANAGED', 'Oversaw a $77M program with more than 100 staff in nine ports'],
  [
    'an unknown kind, behind an adverb',
    '* PROGRAMS MANAGED',
    'Successfully launched a mill in the port of Varn',
  ],
  [
    'an unknown kind, with a pronoun',
    '* PROGRAMS MANAGED',
    'During four years I trained the staff of two banks',
  ],
])('a sentence about an act below a heading of %s is read', (_, heading, sentence) => {
  expect(statementsBelow(heading, `• ${sentence}`)).toEqual([sentence]);
});

it('a sentence about an act is separated from the dated name of a programme on the full line above it', () => {
  const line = (text: string, strong: boolean): DocumentLine => ({
    ...{ text, strong, cells: [text], x: 50, right: 500, edge: 500, size: 10, gap: 1.2, page: 1, flow: 0 },
    ...{ bullet: false, heading: false },
  });
  const lines = [
    line('Mills for Varn Program 2018-2021', true),
    line('Managed a $9M program with 22 staff', false),
  ];
  const section: HeadedLines = { kinds: ['other'], heading: 'Programs', lines };
  const acts = unreadActs(new FactsBuilder('s1', 'resume'), [section], emptyFacts());
  expect(acts.map(({ value }) => value)).toEqual(['Managed a $9M program with 22 staff']);
});

it.each([
  ['a skill', '* CORE COMPETENCIES', 'Distributed systems and the planning of large networks'],
  ['attendance', '* WORKSHOPS', 'Attended a workshop on milling in the port of Varn'],
  ['training', '* CORE COMPETENCIES', 'Trained in the audit of mills and large plants'],
  ['something done by others', '* PROGRAMS MANAGED', 'Funded by the port of Varn and nine of its mills'],
  ['things of a kind', '* PROGRAMS MANAGED', 'Funded projects included a trail through nine villages'],
  ['a declaration', '* PROGRAMS MANAGED', 'I hereby declared that all of the above is true'],
  ['a group of people', '* PROGRAMS MANAGED', 'Opened a mill with our partners in the port of Varn'],
])('a sentence about %s is not read as an act', (_, heading, sentence) => {
  expect(statementsBelow(heading, `• ${sentence}`)).toEqual([]);
});

it('a section whose columns were joined has no sentence about an act', () => {
  const joined = 'I developed this soft- Mill Planner ware for two mills in Varn';
  expect(
    statementsBelow('* PROGRAMS MANAGED', `• ${joined}`, '• Built a second planner for nine more mills'),
  ).toEqual([]);
});

it('a sentence of a post is not repeated', () => {
  expect(statementsBelow('* CORE COMPETENCIES', '• Opened a second mill in Varn within nine months')).toEqual(
    [],
  );
});

it.each([
  ['an act', 'Upgraded the controls of 2007-2010 to the present standard'],
  ['an office', 'Member, Steering Group (2019-22), Alliance of Mills in Varn'],
])('a line of highlights with years that tells of %s is read', (_, line) => {
  expect(statementsBelow('* HIGHLIGHTS', `• ${line}`)).toEqual([line]);
});

it('a post told among highlights is not read as a statement', () => {
  expect(statementsBelow('* HIGHLIGHTS', '• Worked in Varn Mills Ltd. from Jan 2000 to May 2006')).toEqual(
    [],
  );
});
