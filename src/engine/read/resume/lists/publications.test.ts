/** Sections of publications, patents and talks. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';

const titlesOf = (...texts: string[]) =>
  factsOfParagraphs(['Mira Solberg', ...texts].map(paragraphOrHeading)).publications.map(
    ({ value }) => value,
  );

it.each([
  ['PUBLICATIONS', 'Harbours of the North'],
  ['Publications and Presentations', 'Harbours of the North'],
  ['PATENTS', 'Patent: Harbours of the North'],
  ['PRESENTATIONS', 'Talk: Harbours of the North'],
  ['Presentations and Projects', 'Talk or project: Harbours of the North'],
])('below the heading "%s" an entry is read as "%s"', (heading, title) => {
  expect(titlesOf(heading, 'Harbours of the North')).toEqual([title]);
});

it('a list of publications ends where an unknown heading of another section stands', () => {
  expect(
    titlesOf(
      'PUBLICATIONS',
      'Harbours of the North',
      'Professional Organizations: Memberships, Committees, Offices',
      'Nordhav Pilots Council',
    ),
  ).toEqual(['Harbours of the North']);
});
