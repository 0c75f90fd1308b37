/** Headers with an employer, its place and its period, above posts with and without dates of their own. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const statedPostsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* PROFESSIONAL EXPERIENCE', ...lines].map((text) =>
      paragraphOf(text),
    ),
  )
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation, start }) => [title, organisation, start?.year]);

it('posts dated within the period of a header belong to its employer, whatever department they name', () => {
  const roles = statedPostsOf(
    '* NORDHAV HARBOURS, Palo Alto, CA ¦ 2008-2016',
    '* Nordhav Harbour Services, now Nordhav Enterprise, specialises in software and services for many ports of the north',
    '* Software Engineer, Network Management Services (2013-2016)',
    '• Built the ordering of berths',
    '* Software Engineering Manager, Partner Systems and Content Management (2008-2013)',
    '• Managed a team of engineers',
    '* REDWELL, Mountain View, CA ¦ 2005-2008',
    '* Redwell bought Lund in 2005 and is known for its cranes',
    '* Software Engineer, e-Business Applications',
    '• Joined two sites after the merger',
  );
  expect(roles).toContainEqual(['Software Engineer, Network Management Services', 'Nordhav Harbours', 2013]);
  expect(roles).toContainEqual([
    'Software Engineering Manager, Partner Systems and Content Management',
    'Nordhav Harbours',
    2008,
  ]);
  expect(roles).toContainEqual(['Software Engineer, e-Business Applications', 'Redwell', 2005]);
});

it('the town in a school’s name is not an employer', () => {
  expect(
    statedPostsOf(
      '* Leeds City Community College: Leeds, UK ¦ 02/2015 - 03/2017',
      '* Information Security Risk Specialist:',
      '* Accomplishment',
      '• Executed a strategy',
    ),
  ).toContainEqual(['Information Security Risk Specialist', 'Leeds City Community College', 2015]);
});

it('the years of a group of posts belong to none of them, and its heading is not an employer', () => {
  const roles = statedPostsOf(
    '* Crane Director - Lund Harbours',
    '2017 - 2021',
    '• Ran the cranes of two ports',
    '* Early Career ¦ 2010 - 2017',
    'Below are short summaries of the roles that I held',
    '* Retail Manager - Redwell Trading',
    '• Managed accounts of ten brands',
    '* Marketing Manager - Nordhav Foods',
    '• Launched a campaign for bread',
  );
  expect(roles).toContainEqual(['Retail Manager', 'Redwell Trading', undefined]);
  expect(roles).toContainEqual(['Marketing Manager', 'Nordhav Foods', undefined]);
});

it('posts with their dates below them belong to the header above, and their branches are not employers', () => {
  const roles = statedPostsOf(
    '* NORDHAV MARITIME BANK (April 2007 till June 2013.)',
    '* Records Supervisor - Shipping Department',
    '* August 2011 - June 2013',
    '• Prepared reports',
    '* Maritime Loan Officer - Lund Branch.',
    '* May 2009 - July 2011.',
    '• Studied loan files',
    '* Teller - Lund Branch',
    '* April 2007 to August 2007.',
    '• Counted coins',
  );
  expect(roles).toContainEqual(['Maritime Loan Officer - Lund Branch', 'Nordhav Maritime Bank', 2009]);
  expect(roles).toContainEqual(['Teller - Lund Branch', 'Nordhav Maritime Bank', 2007]);
});

it('the place after a title below a header is not part of the title', () => {
  expect(
    statedPostsOf(
      '* VELMONT ARMY ¦ 2001 - 2012',
      '* Battalion Executive Officer, Fort Hood, TX (2009 - 2012)',
      '• Led 400 soldiers',
      '* Platoon Leader (2001 - 2006)',
      '• Led 40 soldiers',
    ),
  ).toContainEqual(['Battalion Executive Officer', 'Velmont Army', 2009]);
});

it('a title with dates above the surely named employer of its own is not a header of the posts below', () => {
  const roles = statedPostsOf(
    'June – August 2019: intern in harbour engineering',
    'Redwell Harbours Ltd – Lund, Sweden',
    'Data of the whole fleet in a single database and the software for its display',
    '* 2018 – 2019: Research assistants in telecommunications',
    '* Nordhav Institute – Rennes, France',
    'Proofs and tests in real conditions for an article that has been published',
    '* June – August 2018: intern in machine learning',
    '* Kestrelo GmbH – Helsinki, Finland',
    'Sensors for an urban simulation and labels of data',
  );
  expect(roles.map(([, organisation]) => organisation)).not.toContain(
    'Research assistants in telecommunications',
  );
});
