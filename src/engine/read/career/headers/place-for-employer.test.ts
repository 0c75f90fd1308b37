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
      'Independent Harbour Executive & Strategic Advisor',
      'North Richland Hills, TX | Sep 2024 – Present',
      '• Advised owners of quays on their cranes',
      'Senior Director of Harbours',
      'Nordhav Foods LLC | Fort Worth, TX | May 2021 – Jun 2024',
      '• Led the pilots of the northern sound',
      'Director of Harbours',
      'Redwell Trading LLC | Fort Worth, TX | May 2014 – May 2021',
      '• Led the crews of forty cranes',
      'Manager of Client Services',
      'Fjordline Systems Inc | Dallas, TX | Nov 2010 – May 2014',
      '• Led the clerks of the harbour office',
    )[0],
  ).toBe('Independent Harbour Executive & Strategic Advisor @ ');
});
