/**
 * Joins a post that a line break cuts into two lines where the others of its section have title and employer in one:
 * 'Planner, Nordhav Unit' over 'NHU (2019 – 2021)', '2019-2023: Planner' over 'Nordhav - Harbour (Oslo)'.
 */
import type { DocumentLine } from '../../layout/line';
import { titleScore } from '../../vocabulary/titles';
import { entryDateOf } from '../dates/entry-date';

/** Minimum number of posts in one line that show how a section is set. */
const MIN_WHOLE_POSTS = 2;
/** Maximum characters of a title and of a name. */
const MAX_PART_CHARACTERS = 100;
/** Minimum score of a title that is recognised by its words. */
const MIN_TITLE_SCORE = 2;
/** Maximum gap between the two lines of a post, in font sizes. */
const MAX_LINE_GAP_FONT_SIZES = 1.9;

/** Text before dates in brackets, and what follows them. */
const BEFORE_BRACKETED_DATES_PATTERN =
  /^(\p{Lu}[^()]{1,98}(?:\([^()]{0,98}\)[^()]{0,40})?) \([^()]{0,30}\d{4}[^()]{0,30}\)[^()]{0,40}$/u;
/** Dates with a colon, and the text behind them. */
const BEHIND_DATES_PATTERN = /^([\d./–-]{9,17}(?: [\d./–-]{4,10}){0,2}\s?:)\s(\p{Lu}.{2,98})$/u;

/** The text of a dated line beside its dates, by the place of the dates. */
const textsOf = (line: DocumentLine) => {
  const isHeader = !line.bullet && line.cells.length === 1 && entryDateOf(line)?.range === true;
  return {
    before: isHeader ? (BEFORE_BRACKETED_DATES_PATTERN.exec(line.text)?.[1] ?? '') : '',
    behind: isHeader ? (BEHIND_DATES_PATTERN.exec(line.text)?.[2] ?? '') : '',
  };
};

const isTitle = (text: string) => titleScore(text) >= MIN_TITLE_SCORE;
/** Whether a text is a title and a name with a separator between them. */
const isWholePost = (text: string) => {
  const [first = '', ...rest] = text.split(/, | [–—-] /u);
  return isTitle(first) && rest.length > 0;
};

/** The lines, with each post that a line break cuts in one line. */
export function joinBrokenHeaders(given: readonly DocumentLine[]): DocumentLine[] {
  const texts = given.map(textsOf);
  const endWithDates = texts.filter(({ before }) => isWholePost(before)).length >= MIN_WHOLE_POSTS;
  const beginWithDates = texts.filter(({ behind }) => isWholePost(behind)).length >= MIN_WHOLE_POSTS;
  if (!endWithDates && !beginWithDates) return [...given];
  const lines: DocumentLine[] = [];
  given.forEach((line, at) => {
    const [last, above] = [lines.at(-1), texts[at - 1]];
    const isBelow = last !== undefined && last === given[at - 1] && isBelowOnePost(last, line);
    const name = texts[at]?.before ?? '';
    const cutsName = endWithDates && isBelow && name !== '' && titleScore(name) === 0 && isUndatedTitle(last);
    const title = above?.behind ?? '';
    const cutsTitle = beginWithDates && isBelow && isTitle(title) && !isWholePost(title) && isName(line);
    if (last && cutsName) {
      // A unit or project behind the title is not the employer, which follows a comma in the other posts.
      const text = `${last.text.replace(', ', ' – ')}, ${line.text}`;
      lines[lines.length - 1] = { ...last, cells: [text], text };
    } else if (last && cutsTitle) {
      const cells = [last.text, line.text];
      lines[lines.length - 1] = { ...last, cells, text: cells.join(' ') };
    } else lines.push(line);
  });
  return lines;
}

const isBelowOnePost = (above: DocumentLine, line: DocumentLine): boolean =>
  line.flow === above.flow &&
  line.cells.length === 1 &&
  !line.bullet &&
  !above.bullet &&
  line.strong === above.strong &&
  Math.abs(line.size - above.size) < 1 &&
  line.gap < MAX_LINE_GAP_FONT_SIZES;

const isUndatedTitle = ({ text, cells }: DocumentLine): boolean =>
  cells.length === 1 &&
  text.length <= MAX_PART_CHARACTERS &&
  isTitle(text.split(', ')[0] ?? '') &&
  !/\d{4}|[.:;]$/u.test(text);

const isName = (line: DocumentLine): boolean =>
  /^\p{Lu}/u.test(line.text) &&
  line.text.length <= MAX_PART_CHARACTERS &&
  titleScore(line.text) === 0 &&
  entryDateOf(line) === undefined &&
  !/[.:;]$/u.test(line.text);
