/**
 * Splits a role's text into lines with their structure: bullets, headings, paragraphs; wrapped lines are
 * joined.
 */
import { MAX_LINES, MAX_ROLE_LINE_CHARACTERS, MAX_ROLE_TEXT_CHARACTERS } from '../limits';
import { sectionOf } from './headings';
import { plainText } from './plain-text';

export interface RoleTextLine {
  /** The text as displayed, without bullet and markup. */
  text: string;
  /** Offsets of `text` in the input: its start, and its end (exclusive). */
  at: number;
  end: number;
  bullet: boolean;
  /** Columns before the bullet or the first word. */
  indent: number;
  /** 1 to 6 for a marked heading (`#`), 7 for a line that is entirely bold, 0 otherwise. */
  mark: number;
  /** Whether a blank line precedes it. */
  spaced: boolean;
  /** Whether a blank line or the end follows it. */
  alone: boolean;
}

const BULLET_PATTERN =
  /^(?:[-–—•●○▪▫■□►▶➤➢✓✔✅·∙◦‣⁃*+\u2012\uf0b7\uf0a7»>]|\d{1,2}[.)]|[a-h][.)])(?:\s+|(?=[\p{Lu}]))/u;
/**
 * A bullet without a space after it, tried only if the asterisk cannot be emphasis: '*Three to five years'.
 */
const BARE_STAR_PATTERN = /^\*(?=[\p{L}\p{N}])(?!.*\*)/u;
const QUOTE_PATTERN = /^\s*>/;

/** The lines of a text without blank lines, and without text that a mail quotes from earlier mails. */
export function roleTextLinesOf(text: string): RoleTextLine[] {
  const lines: RoleTextLine[] = [];
  const isMail = /^(?:from|von|de|to|an|subject|betreff|objet|asunto):\s/im.test(text.slice(0, 600));
  let at = 0;
  let spaced = true;
  const rawLines = text.slice(0, MAX_ROLE_TEXT_CHARACTERS).split('\n');
  const wrapped = isWrapped(rawLines);
  for (const raw of rawLines) {
    const start = at;
    at += raw.length + 1;
    if (lines.length >= MAX_LINES) break;
    const line = isMail && QUOTE_PATTERN.test(raw) ? undefined : lineOf(raw, start);
    if (!line) {
      const last = lines.at(-1);
      if (last) last.alone = true;
      spaced = true;
      continue;
    }
    const last = lines.at(-1);
    if (last && !spaced && isContinuation(last, line, text, wrapped)) {
      last.end = line.end;
      last.text = `${last.text} ${line.text}`.slice(0, MAX_ROLE_LINE_CHARACTERS);
    } else lines.push({ ...line, spaced });
    spaced = false;
  }
  const last = lines.at(-1);
  if (last) last.alone = true;
  return lines;
}

function lineOf(raw: string, start: number): RoleTextLine | undefined {
  const body = raw.trim();
  if (!/[\p{L}\p{N}]/u.test(body)) return undefined;
  const indent = raw.length - raw.trimStart().length;
  let from = indent;
  let bullet = false;
  let mark = 0;
  const heading = /^#{1,6}(?=[^#])\s*/.exec(body);
  if (heading) {
    mark = heading[0].trim().length;
    from += heading[0].length;
  } else {
    const marker = BULLET_PATTERN.exec(body) ?? BARE_STAR_PATTERN.exec(body);
    if (marker && !/^\*\*/.test(body)) {
      // '3. Minimum qualifications' is a heading and not a list item.
      if (/^\d/.test(marker[0]) && isHeadingText(body.slice(marker[0].length))) mark = 6;
      else bullet = true;
      from += marker[0].length;
    }
  }
  const end = start + raw.trimEnd().length;
  const words = raw.slice(from, raw.trimEnd().length).slice(0, MAX_ROLE_LINE_CHARACTERS);
  if (!bullet && mark === 0 && isBold(words)) mark = 7;
  const text = plainText(words);
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  return { text, at: start + from, end, bullet, indent, mark, spaced: false, alone: false };
}

const isHeadingText = (words: string) =>
  words.split(/\s+/).length <= 4 &&
  !/^(?:an?|the|eine?|une?|una?)\s/i.test(words) &&
  !/[.,;!?]$/.test(words) &&
  sectionOf(words) !== 'none' &&
  !/\d/.test(words);

/** Whether the whole line is emphasised, as headings are in many editors. */
const isBold = (words: string) =>
  /^(?:\*\*|__)[^*]+(?:\*\*|__):?\s*$/.test(words.trim()) ||
  /^(?:\*\*[^*]+\*\*){2,}:?\s*$/.test(words.trim());

/** A line that begins with a label and so does not continue another: 'Rémunération : 80 k€'. */
const LABEL_PATTERN = /^\p{Lu}[\p{L}]+(?:\s\p{L}+){0,2}\s?:\s/u;
const UNPUNCTUATED_END_PATTERN = /[^.:;!?)\]"”]$/;

/** Whether a text was wrapped at a fixed width: many of its lines are long, and none exceeds what programs wrap at. */
function isWrapped(rawLines: readonly string[]): boolean {
  const lines = rawLines.filter((raw) => raw.trim());
  const longLines = lines.filter(({ length }) => length >= 55);
  return longLines.length * 10 >= lines.length * 3 && lines.every(({ length }) => length <= 120);
}

/** Whether a line continues the one before, in text wrapped at a fixed width. */
function isContinuation(before: RoleTextLine, line: RoleTextLine, text: string, wrapped: boolean): boolean {
  if (line.bullet || line.mark > 0 || before.mark > 0 || LABEL_PATTERN.test(line.text)) return false;
  const width = before.end - (text.lastIndexOf('\n', before.end - 1) + 1);
  const lower = /^[\p{Ll}(&]/u.test(line.text);
  if (before.bullet)
    return (
      width >= 40 && (lower || (line.indent > before.indent && UNPUNCTUATED_END_PATTERN.test(before.text)))
    );
  return (
    width >= 55 &&
    width <= 110 &&
    UNPUNCTUATED_END_PATTERN.test(before.text) &&
    (lower || (wrapped && width >= 66))
  );
}
