/** The numbers of lists, which are not part of the names after them. */
import { expect, it } from 'vitest';
import { linesOfParagraphs } from '../../layout/lines';
import { paragraphOf } from '../../testing/paragraphs';
import { anchoredLinesOf } from './anchors';

const namesOf = (...texts: string[]) =>
  anchoredLinesOf(linesOfParagraphs(texts.map((text) => paragraphOf(text)))).segments.map(
    ([first]) => first?.text,
  );

it('numbers of several lines are those of a list', () => {
  expect(namesOf('1-Nordhav Parking', 'March 2015 – May 2016', '2- Fjordline Capitals')).toEqual([
    'Nordhav Parking',
    undefined,
    'Fjordline Capitals',
  ]);
});

it('the number of a single line belongs to its name', () => {
  expect(namesOf('7-Eleven', 'March 2015 – May 2016', 'Fjordline Capitals')[0]).toBe('7-Eleven');
});
