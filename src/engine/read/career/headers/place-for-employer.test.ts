/** Posts whose line of dates has a place where others have the employer, and employers after 'at' in the next line. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', 'Experience', ...texts].map((text) => paragraphOf(text)),
  ).roles.map(({ title, organisation }) => `${title} @ ${organisation}`);

it.each([
  ['Cedar Falls, IA', 'Des Moines, IA'],
  ['Bergen, Norway', 'Oslo, Norway'],
])(
  'a place before the dates is not an employer where others have theirs before the place: %s',
  (place, other) => {
    expect(
      postsOf(
        'Independent Harbour Adviser & Pilot',
        `${place} | Apr 2022 – Present`,
        '• Advised owners of quays on their cranes',
        'Head of International Markets',
        `Nordhav Foods LLC | ${other} | Feb 2019 – Mar 2022`,
        '• Led the pilots of the northern sound',
        'Director of Harbours',
        `Redwell Trading LLC | ${other} | Jan 2012 – Feb 2019`,
        '• Led the crews of forty cranes',
        'Manager of Harbour Clerks',
        `Fjordline Systems Inc | ${other} | Oct 2008 – Dec 2011`,
        '• Led the clerks of the harbour office',
      ).slice(0, 2),
    ).toEqual([
      'Independent Harbour Adviser & Pilot @ ',
      'Head of International Markets @ Nordhav Foods LLC',
    ]);
  },
);
