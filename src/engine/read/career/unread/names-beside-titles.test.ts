/** Names beside titles that are asked about because no mark shows where they begin, or no date. */
import { expect, it } from 'vitest';
import type { DocumentLine } from '../../layout/line';
import { linesOfParagraphs } from '../../layout/lines';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { nameBesideTitle } from './names-beside-titles';

const nameIn = (text: string) => nameBesideTitle(linesOfParagraphs([paragraphOf(text)])[0] as DocumentLine);

it.each([
  ['2013 March – 2015 December : Security guard Tom Redwell (TR).', 'Tom Redwell (TR).'],
  ['2016: Teacher Nordhav Learning Centre', 'Nordhav Learning Centre'],
  ['Senior Planning Engineer FJORdE PMC Kleinort (2011 to 2013)', 'FJORdE PMC Kleinort'],
  ['Nordhav | Lead Designer Directed a whole new brand and its journeys', 'Nordhav'],
])('a name beside a title is found: %s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

it.each([
  'Plant Manager (2011 to 2013)',
  'Plant Manager, Nordhav Foods 2011 – 2013',
  'Officer Documentation 2011 – 2013',
  'Manager Business Development 2011 – 2013',
  'Lead Designer | Product Designer Directed a whole new brand',
  'Harbour Works | Cold Storage Halls and two boats',
  '• 2016: Teacher Nordhav Learning Centre',
  'In 2016 the teacher of Nordhav Learning Centre went home',
])('other lines have no such name: %s', (text) => {
  expect(nameIn(text)).toBeUndefined();
});

it('an undated post whose title runs into its sentence becomes a question', () => {
  const { unplaced } = factsOfParagraphs(
    [
      '* Inga Marlowe',
      'inga@example.com',
      '* EXPERIENCE',
      'Redwell | Product Designer (2019 – 2024)',
      '• Designed the screens of the wallet.',
      'Nordhav Offices | Lead Designer Directed a comprehensive brand overhaul and redesigned',
      'core journeys of users to raise the reach of the company.',
    ].map((text) => paragraphOf(text)),
  );
  expect(unplaced?.map(({ value }) => value)).toContain('Nordhav Offices');
});
