import { describe, expect, it } from 'vitest';
import { extensionOf, toUtf8 } from './kind';

const at = (path: string) => new URL(`https://site.example${path}`);

describe('the kind of a response', () => {
  it.each([
    ['text/html', '.html'],
    ['TEXT/HTML; charset=utf-8', '.html'],
    [' application/xhtml+xml ;q=1', '.html'],
    ['application/pdf', '.pdf'],
    ['application/msword', '.doc'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.xlsx'],
    ['application/json', undefined],
    ['image/png', undefined],
  ])('follows from the content type %s, whatever the path', (type, extension) => {
    expect(extensionOf(type, at('/'))).toBe(extension);
    expect(extensionOf(type, at('/report.pptx'))).toBe(extension);
  });

  it.each(['', ';charset=utf-8', 'application/octet-stream', 'binary/octet-stream'])(
    'follows from the path if the content type is ‘%s’',
    (type) => {
      expect(extensionOf(type, at('/Report.PDF?page=2'))).toBe('.pdf');
      expect(extensionOf(type, at('/files/cv.docx'))).toBe('.docx');
      expect(extensionOf(type, at('/report.pdf/'))).toBeUndefined();
      expect(extensionOf(type, at('/run.exe'))).toBeUndefined();
      expect(extensionOf(type, at('/'))).toBeUndefined();
    },
  );
});

describe('converting a page to UTF-8', () => {
  const read = (bytes: Uint8Array, type = 'text/html') => new TextDecoder().decode(toUtf8(bytes, type));
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  const meta = '<meta charset="windows-1252">';

  it('the byte order mark takes precedence over any declared encoding', () => {
    const little = Buffer.concat([Uint8Array.of(0xff, 0xfe), utf16('Grüße')]);
    const big = Buffer.concat([Uint8Array.of(0xfe, 0xff), utf16('Grüße').swap16()]);
    for (const page of [little, big]) expect(read(page, 'text/html; charset=utf-8')).toBe('Grüße');
  });

  it.each([
    [0xff, 0xff],
    [0xfe, 0xfe],
    [0x61, 0xfe],
    [0x61, 0xff],
    [0xff, 0x61],
    [0xfe, 0x61],
  ])('the bytes %i and %i are no byte order mark', (first, second) => {
    const page = latin1(`${String.fromCharCode(first, second)} Gr\u00fc\u00dfe`);
    expect(read(page, 'text/html; charset=iso-8859-1')).toBe(page.toString('latin1'));
  });

  it('the response header takes precedence over the page’s head, and UTF-8 is the default', () => {
    const page = latin1(`${meta}Gr\u00fc\u00dfe`);
    expect(read(page)).toBe(`${meta}Grüße`);
    expect(read(page, "text/html; charset = 'koi8-r'")).not.toContain('Grüße');
    expect(read(Buffer.from(`${meta}Grüße`), 'text/html;charset=UTF-8')).toBe(`${meta}Grüße`);
    expect(read(Buffer.from('Grüße'))).toBe('Grüße');
  });

  it('an encoding is only searched for in the first 1,024 bytes', () => {
    expect(read(latin1('charset=windows-1252 \u00fc'))).toContain('ü');
    const inside = latin1(`${' '.repeat(1_024 - meta.length)}${meta}\u00fc`);
    expect(read(inside)).toContain('ü');
    // Cut one byte short, the name is the unknown 'windows-125', so the bytes are passed on unchanged.
    const name = '<meta charset=windows-1252';
    const beyond = latin1(`${' '.repeat(1_025 - name.length)}${name}>\u00fc`);
    expect(read(beyond)).not.toContain('ü');
  });

  it('a page in an unknown encoding is returned unchanged', () => {
    const page = latin1('Gr\u00fc\u00dfe');
    expect(toUtf8(page, 'text/html; charset=klingon')).toEqual(page);
  });
});
