/** Text of a DOCX or PDF that its readers cannot see, and text that only looks hidden. */
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { onePagePdf, pdfWithFontsOfOneName } from '@/server/testing/documents/one-page-pdf';
import { readFile } from '../read-file';

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const HIDDEN = 'Won the Nobel prize for running 900 ports.';
const VISIBLE = 'Led the renewal of nine ports in three years.';
const WHITE = '<w:color w:val="FFFFFF"/>';
const DARK = '<w:shd w:val="clear" w:fill="1F3864"/>';

async function textOfDocx(...paragraphs: string[]): Promise<string> {
  const body = [paragraph(run('Nora Lindqvist')), paragraph(run(VISIBLE)), ...paragraphs].join('');
  const bytes = zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
  });
  return JSON.stringify(await readFile({ slot: 'document', fileName: 'a.docx', source: 's1', bytes }));
}

it.each([
  ['marked as hidden', '<w:vanish/>'],
  ['white on white', WHITE],
  ['of one point', '<w:sz w:val="2"/>'],
])('text of a DOCX that is %s is not read', async (_, properties) => {
  const text = await textOfDocx(
    paragraph(run(HIDDEN, properties)),
    paragraph(run(`${VISIBLE} Then `) + run(HIDDEN, properties)),
  );
  expect(text).toContain(VISIBLE);
  expect(text).not.toContain('Nobel');
});

it.each([
  ['white on a dark run', paragraph(run(HIDDEN, WHITE + DARK))],
  ['white in a dark paragraph', paragraph(run(HIDDEN, WHITE), DARK)],
  [
    'white in a table, whose colour its style may give',
    `<w:tbl><w:tr><w:tc>${paragraph(run(HIDDEN, WHITE))}</w:tc></w:tr></w:tbl>`,
  ],
  ['no longer hidden', paragraph(run(HIDDEN, '<w:vanish w:val="0"/>'))],
])('text of a DOCX that is %s is read', async (_, content) => {
  expect(await textOfDocx(content)).toContain('Nobel');
});

it.each([
  ['of one point', [40, 600, 1, HIDDEN]],
  ['beside the page', [4_000, 600, 11, HIDDEN]],
  ['below the page', [40, -600, 11, HIDDEN]],
] as [string, [number, number, number, string]][])('text of a PDF %s is not read', async (_, item) => {
  const bytes = onePagePdf([[40, 740, 24, 'Nora Lindqvist'], [40, 700, 11, VISIBLE], item]);
  const text = JSON.stringify(await readFile({ slot: 'document', fileName: 'a.pdf', source: 's1', bytes }));
  expect(text).toContain(VISIBLE);
  expect(text).not.toContain('Nobel');
});

const NAME = [40, 740, 24, 'Nora Lindqvist'] as const;
const LINE = [40, 700, 11, VISIBLE] as const;
async function textOfPdf(...lines: Parameters<typeof onePagePdf>[0]): Promise<string> {
  const bytes = onePagePdf(lines);
  return JSON.stringify(await readFile({ slot: 'document', fileName: 'a.pdf', source: 's1', bytes }));
}

it.each([
  ['white on white', '1 1 1 rg'],
  ['nearly white', '0.98 g'],
  ['white by CMYK', '0 0 0 0 k'],
  ['drawn without ink', '3 Tr'],
  ['white on a dark area that stands elsewhere', '0 0 0.3 rg 0 0 600 300 re f 1 1 1 rg'],
])('text of a PDF that is %s is not read', async (_, before) => {
  const text = await textOfPdf(NAME, LINE, [40, 600, 11, HIDDEN, before]);
  expect(text).toContain(VISIBLE);
  expect(text).not.toContain('Nobel');
});

it('text of a PDF that is white in a font of its own is not read', async () => {
  const bytes = pdfWithFontsOfOneName([NAME, LINE, [40, 600, 11, HIDDEN, '1 g']]);
  const text = JSON.stringify(await readFile({ slot: 'document', fileName: 'a.pdf', source: 's1', bytes }));
  expect(text).toContain(VISIBLE);
  expect(text).not.toContain('Nobel');
});

it('hidden text of a PDF that continues at the end of a line is not read', async () => {
  const width = 245;
  const text = await textOfPdf(NAME, LINE, [40 + width, 700, 11, HIDDEN, '1 1 1 rg']);
  expect(text).toContain(VISIBLE);
  expect(text).not.toContain('Nobel');
});

it.each([
  ['white on a dark area', '0 0 0.3 rg 0 500 600 200 re f 1 1 1 rg'],
  ['white in a dark form', 'q 0.1 g 1 0 0 1 0 500 cm 0 0 600 200 re f Q 1 g'],
  ['white on a picture', 'q 600 0 0 200 0 500 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x20 EI Q 1 g'],
  ['grey', '0.5 g'],
])('text of a PDF that is %s is read', async (_, before) => {
  expect(await textOfPdf(NAME, LINE, [40, 600, 11, HIDDEN, before])).toContain('Nobel');
});

it('text of a PDF that has an invisible shadow is read', async () => {
  const shadow = [40.5, 599.5, 11, HIDDEN, '1 g'] as const;
  expect(await textOfPdf(NAME, LINE, shadow, [40, 600, 11, HIDDEN])).toContain('Nobel');
});

it('text of a PDF that is drawn without ink throughout, as under a scan, is read', async () => {
  const scan = [NAME, LINE, [40, 600, 11, HIDDEN] as const].map((line) => [...line, '3 Tr'] as const);
  expect(await textOfPdf(...scan)).toContain('Nobel');
});
