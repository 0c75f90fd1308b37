/** Files that are broken, mislabelled or malicious, and a few that only look so, each with what its owner sees. */
import { deflateSync } from 'node:zlib';
import CFB from 'cfb';
import { strToU8, zipSync } from 'fflate';
import { docxOf, protectedPdf, RESUME_LINES } from './documents';
import { docOf } from './office-files/doc';
import { pptOf } from './office-files/ppt';
import { pptxOf } from './office-files/pptx';
import { workbookOf } from './office-files/sheets';
import { writePdf } from './pdf';
import { pageOfLines, pdfOfPictures, pictureOf } from './scans';

export interface HostileFile {
  /** The attack or defect, as named in titles of tests. */
  defect: string;
  slot: 'linkedin' | 'resume' | 'document';
  fileName: string;
  bytes: Uint8Array;
  /** The sentence that its owner sees, or 'read' if the file is read without one. */
  expected: RegExp | 'read';
}

const DAMAGED_MESSAGE_PATTERN = /is damaged/;
const MISMATCH_MESSAGE_PATTERN = /not what its name says/;
const PROTECTED_MESSAGE_PATTERN = /protected by a password/;
const BOMB_MESSAGE_PATTERN = /unpacks to more than can be read safely/;
const UNSAFE_MESSAGE_PATTERN = /holds definitions that no office program writes/;

const resumePdf = () =>
  writePdf([RESUME_LINES.map((text, index) => ({ x: 60, y: 740 - index * 16, size: 11, text }))]);
const deck = () => [{ boxes: [{ x: 40, y: 40, width: 600, height: 200, lines: [...RESUME_LINES] }] }];
const truncate = (bytes: Uint8Array, share = 0.5) => bytes.subarray(0, Math.floor(bytes.length * share));

/** An office file with a password: an OLE file around an encrypted package. */
function encryptedOffice(): Uint8Array {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, 'EncryptionInfo', Buffer.alloc(200, 7));
  CFB.utils.cfb_add(file, 'EncryptedPackage', Buffer.alloc(5_000, 9));
  return Uint8Array.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

const POSITIONS =
  'Company Name,Title,Started On,Finished On\nSaltmarsh Shipping,Chief Financial Officer,Mar 2018,\n';

/** A document type whose entity `a12` stands for 10 to the power of 12 words: the 'billion laughs'. */
const ENTITY_BOMB = `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from({ length: 12 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`).join('')}]>`;

function zipOf(texts: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])));
}

/**
 * Makes a ZIP bomb: an archive with one file of blanks that is tiny until it is unpacked.
 * @param megabytes the unpacked size
 */
function zipBomb(part: string, megabytes: number): Uint8Array {
  return zipSync({ [part]: new Uint8Array(megabytes * 1024 * 1024).fill(0x20) }, { level: 9 });
}

/** A PDF whose only content stream decompresses to the given number of megabytes of blanks. */
function streamBomb(megabytes: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 0x20)).toString('latin1');
  const plain = Buffer.from(writePdf([[]])).toString('latin1');
  const body = plain.replace(
    /<< \/Length 0 >>\nstream\n\nendstream/,
    () => `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
  );
  return new Uint8Array(Buffer.from(body, 'latin1'));
}

/** A one-bit PNG, all black: tiny as a file, huge when decoded. */
function hugePng(side: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4, 'latin1');
    // The check sums are wrong on purpose: the file has to be refused before they are checked.
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]),
  );
}

/** Hostile files of every kind. `megabytes` is the unpacked size of bombs, `pages` the length of long files. */
export function hostileFiles({ megabytes, pages }: { megabytes: number; pages: number }): HostileFile[] {
  const blank = pictureOf([], 'jpeg', 100);
  const scan = pictureOf(pageOfLines(RESUME_LINES), 'jpeg');
  // Recognising a page takes the longer the more is on it, and what is hostile is the number of pages.
  const fewLines = pageOfLines(RESUME_LINES.slice(0, 5));
  const scanOfFewLines = pictureOf(fewLines, 'jpeg');
  const resume = (
    defect: string,
    fileName: string,
    bytes: Uint8Array,
    expected: HostileFile['expected'],
  ): HostileFile => ({
    defect,
    slot: 'resume',
    fileName,
    bytes,
    expected,
  });
  const document = (...rest: Parameters<typeof resume>): HostileFile => ({
    ...resume(...rest),
    slot: 'document',
  });
  const picture = pictureOf(fewLines, 'png');
  const html = strToU8('<!doctype html><html><body><h1>Ines Calder</h1></body></html>');
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  return [
    resume('empty', 'empty.pdf', new Uint8Array(), /is empty/),
    resume('truncated PDF', 'cut.pdf', truncate(resumePdf(), 0.04), DAMAGED_MESSAGE_PATTERN),
    resume('truncated DOCX', 'cut.docx', truncate(docxOf(RESUME_LINES), 0.1), DAMAGED_MESSAGE_PATTERN),
    resume('truncated DOC', 'cut.doc', truncate(docOf({ body: RESUME_LINES }), 0.1), DAMAGED_MESSAGE_PATTERN),
    document('truncated PPTX', 'cut.pptx', truncate(pptxOf(deck()), 0.3), DAMAGED_MESSAGE_PATTERN),
    document('truncated PPT', 'cut.ppt', truncate(pptOf(deck()), 0.2), DAMAGED_MESSAGE_PATTERN),
    document(
      'truncated XLSX',
      'cut.xlsx',
      truncate(workbookOf({ A: [['Employer', 'Role']] }, 'xlsx'), 0.1),
      DAMAGED_MESSAGE_PATTERN,
    ),
    document(
      'truncated XLS',
      'cut.xls',
      truncate(workbookOf({ A: [['Employer', 'Role']] }, 'xls'), 0.1),
      DAMAGED_MESSAGE_PATTERN,
    ),
    document('truncated PNG', 'cut.png', picture.subarray(0, 60), DAMAGED_MESSAGE_PATTERN),
    resume('encrypted PDF', 'secret.pdf', protectedPdf(), PROTECTED_MESSAGE_PATTERN),
    resume('encrypted DOCX', 'secret.docx', encryptedOffice(), PROTECTED_MESSAGE_PATTERN),
    resume(
      'encrypted DOC',
      'secret.doc',
      docOf({ body: RESUME_LINES, encrypted: true }),
      PROTECTED_MESSAGE_PATTERN,
    ),
    document('encrypted PPTX', 'secret.pptx', encryptedOffice(), PROTECTED_MESSAGE_PATTERN),
    document('encrypted XLSX', 'secret.xlsx', encryptedOffice(), PROTECTED_MESSAGE_PATTERN),
    resume('wrong extension', 'slides.docx', pptxOf(deck()), MISMATCH_MESSAGE_PATTERN),
    document('wrong extension', 'photo.xlsx', picture, MISMATCH_MESSAGE_PATTERN),
    resume(
      'polyglot of PDF and ZIP',
      'both.docx',
      new Uint8Array([...resumePdf(), ...docxOf(RESUME_LINES)]),
      MISMATCH_MESSAGE_PATTERN,
    ),
    document('polyglot of PNG and HTML', 'both.png', new Uint8Array([...picture, ...html]), 'read'),
    resume('scan of nothing', 'blank.pdf', pdfOfPictures([blank]), /no text could be recognised/),
    resume('scan', 'scan.pdf', pdfOfPictures([scan]), 'read'),
    resume('zip bomb in a DOCX', 'bomb.docx', zipBomb('word/document.xml', megabytes), BOMB_MESSAGE_PATTERN),
    document(
      'zip bomb in a PPTX',
      'bomb.pptx',
      zipBomb('ppt/presentation.xml', megabytes),
      BOMB_MESSAGE_PATTERN,
    ),
    document('zip bomb in an XLSX', 'bomb.xlsx', zipBomb('xl/workbook.xml', megabytes), BOMB_MESSAGE_PATTERN),
    {
      ...resume(
        'zip bomb in an export',
        'bomb.zip',
        zipBomb('Positions.csv', megabytes),
        BOMB_MESSAGE_PATTERN,
      ),
      slot: 'linkedin',
    },
    resume('bomb in a PDF', 'bomb.pdf', streamBomb(megabytes), /./),
    resume(
      'entity bomb in a DOCX',
      'laughs.docx',
      zipOf({
        'word/document.xml': `${ENTITY_BOMB}<w:document><w:body><w:p><w:r><w:t>&a12;</w:t></w:r></w:p></w:body></w:document>`,
      }),
      UNSAFE_MESSAGE_PATTERN,
    ),
    document(
      'entity bomb in an XLSX',
      'laughs.xlsx',
      zipOf({
        'xl/workbook.xml': `${ENTITY_BOMB}<workbook><sheets/></workbook>`,
        'xl/sharedStrings.xml': '<sst/>',
      }),
      UNSAFE_MESSAGE_PATTERN,
    ),
    resume(
      `${pages} pages`,
      'long.pdf',
      writePdf(
        Array.from({ length: pages }, (_, index) => [
          { x: 60, y: 700, size: 11, text: `Page ${index + 1} of a very long report` },
        ]),
      ),
      /Only the first 40 of the/,
    ),
    resume(
      `${pages} scanned pages`,
      'long-scan.pdf',
      pdfOfPictures(Array.from({ length: pages }, () => scanOfFewLines)),
      /Only the first (?:\d )?of the/,
    ),
    resume(
      'macro in a DOC',
      'macro.doc',
      docOf({ body: RESUME_LINES, macro: 'Sub AutoOpen()\nShell "rm -rf /"\nEnd Sub' }),
      'read',
    ),
    resume('UTF-16 named DOC', 'wide.doc', utf16(RESUME_LINES.join('\n')), MISMATCH_MESSAGE_PATTERN),
    {
      ...resume('UTF-16 in an export', 'wide.zip', zipSync({ 'Positions.csv': utf16(POSITIONS) }), 'read'),
      slot: 'linkedin',
    },
    resume('HTML named PDF', 'page.pdf', html, MISMATCH_MESSAGE_PATTERN),
    {
      ...resume(
        'path traversal in a ZIP',
        'climb.zip',
        zipSync({ '../../../../tmp/quarterdeck-escaped': strToU8('x'), '/etc/cron.d/x': strToU8('y') }),
        /none of the files of a LinkedIn data export/,
      ),
      slot: 'linkedin',
    },
    {
      ...resume(
        'path traversal beside an export',
        'climb2.zip',
        zipSync({ '../../x/Positions.csv': strToU8(POSITIONS), '../passwd': strToU8('x') }),
        'read',
      ),
      slot: 'linkedin',
    },
    document('PNG of 20,000 by 20,000', 'huge.png', hugePng(20_000), /too large to be read/),
    document('a program', 'setup.exe', strToU8('MZ nothing'), /of this kind are not read/),
  ];
}
