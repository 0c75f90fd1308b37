/** How the lines of pages are split into cells. */
import { expect, it } from 'vitest';
import { pageOf } from '../testing/pdf-items';
import { linesOfPages, linesOfParagraphs } from './lines';

it.each([
  ['Nordhav Foods ------------- Bergen', ['Nordhav Foods', 'Bergen']],
  ['Plant Manager ........... 2014', ['Plant Manager', '2014']],
  ['Nordhav Co.. . . . . . . . . . . . . 2014', ['Nordhav Co.', '2014']],
  ['Plant Manager -- Bergen', ['Plant Manager -- Bergen']],
  ['and so on ...', ['and so on ...']],
])('a line is split at leader dots: %s', (text, cells) => {
  expect(linesOfPages([pageOf([[[40, 0, 10, text]]])])[0]?.cells).toEqual(cells);
});

it.each([
  ['________________ Work Experience', 'Work Experience'],
  ['====== Work Experience', '====== Work Experience'],
  ['____________ 2014', '____________ 2014'],
  ['____________', '____________'],
])('a rule that was typed before a heading is removed: %s', (text, line) => {
  const paragraph = {
    cells: [text],
    bullet: false,
    bold: false,
    heading: false,
    size: 11,
    spaced: false,
    flow: 1,
  };
  expect(linesOfParagraphs([paragraph])[0]?.text).toBe(line);
});
