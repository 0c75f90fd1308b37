/** Writes small DOC files (Word 97 to 2003): text in its pieces, with headers and text boxes, without formatting. */
import CFB from 'cfb';

export interface DocSpec {
  body: readonly string[];
  header?: readonly string[];
  textboxes?: readonly string[];
  /** Source of a macro that must never run. */
  macro?: string;
  /** Sets the flag of a document with a password. */
  encrypted?: boolean;
}

/** Offset of the text in its stream, after the file information block. */
const TEXT_START = 0x800;
const USES_TABLE_1 = 0x0200;
const ENCRYPTED = 0x0100;
const EXTENDED_CHARACTERS = 0x1000;

/**
 * Writes a DOC file; tabs in a line separate the cells of a table.
 * @returns the bytes of the file
 */
export function docOf({ body, header = [], textboxes = [], macro, encrypted }: DocSpec): Uint8Array {
  const story = (lines: readonly string[]) => (lines.length > 0 ? `${lines.join('\r')}\r` : '');
  const main = story(body);
  const head = story(header) && `${story(header)}\r`;
  const boxes = story(textboxes) && `${story(textboxes)}\r`;
  const text = `${main}${head}${boxes}\r`;
  const information = Buffer.alloc(TEXT_START);
  information.writeUInt16LE(0xa5ec, 0);
  information.writeUInt16LE(0x00c1, 2);
  information.writeUInt16LE(USES_TABLE_1 | EXTENDED_CHARACTERS | (encrypted ? ENCRYPTED : 0), 0x0a);
  information.writeUInt32LE(TEXT_START, 0x18);
  information.writeUInt32LE(main.length, 0x4c);
  information.writeUInt32LE(head.length, 0x54);
  information.writeUInt32LE(boxes.length, 0x64);
  const headers = headerStories(head.length);
  const pieces = pieceTable(text.length);
  information.writeUInt32LE(0, 0xf2);
  information.writeUInt32LE(head ? headers.length : 0, 0xf6);
  information.writeUInt32LE(headers.length, 0x1a2);
  information.writeUInt32LE(pieces.length, 0x1a6);
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, 'WordDocument', Buffer.concat([information, Buffer.from(text, 'utf16le')]));
  CFB.utils.cfb_add(file, '1Table', Buffer.concat([headers, pieces]));
  if (macro) CFB.utils.cfb_add(file, 'Macros/VBA/ThisDocument', Buffer.from(macro, 'latin1'));
  return Uint8Array.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

/** Six empty separators, then the first section's stories, of which the second is the header of every page. */
function headerStories(length: number): Buffer {
  const ends = [0, 0, 0, 0, 0, 0, 0, 0, Math.max(0, length - 1), Math.max(0, length - 1), length];
  const bytes = Buffer.alloc(ends.length * 4);
  for (const [index, end] of ends.entries()) bytes.writeUInt32LE(end, index * 4);
  return bytes;
}

/** A piece table with a single piece of UTF-16 text. */
function pieceTable(length: number): Buffer {
  const bytes = Buffer.alloc(5 + 16);
  bytes.writeUInt8(2, 0);
  bytes.writeUInt32LE(16, 1);
  bytes.writeUInt32LE(length, 9);
  bytes.writeUInt32LE(TEXT_START, 15);
  return bytes;
}
