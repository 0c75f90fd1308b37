/** Employers in the cell of a labelled title, in forms that label no employer. */
import { expect, it } from 'vitest';
import type { CareerFacts } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const factsOf = (...texts: string[]) =>
  factsOfParagraphs(
    [
      'Inga Marlowe',
      'inga@example.com',
      '* Relevant senior professional and analytical experience',
      ...texts,
    ].map(
      // The rows of a Word table are flows of their own.
      (text, index) => paragraphOf(text, { flow: index }),
    ),
  );
const postsOf = ({ roles }: CareerFacts) =>
  roles.map(({ title, organisation, start }) => [title, organisation, start?.year]);

it('the employer after the last comma or dash is read, and a label repeated in each record ends no section', () => {
  const facts = factsOf(
    '* April 2021- ongoing (contract)',
    '* Position: ¦ Data Scientist, Department of Fisheries',
    '* Synopsis: ¦ Renews the systems of the harbours.',
    '* Responsibilities: ¦ Data visualisation (Power BI, Python)',
    '* May 2018 – September 2020',
    '* Position: ¦ Senior Data Scientist, Trust and Risk Analytics, Calder & Wren',
    '* Synopsis: ¦ Advised the government on data.',
    '* Responsibilities: ¦ Business intelligence (Power BI)',
    '* January 2007 – January 2015',
    '* Position: ¦ Manager, Research and Statistics – Department of Harbours, Energy and Travel',
    '* Synopsis: ¦ Forecasts for the ministry.',
    '* Responsibilities: ¦ Statistics on energy',
  );
  expect(postsOf(facts)).toEqual([
    ['Data Scientist', 'Department of Fisheries', 2021],
    ['Senior Data Scientist, Trust and Risk Analytics', 'Calder & Wren', 2018],
    ['Manager, Research and Statistics', 'Department of Harbours, Energy and Travel', 2007],
  ]);
  expect(facts.about).toEqual([]);
});

it('a labelled title with a comma stays whole where the employer has a label', () => {
  expect(
    postsOf(
      factsOf(
        '* April 2021 - May 2023',
        'Company: ¦ Nordhav Foods Ltd',
        '* Position: ¦ Director, Group Treasury',
        '* May 2018 – March 2021',
        'Company: ¦ Redwell Foods Ltd',
        '* Position: ¦ Manager, Group Treasury',
      ),
    ),
  ).toEqual([
    ['Director, Group Treasury', 'Nordhav Foods Ltd', 2021],
    ['Manager, Group Treasury', 'Redwell Foods Ltd', 2018],
  ]);
});
