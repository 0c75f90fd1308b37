/** Leaders, rules and tabs in a line: how it is split into cells, and what is not part of its text. */
import { expect, it } from 'vitest';
import { paragraphOf } from '../testing/paragraphs';
import { pageOf } from '../testing/pdf-items';
import { linesOfPages, linesOfParagraphs } from './lines';

it.each([
  ['Nordhav Foods ------------- Bergen', ['Nordhav Foods', 'Bergen']],
  ['Plant Manager ........... 2014', ['Plant Manager', '2014']],
  ['Nordhav Co.. . . . . . . . . . . . . 2014', ['Nordhav Co.', '2014']],
])('a line is split at leaders of dots or dashes: %s', (text, cells) => {
  expect(linesOfPages([pageOf([[[40, 0, 10, text]]])])[0]?.cells).toEqual(cells);
});

it.each(['Plant Manager -- Bergen', 'and so on ...'])(
  'a line is not split at a dash or an ellipsis: %s',
  (text) => {
    expect(linesOfPages([pageOf([[[40, 0, 10, text]]])])[0]?.cells).toEqual([text]);
  },
);

const textOfParagraph = (text: string) =>
  linesOfParagraphs([
    { cells: [text], bullet: false, bold: false, heading: false, size: 11, spaced: false, flow: 1 },
  ])[0]?.text;

it('a rule of underscores before a heading is removed', () => {
  expect(textOfParagraph('________________ Work Experience')).toBe('Work Experience');
});

it.each(['====== Work Experience', '____________ 2014', '____________'])(
  'other signs before a heading, and underscores before a number or alone, are kept: %s',
  (text) => {
    expect(textOfParagraph(text)).toBe(text);
  },
);

it('the words of a sentence that tabs separate form one cell, unlike those of a row of a table', () => {
  const cells = ['Automation', 'Course', '(PLC', 'and', 'DCS)', 'from', 'NORDHAV', 'ACADEMY'];
  const [line] = linesOfParagraphs([paragraphOf('x', { cells })]);
  expect(line?.cells).toEqual(['Automation Course (PLC and DCS) from NORDHAV ACADEMY']);
  const row = ['Degree', 'School', 'of', 'Year', 'Marks'];
  expect(linesOfParagraphs([paragraphOf('x', { cells: row })])[0]?.cells).toEqual(row);
});

it.each([
  ['Varn College ❥ Board Certificate', 'Varn College • Board Certificate'],
  ['Nordhav ◆ Bergen ◆ 2014', 'Nordhav • Bergen • 2014'],
  ['Dutch ★ ★ ☆ for 9 years', 'Dutch ★ ★ ☆ for 9 years'],
])('an ornament between two fields separates them as a bullet does: %s', (text, expected) => {
  expect(linesOfPages([pageOf([[[40, 0, 10, text]]])])[0]?.text).toBe(expected);
});
