/** Consultancies in a section beside the career. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';

it.each([
  ['asked about under a heading of consultancies', 'CONSULTANCY SERVICES', []],
  ['stated under another heading', 'ADDITIONAL ENGAGEMENT', ['Redwell Pumps Pvt. Ltd']],
])('a client in a sentence beside the career is %s', (_, heading, stated) => {
  const { roles } = factsOfParagraphs(
    [
      'Mira Solberg',
      'WORK EXPERIENCE',
      'Head of Marketing, Nordhav Foods Ltd',
      'Jan 2015 – Dec 2019',
      'PUBLICATIONS',
      'Solberg M., Pumps of the northern sound',
      heading,
      'Working for Redwell Pumps Pvt. Ltd as Senior Consultant from Aug 2017 to till date.',
    ].map(paragraphOrHeading),
  );
  const clients = roles.filter(({ organisation }) => organisation.startsWith('Redwell'));
  expect(clients).toHaveLength(1);
  expect(
    clients
      .filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
      .map(({ organisation }) => organisation),
  ).toEqual(stated);
});
