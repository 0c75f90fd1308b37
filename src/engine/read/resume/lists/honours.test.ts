/** Honours that are listed with their years. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfParagraphs } from '../../layout/lines';
import { paragraphOf } from '../../testing/paragraphs';
import { readTitledEntries } from './read-lists';

it('each line that begins with a year is an honour of its own, however close the lines are', () => {
  const lines = linesOfParagraphs([
    paragraphOf('2022 Harbour Prize Finalist, Nordhav', { spaced: true }),
    paragraphOf('2021 Mill Scholarship, Brillwater'),
    paragraphOf('2019 Grower of the Year, Brillwater'),
    paragraphOf('2017 Silver Medal of Varn', { spaced: true }),
  ]);
  const honours = readTitledEntries(new FactsBuilder('s1', 'resume'), lines, 'honour');
  expect(honours.map(({ value }) => value)).toEqual([
    'Harbour Prize Finalist, Nordhav',
    'Mill Scholarship, Brillwater',
    'Grower of the Year, Brillwater',
    'Silver Medal of Varn',
  ]);
});
