/** Files that cannot be read: damaged, protected, mislabelled or too large. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { protectedPdf } from '@/server/testing/documents/documents';
import { onePagePdf } from '@/server/testing/documents/one-page-pdf';
import { runJob } from '../../process/run-job';

const runReadJob = (fileName: string, bytes: Uint8Array, slot: 'resume' | 'linkedin_file' = 'resume') =>
  runJob('read', { slot, fileName, bytes, source: 's1' });
const pdf = onePagePdf([
  [40, 740, 24, 'Nora Lindqvist'],
  [40, 700, 11, 'Operations leader in Gothenburg'],
]);
const documentXml =
  '<w:document><w:body><w:p><w:r><w:t>Nora Lindqvist, operations leader</w:t></w:r></w:p></w:body></w:document>';

describe('the reader of files refuses with a reason', () => {
  const zeros = new Uint8Array(64 * 1024 * 1024);
  it.each([
    ['an empty file', 'a.pdf', new Uint8Array(), 'empty'],
    ['a PDF cut off', 'a.pdf', pdf.subarray(0, 60), 'damaged'],
    ['a PDF with a password', 'a.pdf', protectedPdf(), 'protected'],
    ['a PDF without text', 'a.pdf', onePagePdf([]), 'scan'],
    ['a PDF named DOCX', 'a.docx', pdf, 'mismatch'],
    ['text named PDF', 'a.pdf', strToU8('just some text'), 'mismatch'],
    ['a program', 'a.exe', strToU8('MZ nothing'), 'unsupported'],
    ['an image cut off', 'a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'damaged'],
    [
      'a DOCX cut off',
      'a.docx',
      zipSync({ 'word/document.xml': strToU8(documentXml) }).subarray(0, 50),
      'damaged',
    ],
    [
      'an OLE header alone',
      'a.doc',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
      'damaged',
    ],
    ['a ZIP bomb', 'a.docx', zipSync({ 'word/document.xml': zeros }, { level: 9 }), 'tooMuch'],
    ['a file over 5 MB', 'a.pdf', new Uint8Array(5 * 1024 * 1024 + 1), 'tooLarge'],
  ])('%s', async (_, name, bytes, reason) => {
    expect(await runReadJob(name, bytes)).toEqual({ ok: false, reason });
  });

  it('a ZIP without LinkedIn’s files, with a name that leaves its folder', async () => {
    const bytes = zipSync({ '../../etc/passwd': strToU8('x'), 'holiday.csv': strToU8('a,b\n1,2') });
    expect(await runReadJob('a.zip', bytes, 'linkedin_file')).toEqual({ ok: false, reason: 'notLinkedIn' });
  });
});

it('a PDF is read from its bytes to its facts', async () => {
  const outcome = await runReadJob('a.pdf', pdf);
  expect(outcome.ok && outcome.output.facts.name?.value).toBe('Nora Lindqvist');
  expect(outcome.ok && outcome.output.facts.sources).toEqual([
    { id: 's1', kind: 'resume', name: 'a.pdf', pages: 1 },
  ]);
});
