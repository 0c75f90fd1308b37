/** Employers in the cell of a labelled title, in forms that label no employer. */
import { expect, it } from 'vitest';
import type { CareerFacts } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const factsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* Relevant senior nautical and surveying experience', ...texts].map(
      // The rows of a Word table are flows of their own.
      (text, index) => paragraphOf(text, { flow: index }),
    ),
  );
const postsOf = ({ roles }: CareerFacts) =>
  roles.map(({ title, organisation, start }) => [title, organisation, start?.year]);

it('the employer after the last comma or dash is read, and a label repeated in each record ends no section', () => {
  const facts = factsOf(
    '* June 2020- ongoing (contract)',
    '* Position: ¦ Marine Surveyor, Department of Fisheries',
    '* Synopsis: ¦ Renews the systems of the harbours.',
    '* Responsibilities: ¦ Chart drawing (QGIS, Excel)',
    '* March 2016 – October 2019',
    '* Position: ¦ Senior Marine Surveyor, Tide and Current Analytics, Calder & Wren',
    '* Synopsis: ¦ Advised the towns on tides.',
    '* Responsibilities: ¦ Tide tables (QGIS)',
    '* February 2006 – November 2013',
    '* Position: ¦ Manager, Buoys and Soundings – Department of Harbours, Lights and Pilotage',
    '* Synopsis: ¦ Forecasts for the ministry.',
    '* Responsibilities: ¦ Soundings of channels',
  );
  expect(postsOf(facts)).toEqual([
    ['Marine Surveyor', 'Department of Fisheries', 2020],
    ['Senior Marine Surveyor, Tide and Current Analytics', 'Calder & Wren', 2016],
    ['Manager, Buoys and Soundings', 'Department of Harbours, Lights and Pilotage', 2006],
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
