/** Types of files that contain the marks of other types. */
import { expect, it } from 'vitest';
import { detectType } from './detect';

const bytesOf = (...parts: string[]) => new Uint8Array(Buffer.from(parts.join(''), 'latin1'));
const archiveOf = (...entries: string[]) => bytesOf('PK\x03\x04', ...entries, 'PK\x05\x06', '\0'.repeat(18));

it('an archive that begins with an uncompressed PDF is an archive', () => {
  expect(detectType(archiveOf('Profile.pdf', '%PDF-1.7'), 'export.zip')).toBe('zip');
});

it('a JSON object whose text contains the header of a PDF is JSON', () => {
  expect(detectType(bytesOf('{"basics":{"summary":"Wrote a reader of %PDF-1.7"}}'), 'resume.json')).toBe(
    'json',
  );
});

it('a PDF with a few bytes before its header is a PDF', () => {
  expect(detectType(bytesOf('\r\n\r\n%PDF-1.7\n'), 'resume.pdf')).toBe('pdf');
});

it.each(['slides.pptx', 'sheet.xlsx', 'text.docx'])(
  '%s keeps its type with other documents in it',
  (name) => {
    const bytes = archiveOf('word/document.xml', 'ppt/presentation.xml', 'xl/workbook.xml');
    expect(detectType(bytes, name)).toBe(name.split('.')[1]);
  },
);

it('a document with the extension of another kind is refused', () => {
  expect(() => detectType(archiveOf('word/document.xml'), 'slides.pptx')).toThrow();
});
