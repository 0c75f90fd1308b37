/**
 * Determines the kind of a response from its content type, or from the URL's path if the type is too general, and
 * converts web pages to UTF-8.
 */
import type { DOCUMENT_EXTENSIONS } from '@/shared/limits';

type Extension = (typeof DOCUMENT_EXTENSIONS)[number] | '.html';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const EXTENSION_OF_TYPE: Record<string, Extension> = {
  'text/html': '.html',
  'application/xhtml+xml': '.html',
  'application/pdf': '.pdf',
  'application/msword': '.doc',
  'application/vnd.ms-powerpoint': '.ppt',
  'application/vnd.ms-excel': '.xls',
  [`${OFFICE}.wordprocessingml.document`]: '.docx',
  [`${OFFICE}.presentationml.presentation`]: '.pptx',
  [`${OFFICE}.spreadsheetml.sheet`]: '.xlsx',
};

const DOCUMENT_NAME_PATTERN = /\.(?:pdf|docx?|pptx?|xlsx?)$/i;

/** The file extension for the response; `undefined` if it is of no readable kind. */
export function extensionOf(contentType: string, url: URL): Extension | undefined {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== '' && type !== 'application/octet-stream' && type !== 'binary/octet-stream')
    return EXTENSION_OF_TYPE[type];
  return DOCUMENT_NAME_PATTERN.exec(url.pathname)?.[0].toLowerCase() as Extension | undefined;
}

const CHARSET_PATTERN = /charset\s*=\s*["']?([\w-]+)/i;
/** Bytes at the start of a page that may declare its encoding, as in browsers. */
const ENCODING_BYTES = 1_024;

/**
 * Converts a page to UTF-8 from the encoding named by its byte order mark, its header or its head. A page that names an
 * unknown one is returned as it is.
 */
export function toUtf8(bytes: Uint8Array, contentType: string): Uint8Array {
  const markedEncoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : '';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, ENCODING_BYTES));
  const name =
    markedEncoding || CHARSET_PATTERN.exec(contentType)?.[1] || CHARSET_PATTERN.exec(head)?.[1] || 'utf-8';
  try {
    return new TextEncoder().encode(new TextDecoder(name).decode(bytes));
  } catch {
    return bytes;
  }
}
