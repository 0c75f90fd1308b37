/** Finds where the entries of a list of skills begin: a line may be an entry, or continue the one above. */
import type { DocumentLine } from '../../layout/line';
import { labelAndList } from './skill-labels';

/** A `gap` larger than that of any wrapped line; it prevents joining a line with the one above. */
export const APART_FONT_SIZES = 99;

/** Ends of lines that cannot end an entry. */
const NOT_AN_ENTRY_END_PATTERN =
  /(?:[&/,(–-]|\b(?:and|or|of|for|the|with|in|und|oder|von|et|ou|de|du|des|y|e|del|da|do|di|orient(?:ed|é|ée|és|ées)|based))$/iu;

/** With this many lines or more that clearly begin an entry, lines that may begin one do so too. */
const MIN_BEGINNINGS = 3;

/** Whether a line begins with a label of its own; a label in lower case continues the line above. */
const isLabelled = (line: DocumentLine): boolean =>
  labelAndList(line.text).label !== undefined && !/^\p{Ll}/u.test(line.text);

/**
 * Keeps a line with a label apart from the one above. In a list whose author ends most lines with an entry, a line with
 * a capital begins one as well, although its first word would not have fitted into the line above.
 */
export function keepEntriesApart(lines: readonly DocumentLine[]): DocumentLine[] {
  const pairs = lines.map((line, index) => {
    const above = lines[index - 1];
    if (!above || line.bullet) return 'first';
    if (isLabelled(line)) return 'begins';
    if (NOT_AN_ENTRY_END_PATTERN.test(above.text) || /^[\p{Ll}(&]/u.test(line.text)) return 'goes on';
    if (above.right <= 0) return 'unknown';
    return isFull(above, line) ? 'unknown' : 'begins';
  });
  const count = (kind: string) => pairs.filter((pair) => pair === kind).length;
  const endsLines = count('begins') >= MIN_BEGINNINGS && count('begins') > count('goes on');
  return lines.map((line, index) => {
    const begins =
      isLabelled(line) ||
      (endsLines && (pairs[index] === 'unknown' || pairs[index] === 'begins') && line.right > 0);
    return begins ? { ...line, gap: APART_FONT_SIZES } : line;
  });
}

/** Minimum number of paragraphs of a text document that make a list, and maximum characters of one. */
const MIN_SHORT_PARAGRAPHS = 4;
const MAX_SHORT_PARAGRAPH_CHARACTERS = 32;

/** Whether the lines are short paragraphs of a text document, where only the author ends a paragraph. */
const areShortParagraphs = (lines: readonly DocumentLine[]): boolean =>
  lines.length >= MIN_SHORT_PARAGRAPHS &&
  lines.every(
    ({ text, right }) =>
      right <= 0 && text.length <= MAX_SHORT_PARAGRAPH_CHARACTERS && !NOT_AN_ENTRY_END_PATTERN.test(text),
  );

/**
 * Keeps the items of a list with one item a line apart, except where a line clearly continues in the next.
 */
export function keepItemsApart(lines: readonly DocumentLine[]): DocumentLine[] {
  if (areShortParagraphs(lines)) return lines.map((line) => ({ ...line, gap: APART_FONT_SIZES }));
  const shortLines = lines.filter(({ text }) => {
    const outside = text.replace(/\s?\([^()]*\)/gu, '');
    return !/[,;|•·:]/.test(outside) && outside.split(' ').length <= 5;
  });
  if (shortLines.length * 1.5 < lines.length) return [...lines];
  return lines.map((line, index) => {
    const previous = lines[index - 1];
    const before = previous?.text ?? '';
    const goesOn =
      /^[(&]/u.test(line.text) ||
      (/^\p{Ll}/u.test(line.text) && previous !== undefined && isFull(previous, line)) ||
      /(?:[&/,(-]|\b(?:and|of|for|the|und|et|de))$/i.test(before);
    return goesOn ? line : { ...line, gap: APART_FONT_SIZES };
  });
}

/**
 * Whether the first word of the next line did not fit into this one. Text formats do not wrap paragraphs, so
 * there it is false.
 */
function isFull(line: DocumentLine, next: DocumentLine): boolean {
  if (line.right <= 0) return false;
  const pointsPerCharacter = (line.right - line.x) / Math.max(line.text.length, 1);
  const [word = ''] = next.text.split(/\s/);
  return line.right + (word.length + 1) * pointsPerCharacter > line.edge - line.size * 0.3;
}

/** Whether an entry may go on in the next line: its end cannot be one, or had no room for the next word. */
export const goesOn = (line: DocumentLine, next: DocumentLine): boolean =>
  NOT_AN_ENTRY_END_PATTERN.test(line.text) || isFull(line, next);

/** Maximum number of lines of an entry whose brackets are closed in a later one. */
const MAX_LINES_OF_BRACKETS = 3;
/** A line that goes on begins less than this far from the first one, in points. */
const MAX_INDENT_POINTS = 20;
const isOpen = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

/** The lines with those joined between which brackets are open: 'Harbour law (quays,' over 'tides)'. */
export function joinOpenBrackets(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as DocumentLine;
    const rest = lines.slice(at + 1, at + MAX_LINES_OF_BRACKETS);
    const end = rest.findIndex(({ text }) => /^[^()]*\)/u.test(text));
    const below = rest.slice(0, end + 1);
    if (isOpen(line.text) && below.length > 0 && [line, ...below].every(isPlainText(line))) {
      const text = [line, ...below].map((each) => each.text).join(' ');
      joined.push({ ...line, text, cells: [text], right: below.at(-1)?.right ?? line.right });
      at += below.length;
    } else joined.push(line);
  }
  return joined;
}
const isPlainText =
  (first: DocumentLine) =>
  (line: DocumentLine, at: number): boolean =>
    line.flow === first.flow &&
    line.cells.length === 1 &&
    (at === 0 || !line.bullet) &&
    Math.abs(line.x - first.x) < MAX_INDENT_POINTS;

/** Minimum number of lines with several dashes in a list whose entries dashes separate. */
const MIN_DASHED_LINES = 2;
const MAX_DASHED_ENTRY_WORDS = 4;

/** The entries between the dashes of a line; a single one if the line is not such a list. */
function dashedEntries({ text, cells }: DocumentLine): string[] {
  const entries = text.split(/\s-\s/u);
  const isList =
    cells.length === 1 &&
    !/[,;:|•·]/u.test(text) &&
    entries.every((entry) => entry.split(' ').length <= MAX_DASHED_ENTRY_WORDS);
  return isList ? entries : [text];
}

/**
 * Replaces dashes by commas in a list whose lines have several of them: 'HTML - CSS - Lisp'. A single dash in each line
 * may separate a skill from its level or a remark.
 */
export function separateAtDashes(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  if (lines.filter((line) => dashedEntries(line).length > 2).length < MIN_DASHED_LINES) return lines;
  return lines.map((line) => {
    const entries = dashedEntries(line);
    if (entries.length === 1) return line;
    const text = entries.join(', ');
    return { ...line, text, cells: [text], gap: APART_FONT_SIZES };
  });
}
