/** Detects a file's type by its content; the extension must agree with it. */
import { UnreadableError } from './errors';

export type FileType = 'pdf' | 'docx' | 'zip' | 'doc' | 'ppt' | 'xls' | 'pptx' | 'xlsx' | 'image' | 'json';

const EXTENSIONS_BY_TYPE: Record<FileType, readonly string[]> = {
  pdf: ['pdf'],
  docx: ['docx'],
  zip: ['zip'],
  doc: ['doc'],
  ppt: ['ppt'],
  xls: ['xls'],
  pptx: ['pptx'],
  xlsx: ['xlsx'],
  image: ['png', 'jpg', 'jpeg'],
  json: ['json'],
};

/**
 * The type that content and extension agree on.
 * @throws UnreadableError if the file is empty, of an unsupported type, protected, damaged or of another type
 * than its extension
 */
export function detectType(bytes: Uint8Array, fileName: string): FileType {
  if (bytes.length === 0) throw new UnreadableError('empty');
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const typeByName = (Object.keys(EXTENSIONS_BY_TYPE) as FileType[]).find((type) =>
    EXTENSIONS_BY_TYPE[type].includes(extension),
  );
  if (!typeByName) throw new UnreadableError('unsupported');
  const type = typeOfContent(bytes, typeByName);
  if (type === undefined) throw new UnreadableError(isUnsupportedKind(bytes) ? 'mismatch' : 'damaged');
  if (type !== typeByName) throw new UnreadableError('mismatch');
  return type;
}

/** The bytes at the beginning of a PDF in which its header is looked for, since some producers put others before it. */
const MAX_PDF_HEADER_BYTES = 1_024;

function typeOfContent(bytes: Uint8Array, typeByName: FileType): FileType | undefined {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) {
    // An office document that is cut off before the names of its parts cannot be distinguished from any other
    // archive.
    return officeType(bytes, typeByName) ?? (typeByName === 'zip' || isWholeZip(bytes) ? 'zip' : undefined);
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return oleType(bytes, typeByName);
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) || startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image';
  if (isJsonObject(bytes)) return 'json';
  // The other types are looked for first: an archive and a text may contain the header of a PDF.
  if (indexOf(bytes.subarray(0, MAX_PDF_HEADER_BYTES), '%PDF-') >= 0) return 'pdf';
  return undefined;
}

/** Whether the bytes begin with a brace, after an optional byte order mark and white space; they are parsed later. */
function isJsonObject(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 1_024)).trimStart();
  return start.startsWith('{');
}

/** The beginning of the name of each office document's main entry. */
const MAIN_ENTRY_BY_TYPE: Partial<Record<FileType, string>> = {
  docx: 'word/document',
  pptx: 'ppt/presentation',
  xlsx: 'xl/workbook',
};

/**
 * Detects the kind of an office document by the names of its entries, which a ZIP does not compress. One document may
 * embed another, so the type that the file's name suggests is tried first.
 */
function officeType(bytes: Uint8Array, typeByName: FileType): FileType | undefined {
  const holds = (type: FileType) => {
    const entry = MAIN_ENTRY_BY_TYPE[type];
    return entry !== undefined && indexOf(bytes, entry) >= 0;
  };
  return holds(typeByName) ? typeByName : (Object.keys(MAIN_ENTRY_BY_TYPE) as FileType[]).find(holds);
}

/** The end of a ZIP in which the record of its directory begins: 22 bytes and a comment of at most 65,535. */
const MAX_DIRECTORY_END_BYTES = 66_000;
/** Whether an archive is complete: its directory is at its end. */
const isWholeZip = (bytes: Uint8Array) =>
  indexOf(bytes.subarray(-MAX_DIRECTORY_END_BYTES), 'PK\x05\x06') >= 0;

/** The names of the streams that identify each kind of OLE file, as spelled in its directory. */
const STREAM_NAMES_BY_TYPE: Partial<Record<FileType, readonly string[]>> = {
  doc: ['WordDocument'],
  ppt: ['PowerPoint Document'],
  xls: ['Workbook', 'Book'],
};

/**
 * Returns the type of an OLE container. One document may embed another, so the type that the file's name suggests is
 * tried first.
 */
function oleType(bytes: Uint8Array, typeByName: FileType): FileType | undefined {
  const holds = (type: FileType) =>
    STREAM_NAMES_BY_TYPE[type]?.some((name) => indexOf(bytes, `${name}\0`, 'utf16le') >= 0) === true;
  if (holds(typeByName)) return typeByName;
  // A DOCX, PPTX or XLSX with a password is an OLE container too.
  if (indexOf(bytes, 'EncryptedPackage', 'utf16le') >= 0) throw new UnreadableError('protected');
  return (Object.keys(STREAM_NAMES_BY_TYPE) as FileType[]).find(holds);
}

/** Beginnings of files of kinds that are not read. */
const UNSUPPORTED_SIGNATURES: readonly number[][] = [
  // Text in UTF-16.
  [0xff, 0xfe],
  [0xfe, 0xff],
  // GIF, and WebP or another RIFF file.
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
  // Programs of Windows and Linux.
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  // Archives: gzip, RAR, 7z.
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
];

/** Whether the bytes are of a kind that is not read, such as text or another archive, and not just damaged. */
function isUnsupportedKind(bytes: Uint8Array): boolean {
  if (UNSUPPORTED_SIGNATURES.some((magic) => startsWith(bytes, magic))) return true;
  // Text, such as a web page.
  const start = bytes.subarray(0, 2_048);
  return start.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}

function startsWith(bytes: Uint8Array, magic: number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

/** Searches byte by byte: Node's search for UTF-16 text does not end if the buffer starts at an odd address. */
function indexOf(bytes: Uint8Array, text: string, encoding: 'latin1' | 'utf16le' = 'latin1'): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(Buffer.from(text, encoding));
}
