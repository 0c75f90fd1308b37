/** Posts whose names are in lower case, and those that are stated twice. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE, type RoleFact } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../testing/paragraphs';
import { removeRepeatedRoles } from './repeated-roles';

const factsOf = (...texts: string[]) =>
  factsOfParagraphs(['Inga Marlowe', 'inga@example.com', ...texts].map((text) => paragraphOf(text)));
const statedPostsOf = (...texts: string[]) =>
  factsOf(...texts)
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => `${title} @ ${organisation}`);

it('an employer in lower case is stated if its post has the layout of all others', () => {
  const postsOf = (name: string) => [
    'Work Experience',
    'Fjordline Cargo GmbH | Lead Developer',
    '2018 – 2021',
    'Nordhav Systems | Senior Developer',
    '2015 – 2018',
    'Redwell Media | Web Developer',
    '2013 – 2015',
    `${name} | Full-Stack Developer`,
    '2009 – 2012',
  ];
  expect(statedPostsOf(...postsOf('tidal concepts'))).toContain('Full-Stack Developer @ tidal concepts');
});

it('a post that is repeated with less certainty is merged into one post with its title', () => {
  const role = (organisation: string, title: string, confidence: number, year = 2014): RoleFact => ({
    id: `${organisation} ${title}`,
    title,
    organisation,
    start: { year },
    end: { year: 2018 },
    spans: [],
    confidence,
    statements: [],
    kind: 'employment',
  });
  const read = removeRepeatedRoles([
    role('Nordhav Cargo', '', 0.8),
    role('Nordhav Cargo , Bergen', 'Branch Clerk', 0.55),
    role('Nordhav Cargo', 'Shift Supervisor', 0.55, 2012),
  ]);
  expect(read.map(({ title, start }) => [title, start?.year])).toEqual([
    ['Branch Clerk', 2014],
    ['Shift Supervisor', 2012],
  ]);
});

it('a title is read without the dotted leaders before it', () => {
  expect(
    factsOf(
      'Work Experience',
      'NORDHAV ENTERPRISES',
      'Designation .……………..Design Engineer',
      'Duration December 2013 to November 2014',
    ).roles.map(({ title }) => title),
  ).toEqual(['Design Engineer']);
});
