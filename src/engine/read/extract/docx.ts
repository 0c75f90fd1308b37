/**
 * Converts DOCX to paragraphs. The XML is read directly: mammoth omits headers and text boxes, which may
 * contain a name, and drops sizes and tabs, by which headings and columns are recognised.
 */
import { cleanCharacters } from '../../language/text/characters';
import { formField } from '../vocabulary/form-labels';
import { isPlace, isState } from '../vocabulary/places';
import { titleScore } from '../vocabulary/titles';
import { isTown } from '../vocabulary/towns';
import { readDocxPart } from './docx-part';
import { readStyles } from './docx-styles';
import { UnreadableError } from './errors';
import type { Extracted, Paragraph } from './types';
import { unzip } from './unzip';

const DOCX_PART_PATTERN = /^word\/(?:document|header\d*|styles|footnotes)\.xml$|^docProps\/core\.xml$/;

/** The author in the document's metadata. */
const AUTHOR_PATTERN = /<dc:creator>([^<]{1,100})<\/dc:creator>/u;

/** Headers first, since the name may only be there, then the body. */
export async function extractDocx(bytes: Uint8Array): Promise<Extracted> {
  const files = unzip(bytes, (name) => DOCX_PART_PATTERN.test(name));
  const decoder = new TextDecoder();
  const body = files.get('word/document.xml');
  if (!body) throw new UnreadableError('damaged');
  const styles = readStyles(decoder.decode(files.get('word/styles.xml') ?? new Uint8Array()));
  const headers = [...files]
    .filter(([name]) => name.startsWith('word/header'))
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  const paragraphs: Paragraph[] = [];
  const seen = new Set<string>();
  for (const [, content] of headers) {
    const part = readDocxPart(decoder.decode(content), styles, paragraphs.at(-1)?.flow ?? 0);
    // First-page, even and odd headers often have the same text.
    const text = part.map((paragraph) => paragraph.cells.join(' ')).join('\n');
    if (!seen.has(text)) paragraphs.push(...part);
    seen.add(text);
  }
  paragraphs.push(...readDocxPart(decoder.decode(body), styles, (paragraphs.at(-1)?.flow ?? 0) + 1));
  if (!paragraphs.some((paragraph) => paragraph.cells.some((cell) => cell.trim() !== '')))
    throw new UnreadableError('noText');
  const author =
    AUTHOR_PATTERN.exec(decoder.decode(files.get('docProps/core.xml') ?? new Uint8Array()))?.[1] ?? '';
  return {
    kind: 'paragraphs',
    author: cleanCharacters(author),
    paragraphs: paragraphs.map((paragraph) => ({
      ...paragraph,
      cells: paragraph.cells.flatMap((cell) => splitBySpaces(cleanCharacters(cell), paragraph.bullet)),
    })),
  };
}

/** A company in capitals with its legal form, whose words are two spaces apart: 'REDWELL  FINANCIAL SERVICES LTD.' */
const NAME_IN_CAPITALS_PATTERN =
  /^\p{Lu}[\p{Lu}&.'’()-]*(?: {1,2}[\p{Lu}&.'’()-]+){1,7} {1,2}(?:LTD|LIMITED|INC|LLC|LLP|PLC|CORP|GMBH|CO)\.?$/u;

/** Whether a cell is one name in capitals, and not a title or a place beside a name. */
function isNameInCapitals(text: string): boolean {
  if (!NAME_IN_CAPITALS_PATTERN.test(text)) return false;
  const [first = ''] = text.split('  ');
  return (
    titleScore(first) === 0 &&
    !isPlace(first) &&
    !isState(first) &&
    !isTown(first) &&
    formField(first) === undefined
  );
}

/** Maximum length of a cell in which two or three spaces may align; in longer ones, and in list items, only more do. */
const MAX_ALIGNED_CHARACTERS = 120;

/** Splits at runs of spaces that align dates and places instead of a tab. */
function splitBySpaces(text: string, bullet: boolean): string[] {
  const gap = bullet || text.length > MAX_ALIGNED_CHARACTERS ? / {4,}/ : / {3,}|(?<![.!?:]) {2}(?=\S)/;
  const trimmed = text.trim();
  return (isNameInCapitals(trimmed) ? [trimmed] : trimmed.split(gap))
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '');
}
