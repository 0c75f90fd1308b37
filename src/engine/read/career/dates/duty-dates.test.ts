/** Dates at the end of a duty, which are not those of a post. */
import { expect, it } from 'vitest';
import type { DocumentLine } from '../../layout/line';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { endsDuty } from './duty-dates';

const isLastOfDuty = (...texts: string[]) => {
  const lines: readonly DocumentLine[] = linesOfPages([
    pageOf([texts.map((text): PdfTextRow => [60, 13, 10, text])]),
  ]);
  return endsDuty(lines, lines.length - 1);
};

it('a date after a preposition closes a duty that began with a verb above', () => {
  expect(
    isLastOfDuty(
      'Built messages and packages for the Fjordline platform, winning millions in',
      'harbour pipeline from 2019–2020.',
    ),
  ).toBe(true);
  expect(
    isLastOfDuty(
      'Grew the sales of the northern depots by a third with two new halls and a',
      'second line of boats between the islands and',
      'the towns of the Sound in 2012 - 2014.',
    ),
  ).toBe(true);
});

it.each([
  [['Nordhav Foods', 'Plant Manager from 2019–2020.']],
  [['Led the plant of the northern sound.', 'Plant Manager, Redwell from 2019–2020.']],
  [['Led the plant of the northern sound with forty people for', 'Redwell Trading, 2019–2020']],
  [['Worked as plant manager from 2019–2020.']],
])('dates that may be those of a post are kept: %s', (texts) => {
  expect(isLastOfDuty(...texts)).toBe(false);
});
