/** A file's type is decided by its bytes; its name only has to agree. */
import { UnreadableError } from './errors';

export type FileType = 'pdf' | 'docx' | 'zip' | 'doc' | 'pptx' | 'xlsx' | 'ole' | 'image';

const EXTENSIONS: Record<FileType, readonly string[]> = {
  pdf: ['pdf'],
  docx: ['docx'],
  zip: ['zip'],
  // An OLE container may hold any of these; which one it is shows when it is opened.
  doc: ['doc'],
  ole: ['ppt', 'xls'],
  pptx: ['pptx'],
  xlsx: ['xlsx'],
  image: ['png', 'jpg', 'jpeg'],
};

/** The type that content and name agree on. Throws `UnreadableError` when empty, unknown or in disagreement. */
export function detectType(bytes: Uint8Array, fileName: string): FileType {
  if (bytes.length === 0) throw new UnreadableError('empty');
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const type = typeOfContent(bytes, extension);
  if (type === undefined) {
    throw new UnreadableError(looksDamaged(extension) ? 'damaged' : 'unsupported');
  }
  if (!EXTENSIONS[type].includes(extension)) throw new UnreadableError('mismatch');
  return type;

  function looksDamaged(name: string): boolean {
    // Known name, unknown content: bytes that are another known kind never come here.
    return Object.values(EXTENSIONS).some((names) => names.includes(name));
  }
}

function typeOfContent(bytes: Uint8Array, extension: string): FileType | undefined {
  // Some producers put a few bytes before the header; readers accept it within the first 1,024.
  if (indexOf(bytes.subarray(0, 1024), '%PDF-') >= 0) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) {
    return officeType(bytes) ?? 'zip';
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) {
    // An encrypted DOCX is an OLE container too.
    return extension === 'ppt' || extension === 'xls' ? 'ole' : 'doc';
  }
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) || startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image';
  return undefined;
}

/** Entry names stand uncompressed in a ZIP, so the first parts give an office document away. */
function officeType(bytes: Uint8Array): FileType | undefined {
  if (indexOf(bytes, 'word/document') >= 0) return 'docx';
  if (indexOf(bytes, 'ppt/presentation') >= 0) return 'pptx';
  if (indexOf(bytes, 'xl/workbook') >= 0) return 'xlsx';
  return undefined;
}

function startsWith(bytes: Uint8Array, magic: number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function indexOf(bytes: Uint8Array, text: string): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(text, 0, 'latin1');
}
