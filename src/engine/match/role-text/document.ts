/** Extracts the text of a role's file: its lines, with bullets, and a blank line for each gap on the page. */
import { extract } from '../../read/extract';
import { UnreadableError } from '../../read/extract/errors';
import type { Extracted } from '../../read/extract/types';
import type { OnPage } from '../../read/inputs';
import type { DocumentLine } from '../../read/layout/line';
import { linesOfPages, linesOfParagraphs } from '../../read/layout/lines';
import { MAX_ROLE_TEXT_CHARACTERS } from '../limits';

/** A file or page with a role. A page that a link led to is named `page.html`. */
export interface RoleFile {
  fileName: string;
  bytes: Uint8Array;
}

/** Text with more control characters than this at its beginning is a binary file. */
const MAX_CONTROL_CHARACTERS = 40;
const PLAIN_TEXT_EXTENSION_PATTERN = /\.(?:txt|md|markdown|text|eml|asp|aspx|json)$/i;

/** The text of a file with a role. @throws UnreadableError with the reason if a file cannot be read */
export async function extractRoleText({ fileName, bytes }: RoleFile, onPage?: OnPage): Promise<string> {
  if (bytes.length === 0) throw new UnreadableError('empty');
  if (PLAIN_TEXT_EXTENSION_PATTERN.test(fileName)) return decodeText(bytes);
  if (/\.html?$/i.test(fileName)) {
    const { extractArticle } = await import('../../read/extract/article');
    return textOf(extractArticle(bytes));
  }
  return textOf(await extract(bytes, fileName, { onPage }));
}

function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder()
    .decode(bytes.subarray(0, MAX_ROLE_TEXT_CHARACTERS * 4))
    .slice(0, MAX_ROLE_TEXT_CHARACTERS);
  // Control characters show that the file is not text, whatever its extension.
  const controlCharacters = text.slice(0, 4_000).match(/(?![\t\n\v\f\r])\p{Cc}|\ufffd/gu)?.length ?? 0;
  if (controlCharacters > MAX_CONTROL_CHARACTERS) throw new UnreadableError('mismatch');
  return text;
}

function textOf(extracted: Extracted): string {
  if (extracted.kind === 'pages') return textOfLines(linesOfPages(extracted.pages));
  if (extracted.kind === 'paragraphs') return textOfLines(linesOfParagraphs(extracted.paragraphs));
  throw new UnreadableError('unsupported');
}

function textOfLines(lines: readonly DocumentLine[]): string {
  let text = '';
  for (const line of lines) {
    const words = line.text.trim();
    if (!words) continue;
    // A larger gap separates paragraphs; wrapped lines follow closely.
    const apart = line.gap > 1.75 || line.heading || (line.strong && words.length < 90);
    const mark = line.heading || (line.strong && words.length < 90 && !line.bullet) ? '## ' : '';
    text += `${text && apart ? '\n' : ''}${line.bullet ? '- ' : mark}${words}\n${mark ? '\n' : ''}`;
    if (text.length > MAX_ROLE_TEXT_CHARACTERS) break;
  }
  if (!text.trim()) throw new UnreadableError('noText');
  return text.slice(0, MAX_ROLE_TEXT_CHARACTERS);
}
