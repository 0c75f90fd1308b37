/** Posts whose title stands below what their company does. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(['Inga Marlowe', 'EXPERIENCE', ...lines].map((line) => paragraphOf(line))).roles.map(
    ({ title, organisation, start, end }) => [title, organisation, start?.year, end],
  );

it('a labelled title below three lines about the company is that of its employer and dates', () => {
  expect(
    postsOf(
      'Redwell Garden Supply, Albany NY ¦ June 2020 – Current Date',
      'Redwell sells seeds, bulbs and small trees by mail to gardeners in ten countries, and every spring it opens',
      'shops in twenty towns for six weeks. Its catalogue of roses has been printed since the year in which it was',
      'founded, and half a million people have it.',
      'Role: Head of Greenhouse Automation and Irrigation',
      'Responsibilities:',
      '• Water everything in time',
    ),
  ).toEqual([['Head of Greenhouse Automation and Irrigation', 'Redwell Garden Supply', 2020, 'present']]);
});

it('a title below the text of a post that has one above it begins the next post', () => {
  expect(
    postsOf(
      '* Plant Manager',
      '* Nordhav Foods, Oslo ¦ 2015 – 2018',
      'Ran the plant with forty people and with all of the partners that it had in the north of the country.',
      '* Shift Supervisor',
      '* Redwell Trading, Bergen ¦ 2012 – 2015',
      'Ran the shift of the night and all of its partners of the coast, the harbours and the northern islands.',
      '* Machine Operator',
      '* Velmont, Leeds ¦ 2009 – 2012',
      'Ran the line of the fish and all of its partners of the coast, the harbours and the northern islands.',
    ).map(([title, organisation]) => [title, organisation]),
  ).toEqual([
    ['Plant Manager', 'Nordhav Foods'],
    ['Shift Supervisor', 'Redwell Trading'],
    ['Machine Operator', 'Velmont'],
  ]);
});
