/** Words at which a line could be split and which are part of a name. */
import { expect, it } from 'vitest';
import { linesOfParagraphs } from '../../layout/lines';
import { paragraphOf } from '../../testing/paragraphs';
import { segmentsOf } from './segments';

const partsOf = (text: string) => {
  const [line] = linesOfParagraphs([paragraphOf(text)]);
  return line && segmentsOf(line, undefined).map((segment) => segment.text);
};

it('a word with a capital between words of no title and no place is part of a name', () => {
  expect(partsOf('Teacher, Kids In Boats, Bergen, Norway')).toEqual([
    'Teacher',
    'Kids In Boats',
    'Bergen',
    'Norway',
  ]);
  expect(partsOf('Harbour Cranes In Bergen')).toEqual(['Harbour Cranes', 'Bergen']);
  expect(partsOf('Teacher In Quarterhouse')).toEqual(['Teacher', 'Quarterhouse']);
});

it('a name is whole before an abbreviation that has its initials, in whatever order', () => {
  const rest = ['Bergen'];
  for (const name of [
    'Organization of Naval Sports in Africa (ONSA)',
    'League for Boats in Arctic Waters (LBWA)',
  ])
    expect(partsOf(`${name}, Bergen`)).toEqual([...name.slice(0, -1).split(' ('), ...rest]);
  expect(partsOf('Teacher for Sports in Africa (ONSA)')).toEqual(['Teacher', 'Sports', 'Africa', 'ONSA']);
});
