/** Tables and text boxes of a DOCX, as lines. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { extractDocx } from './docx';
import { UnreadableError } from './errors';

const p = (text: string, extraXml = '') => `<w:p><w:r><w:t>${text}</w:t></w:r>${extraXml}</w:p>`;
const EMPTY = '<w:p/>';
const cell = (...texts: string[]) =>
  `<w:tc>${texts.map((text) => (text === '' ? EMPTY : p(text))).join('')}</w:tc>`;
const table = (...rows: string[][][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((texts) => cell(...texts)).join('')}</w:tr>`).join('')}</w:tbl>`;
const shape = (style: string, ...texts: string[]) =>
  `<w:r><w:pict><v:shape style="${style}"><v:textbox><w:txbxContent>${texts.map((text) => p(text)).join('')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
const drawing = (emu: number, text: string) =>
  `<w:r><w:drawing><wp:anchor><wp:positionV relativeFrom="paragraph"><wp:posOffset>${emu}</wp:posOffset></wp:positionV>` +
  `<wps:txbx><w:txbxContent>${p(text)}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></w:r>`;

/** The cells of each paragraph, joined by bars. */
async function linesOf(...body: string[]): Promise<string[]> {
  const xml = `<w:document><w:body>${body.join('')}</w:body></w:document>`;
  const extracted = await extractDocx(zipSync({ 'word/document.xml': strToU8(xml) }));
  if (extracted.kind !== 'paragraphs') throw new UnreadableError('damaged');
  return extracted.paragraphs.map(({ cells }) => cells.join(' | '));
}

describe('a table of data', () => {
  const HEAD = [['Employer'], ['Designation'], ['Period']];

  it('has a line for each row, even if its cells wrap', async () => {
    expect(
      await linesOf(
        table(
          HEAD,
          [['Nordhav Foods', 'Oslo, Norland'], ['Plant', 'Manager'], ['2014 – 2018']],
          [['Redwell   Trading'], ['Buyer'], ['2010 – 2014']],
        ),
      ),
    ).toEqual([
      'Employer | Designation | Period',
      'Nordhav Foods, Oslo, Norland | Plant Manager | 2014 – 2018',
      'Redwell Trading | Buyer | 2010 – 2014',
    ]);
  });

  it('has the duties of a post below its line', async () => {
    const duties = 'Ran the plant with 200 people. '.repeat(6).trim();
    expect(
      await linesOf(table([['2014 – 2018'], ['Nordhav Foods', 'Oslo'], [duties, 'Bought it.']])),
    ).toEqual(['2014 – 2018 | Nordhav Foods Oslo', duties, 'Bought it.']);
  });

  it('has a line for each of the dates that one cell lists', async () => {
    expect(
      await linesOf(
        table(HEAD, [
          ['Nordhav Foods', '', 'Redwell', 'Trading'],
          ['Manager', 'Buyer'],
          ['2014 – 2018', '2010 – 2014'],
        ]),
      ),
    ).toEqual([
      'Employer | Designation | Period',
      'Nordhav Foods | Manager | 2014 – 2018',
      'Redwell Trading | Buyer | 2010 – 2014',
    ]);
  });

  it('is not recognised in a list of skills', async () => {
    expect(
      await linesOf(table([['Tools'], ['Trade'], ['Law']], [['Excel', 'Word'], ['Futures'], ['Sales']])),
    ).toEqual(['Tools | Trade | Law', 'Excel', 'Word', 'Futures', 'Sales']);
  });

  it('has a value that continues in lower case beside its label', async () => {
    expect(await linesOf(table([['Role'], ['Accounts executive for cash', 'books of the plant']]))).toEqual([
      'Role | Accounts executive for cash books of the plant',
    ]);
    expect(await linesOf(table([['Education'], ['MBA', 'Velmont University']]))).toEqual([
      'Education',
      'MBA',
      'Velmont University',
    ]);
  });
});

describe('a text box', () => {
  it('of one line is part of the text at its position', async () => {
    expect(
      await linesOf(
        p('Nora Lindqvist'),
        p('', shape('margin-top:14pt', 'WORK EXPERIENCE')),
        p('Buyer, Redwell Trading, 2010 – 2014'),
        p('Bought grain.', shape('margin-top:14pt', 'EDUCATION')),
        p('MBA, Velmont University', drawing(-200_000, 'STUDIES')),
      ),
    ).toEqual([
      'Nora Lindqvist',
      'WORK EXPERIENCE',
      'Buyer, Redwell Trading, 2010 – 2014',
      'Bought grain.',
      'EDUCATION',
      'STUDIES',
      'MBA, Velmont University',
    ]);
  });

  it('with dates beside a line belongs to that line', async () => {
    expect(await linesOf(p('Nora Lindqvist'), p('Nordhav Foods', drawing(52_705, '2014 to 2018')))).toEqual([
      'Nora Lindqvist',
      'Nordhav Foods | 2014 to 2018',
    ]);
  });

  it('is read before the text if it has several lines, begins the text or is one of several', async () => {
    expect(
      await linesOf(
        p('', shape('', 'Nora Lindqvist')),
        p('Buyer'),
        p('Redwell Trading', shape('', 'SKILLS', 'Excel')),
        p('2010 – 2014', shape('', 'Norse') + shape('', 'French')),
      ),
    ).toEqual([
      'Nora Lindqvist',
      'SKILLS',
      'Excel',
      'Norse',
      'French',
      'Buyer',
      'Redwell Trading',
      '2010 – 2014',
    ]);
  });
});

describe('words that are two spaces apart', () => {
  it.each([
    ['REDWELL  FINANCIAL SERVICES LTD.  ', 'REDWELL FINANCIAL SERVICES LTD.'],
    ['NH FINANCIERS  INDIA  LTD.', 'NH FINANCIERS INDIA LTD.'],
    ['SITE ENGINEER  NORDHAV FOODS LTD.', 'SITE ENGINEER | NORDHAV FOODS LTD.'],
    ['OSLO  NORDHAV FOODS LTD.', 'OSLO | NORDHAV FOODS LTD.'],
    ['Nordhav Foods  2014', 'Nordhav Foods | 2014'],
  ])('are cells, but for those of a company in capitals: %s', async (text, cells) => {
    expect(await linesOf(p(text))).toEqual([cells]);
  });
});

it('a horizontal rule inside a paragraph ends its line', async () => {
  const rule = '<w:r><w:pict><v:rect o:hralign="center" o:hrstd="t" o:hr="t"/></w:pict></w:r>';
  const glued = `<w:p><w:r><w:t>She runs harbours.</w:t></w:r>${rule}<w:r><w:t>Experience</w:t></w:r></w:p>`;
  expect(await linesOf(glued, `<w:p>${rule}</w:p>`, p('Fjord & Stone'))).toEqual([
    'She runs harbours.',
    'Experience',
    'Fjord & Stone',
  ]);
  const picture = rule.replace(' o:hr="t"', '');
  expect(await linesOf(glued.replace(rule, picture))).toEqual(['She runs harbours.Experience']);
});
