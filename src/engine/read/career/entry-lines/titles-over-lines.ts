/**
 * Joins a title that goes on below the line with its dates: '2018 – 2021 Technical Consultant' over 'Velmora', where
 * the employer stands in the third line and other posts have theirs in the second.
 */
import { comparableText } from '../../layout/comparable';
import type { DocumentLine } from '../../layout/line';
import { joinWrapped } from '../../layout/wrapped-text';
import { ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { entryDateOf } from '../dates/entry-date';
import { isAnyPlace, isBareTown } from '../segments/place-parts';
import { MAX_WRAP_GAP_FONT_SIZES, replaceCells } from './wrapped-lines';

/** Maximum characters and words of the rest of a title. */
const MAX_REST_CHARACTERS = 40;
const MAX_REST_WORDS = 3;
/** Maximum characters of the line of an employer. */
const MAX_NAME_CHARACTERS = 80;
/** Minimum score of a title that is recognised by its words. */
const MIN_TITLE_SCORE = 1;

/** The lines, with each such title in one line, and each that a slash at its end leaves open. */
export function joinTitlesOverLines(given: readonly DocumentLine[]): DocumentLine[] {
  const titles = given.map(titleBehindDates);
  const lines: DocumentLine[] = [];
  given.forEach((line, at) => {
    const last = lines.at(-1);
    const isRest =
      last !== undefined &&
      at > 0 &&
      (completesAlternative(last, line) || goesOnAfterComma(last, line) || isRestAt(given, titles, at));
    if (last && isRest) {
      const cells = [...last.cells.slice(0, -1), joinWrapped(last.cells.at(-1) ?? '', restOf(last, line))];
      lines[lines.length - 1] = replaceCells(last, cells);
    } else lines.push(line);
  });
  return lines;
}

/** The text of a line that goes on another; without the later name of an employer if both would be too long. */
const restOf = (last: DocumentLine, { text }: DocumentLine): string =>
  last.text.length + text.length < MAX_HEADER_CHARACTERS ? text : text.replace(LATER_NAME_PATTERN, '');
/** A longer line is read as running text. */
const MAX_HEADER_CHARACTERS = 110;
const LATER_NAME_PATTERN = /\s\((?:now|today|heute|jetzt|ahora|aujourd['’]hui)\s[^()]*\)$/iu;

/** The title that fills a line behind its dates. */
function titleBehindDates(line: DocumentLine): string | undefined {
  const range = line.bullet ? undefined : entryDateOf(line);
  if (!range?.range || range.index > 1) return undefined;
  const title = line.text.slice(range.index + range.length).replace(/^[\s|:,–—-]+/u, '');
  const isAlone =
    titleScore(title) >= MIN_TITLE_SCORE && organisationScore(title) === 0 && !/[,|]/u.test(title);
  return isAlone ? title : undefined;
}

/** Whether a line gives the second of two titles: 'Director of Operations /' over 'Deputy Director'. */
const completesAlternative = (last: DocumentLine, line: DocumentLine): boolean =>
  /\p{L}\s?\/$/u.test(last.text) &&
  !last.bullet &&
  titleScore(last.text) >= 1 &&
  isShortLineBelow(last, line) &&
  titleScore(line.text) >= 1;

/**
 * Whether an emphasised line goes on one that ends with a comma behind a title: 'Harbour Analyst, IT Department,' over
 * 'Nordhav Foods'.
 */
const goesOnAfterComma = (last: DocumentLine, line: DocumentLine): boolean =>
  /\p{L},$/u.test(last.text) &&
  last.text.length <= MAX_NAME_CHARACTERS &&
  last.strong &&
  line.strong &&
  last.heading === line.heading &&
  !last.bullet &&
  !line.bullet &&
  line.cells.length === 1 &&
  line.text.length <= MAX_NAME_CHARACTERS &&
  line.gap < MAX_WRAP_GAP_FONT_SIZES &&
  /^\p{Lu}/u.test(line.text) &&
  !/[.!?]$/u.test(line.text) &&
  titleScore(last.text) >= 2 &&
  titleScore(line.text) < 2 &&
  entryDateOf(line) === undefined;

/** Whether the line at this index is the rest of the title above it, and the next one its employer. */
function isRestAt(
  lines: readonly DocumentLine[],
  titles: readonly (string | undefined)[],
  at: number,
): boolean {
  const title = titles[at - 1];
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (title === undefined || !above || !line || !below || !isShortLineBelow(above, line)) return false;
  if (line.text.split(' ').length > MAX_REST_WORDS || isInCapitals(title) !== isInCapitals(line.text))
    return false;
  if (isName(line) || isAnyPlace(line.text) || isBareTown(line.text) || /[,.:]/u.test(line.text))
    return false;
  if (below.flow !== line.flow || below.bullet || below.gap > MAX_WRAP_GAP_FONT_SIZES) return false;
  const sign = signOfEmployer(below);
  const others = titles.flatMap((other, index) => (other !== undefined && index !== at - 1 ? [index] : []));
  const isSetAlike = others.some((index) => signOfEmployer(lines[index + 1]) === sign);
  const rest = ` ${comparableText(line.text)}`;
  const endsOther = others.some((index) => comparableText(titles[index] ?? '').endsWith(rest));
  return sign !== undefined && (sign === 'name' ? endsOther : isSetAlike || endsOther);
}

const isShortLineBelow = (above: DocumentLine, line: DocumentLine): boolean =>
  line.flow === above.flow &&
  !line.bullet &&
  line.cells.length === 1 &&
  line.strong === above.strong &&
  Math.abs(line.size - above.size) < 1 &&
  line.gap < MAX_WRAP_GAP_FONT_SIZES &&
  line.text.length <= MAX_REST_CHARACTERS &&
  entryDateOf(line) === undefined;

/** What shows that a line names an employer: a mark before it, its place in a cell, or the words of a company. */
function signOfEmployer(line: DocumentLine | undefined): 'mark' | 'place' | 'name' | undefined {
  if (!line || line.text.length > MAX_NAME_CHARACTERS || entryDateOf(line) !== undefined) return undefined;
  const [name = '', place = ''] = line.cells;
  if (/^\*\s?\p{Lu}/u.test(name)) return 'mark';
  if (place !== '' && isPlaceCell(place) && !isPlaceCell(name)) return 'place';
  return isName(line) ? 'name' : undefined;
}

/** Whether a cell is a place, as a town beside its country is: 'Leeds/England'. */
const isPlaceCell = (text: string): boolean => isAnyPlace(text) || isAnyPlace(text.replace('/', ', '));

const isName = ({ text }: DocumentLine): boolean => organisationScore(text) >= ORGANISATION_WORD_SCORE;

const isInCapitals = (text: string): boolean => text === text.toUpperCase();
