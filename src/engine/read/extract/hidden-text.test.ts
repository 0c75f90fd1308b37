import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFile } from '../read-file';
import { tinyPdf } from '../testing/tiny-pdf';

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const HIDDEN = 'Won the Nobel prize for running 900 ports.';
const SEEN = 'Led the renewal of nine ports in three years.';
const WHITE = '<w:color w:val="FFFFFF"/>';
const DARK = '<w:shd w:val="clear" w:fill="1F3864"/>';

async function textOfDocx(...paragraphs: string[]): Promise<string> {
  const body = [paragraph(run('Nora Lindqvist')), paragraph(run(SEEN)), ...paragraphs].join('');
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
    paragraph(run(`${SEEN} Then `) + run(HIDDEN, properties)),
  );
  expect(text).toContain(SEEN);
  expect(text).not.toContain('Nobel');
});

it.each([
  ['on a dark run', paragraph(run(HIDDEN, WHITE + DARK))],
  ['in a dark paragraph', paragraph(run(HIDDEN, WHITE), DARK)],
  [
    'in a table, whose colour its style may give',
    `<w:tbl><w:tr><w:tc>${paragraph(run(HIDDEN, WHITE))}</w:tc></w:tr></w:tbl>`,
  ],
  ['no longer hidden', paragraph(run(HIDDEN, '<w:vanish w:val="0"/>'))],
])('white text of a DOCX %s is read', async (_, content) => {
  expect(await textOfDocx(content)).toContain('Nobel');
});

it.each([
  ['of one point', [40, 600, 1, HIDDEN]],
  ['beside the page', [4_000, 600, 11, HIDDEN]],
  ['below the page', [40, -600, 11, HIDDEN]],
] as [string, [number, number, number, string]][])('text of a PDF %s is not read', async (_, item) => {
  const bytes = tinyPdf([[40, 740, 24, 'Nora Lindqvist'], [40, 700, 11, SEEN], item]);
  const text = JSON.stringify(await readFile({ slot: 'document', fileName: 'a.pdf', source: 's1', bytes }));
  expect(text).toContain(SEEN);
  expect(text).not.toContain('Nobel');
});
