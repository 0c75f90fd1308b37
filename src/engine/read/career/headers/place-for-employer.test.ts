/** Posts whose line of dates has a place where others have the employer, and employers after 'at' in the next line. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', 'Experience', ...texts].map((text) => paragraphOf(text)),
  ).roles.map(({ title, organisation }) => `${title} @ ${organisation}`);

it('a place before the dates is not an employer where others have theirs before the place', () => {
  expect(
    postsOf(
      'Independent Harbour Adviser & Pilot',
      'Cedar Falls, IA | Apr 2022 – Present',
      '• Advised owners of quays on their cranes',
      'Senior Director of Harbours',
      'Nordhav Foods LLC | Des Moines, IA | Feb 2019 – Mar 2022',
      '• Led the pilots of the northern sound',
      'Director of Harbours',
      'Redwell Trading LLC | Des Moines, IA | Jan 2012 – Feb 2019',
      '• Led the crews of forty cranes',
      'Manager of Harbour Clerks',
      'Fjordline Systems Inc | Ames, IA | Oct 2008 – Dec 2011',
      '• Led the clerks of the harbour office',
    )[0],
  ).toBe('Independent Harbour Adviser & Pilot @ ');
});
