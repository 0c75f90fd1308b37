/** Cleans extracted text: removes what a reader of the page would not perceive as words. */
import { truncateText } from '@/shared/text/truncate-text';
import { BULLETS_AND_CHECK_MARKS } from './bullets';
import { decodeEntities } from './entities';
import { MAX_MEMOIZED_LINE_CHARACTERS, memoizeByText } from './memoize';

const LEADING_GLYPHS_PATTERN =
  /^(?:[\p{So}\p{Co}•◦▪▫●○■□►▶▸‣⁃∙·–—*→➢✓✔❖⋄⋆๏₋>|~§¤-]|\p{Sk}|o(?=\s\s)|-{2,})+\s*/u;

/** The number of a list item before its verb, or before a slash: '2.Repaired all sorts of ...', '2/ Lead of ...'. */
const LEADING_NUMBER_PATTERN =
  /^\(?\d{1,2}(?:[.)]\s?(?=(?:\p{Lu}\p{Ll}{2,20}(?:ed|ing)|Led|Ran|Built|Grew|Won|Drove|Oversaw|Set|Cut|Wrote|Taught|Sold|Held|Made|Took)\s)|\/ (?=\p{Lu}))/u;

/** Text between the marks of Markdown for code and bold: 'from `$4M` to `$9M`', '**Harbour Manager**'. */
const MARKDOWN_PATTERN = /`([^`]{1,60})`|\*\*([^*]{1,120})\*\*/g;

const BULLET_PATTERN = new RegExp(String.raw`\s*[${BULLETS_AND_CHECK_MARKS}]\s*`, 'g');

/**
 * Collapses white space, resolves entities, mends spaced punctuation, and removes bullets, numbers of list items, marks
 * of Markdown, pictographs, control and invisible characters.
 */
export const cleanRawText = memoizeByText(
  (raw): string =>
    decodeEntities(raw.normalize('NFC'))
      .replace(MARKDOWN_PATTERN, '$1$2')
      // An accent typed in place of an apostrophe: 'the mill´s owners'.
      .replace(/(?<=\p{L})[´`](?=\p{Ll}{1,2}(?!\p{L}))/gu, '’')
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\uFFFD]/gu, (char) => (/\s/.test(char) ? ' ' : ''))
      .replace(/\s+/g, ' ')
      .trim()
      .replace(LEADING_GLYPHS_PATTERN, '')
      .replace(LEADING_NUMBER_PATTERN, '')
      .replace(BULLET_PATTERN, ' ')
      .replace(/\p{Extended_Pictographic}(?<![\d#*©®™])\uFE0F?/gu, '')
      .replace(/\s+([,;:.!?])(?=\s|$)/g, '$1')
      .replace(/([,;])(?:\s*[,;])+/g, '$1')
      .replace(/(\d) %/g, '$1%')
      .replace(/(?<=\p{L})- (?=\p{L})(?!(?:to|and|or|und|oder|bis|et|ou|y|e)\s)/gu, '-')
      .replace(/\s+/g, ' ')
      .trim(),
  { maxLength: MAX_MEMOIZED_LINE_CHARACTERS },
);

const KEEPS_POINT_PATTERN =
  /(?:\b(?:Inc|Ltd|Co|Corp|Jr|Sr|Ph\.D|M\.Sc|B\.Sc|etc)|(?:^|[\s(])(?:\p{L}\.)+\p{L})\.$/u;

/** The text without final punctuation, for list entries. Keeps the full stop of 'Inc.' and 'Ltd.'. */
export function removeFinalPeriod(text: string): string {
  const trimmed = text.replace(/(?<![\s,;:|–—-])[\s,;:|–—-]+$/u, '').trim();
  if (KEEPS_POINT_PATTERN.test(trimmed)) return trimmed;
  return trimmed.replace(/[.!?…\s,;:]+$/u, '').trim();
}

/** The text with one final full stop, as in prose. */
export function addFinalPeriod(text: string): string {
  const withoutPoint = removeFinalPeriod(text);
  return /\.[”’"]?$/.test(withoutPoint) ? withoutPoint : `${withoutPoint}.`;
}

/**
 * Cuts a text to at most `max` UTF-16 units, at a word unless that loses half of them; only needed for broken input.
 */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const beginning = truncateText(text, max);
  if (/\s/.test(text.charAt(beginning.length))) return beginning.trim();
  const space = beginning.lastIndexOf(' ');
  return (space > max / 2 ? beginning.slice(0, space) : beginning).trim();
}
