/** Entries of a title, a remark in brackets, the employer and its dates, directly above the next title. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const statedPostsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['* Inga Marlowe', 'inga@example.com', '* WORK EXPERIENCE', ...lines].map((text) =>
      paragraphOf(text, { size: 12 }),
    ),
  )
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation, start }) => [title, organisation, start?.year]);

const POSTS = [
  '* Banking Training Manager',
  '( compliance – selling skills). The Kestrel World',
  '– Oslo – (2010- to 2012 )',
  '* Head of Training',
  '(Vehicle finance – Leasing) Nordhav Finance Company – Oslo – Norway (2007-2009).',
  '* Learning and Development Manager',
  '( Foreign Finance) Redwell Bank – Bergen – Norway ( 2004-2006 ).',
  '* Senior Finance Tutor',
  '( Small and Medium projects Finance ) Lund Institute – Oslo – Norway (1989-2003).',
  '* Credit Analyst',
  '( project Finance ) Fjordline Development Bank – Oslo (1986-1988).',
];

it('each title is read with the dates below it', () => {
  expect(statedPostsOf(...POSTS)).toEqual(
    expect.arrayContaining([
      ['Head of Training', 'Nordhav Finance Company', 2007],
      ['Learning and Development Manager', 'Redwell Bank', 2004],
      ['Senior Finance Tutor', 'Lund Institute', 1989],
      ['Credit Analyst', 'Fjordline Development Bank', 1986],
    ]),
  );
});

it('the name between a remark in brackets and a dash is read', () => {
  expect(statedPostsOf(...POSTS)).toContainEqual(['Banking Training Manager', 'The Kestrel World', 2010]);
});

it('each title is read with the employer and dates above it, where a section begins with these', () => {
  expect(
    statedPostsOf(
      'Nordhav Finance Company – Oslo (2007-2009)',
      '* Head of Training',
      'Redwell Bank – Bergen ( 2004-2006 )',
      '* Learning and Development Manager',
      'Lund Institute – Oslo (1989-2003)',
      '* Senior Finance Tutor',
    ),
  ).toEqual([
    ['Head of Training', 'Nordhav Finance Company', 2007],
    ['Learning and Development Manager', 'Redwell Bank', 2004],
    ['Senior Finance Tutor', 'Lund Institute', 1989],
  ]);
});
