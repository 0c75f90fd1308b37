/** Finds a single date that begins an entry: 'Buyer (2014)'. */
import { type DateRange, findDates, isDuration, isPresent } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { isJobSentence } from '../sentences/job-sentences';

/** Maximum characters of a line that may be the header of an entry. */
const MAX_HEADER_CHARACTERS = 160;
/** Maximum words of a header before the date that ends it. */
const MAX_WORDS_BEFORE_DATE = 12;

/**
 * The only date of a line, if it is alone in its cell, at the start or the end of the line beside a mark or a word such
 * as 'joined', in brackets before a title, or in a sentence about a job; or the word 'present' as a label.
 */
export function loneDate(line: DocumentLine): DateRange | undefined {
  if (line.text.length > MAX_HEADER_CHARACTERS) return undefined;
  if (line.bullet && !isJobSentence(line.text)) return yearOfListedPost(line.text);
  const [date, ...more] = findDates(line.text);
  if (!date) return presentAt(line);
  if (more.length > 0) return undefined;
  const text = line.text;
  if (isJobSentence(text)) return date;
  const before = text.slice(0, date.index).replace(/(?<![\s(,:|–—-])[\s(,:|–—-]+$/u, '');
  const after = text.slice(date.index + date.length).replace(/^[\s).,:|–—-]+/u, '');
  const isCell = line.cells.some(
    (cell) =>
      cell.replace(/[().,:\s]/g, '') ===
      text.slice(date.index, date.index + date.length).replace(/[().,:\s]/g, ''),
  );
  if (isCell) return date;
  const isEnd = after === '' || isDuration(after);
  const isStart = before === '' && /^\s*[:–—|-]|^\s*,/u.test(text.slice(date.index + date.length));
  return (isEnd &&
    before.split(' ').length <= MAX_WORDS_BEFORE_DATE &&
    /(?:[,(|–—•·◦∙-]|\b(?:DOJ|since|from|joined|joining|w\.?e\.?f\.?)[:\s-]*)\s*$|\s{2}$/iu.test(
      text.slice(0, date.index),
    )) ||
    isStart ||
    isBeforeTitle(text, date)
    ? date
    : undefined;
}

/** A title with a company and a single date behind a bar, in an item of a list. */
const LISTED_POST_PATTERN = /^(\p{Lu}[^,.;:|/]{2,60}), (\p{Lu}[^;:|/│¦]{4,100})(?:\/\/|[|│¦])\s/u;

/** The date of a listed post: 'Consultant, Marketing Division Nordhav Foods Ltd, Oslo // 2009'. */
function yearOfListedPost(text: string): DateRange | undefined {
  const [whole = '', title = '', name = ''] = LISTED_POST_PATTERN.exec(text) ?? [];
  const [date, ...more] =
    titleScore(title) >= 1 && organisationScore(name) >= ORGANISATION_WORD_SCORE ? findDates(text) : [];
  const isAtEnd = date?.index === whole.length && date.index + date.length === text.length;
  return isAtEnd && more.length === 0 ? date : undefined;
}

/** An open range for a job that has not ended: 'En cours : ...', 'Present: ...'. */
function presentAt(line: DocumentLine): DateRange | undefined {
  const [whole = '', word = ''] = /^(\p{L}[\p{L}' ]{1,20}?)\s*[:–—]\s+(?=\p{L})/u.exec(line.text) ?? [];
  return word !== '' && isPresent(word)
    ? { end: 'present', index: 0, length: whole.length, range: false }
    : undefined;
}

/** Whether a date in brackets stands between an employer and its title: 'Nordhav Health (2021), Interim CFO'. */
const isBeforeTitle = (text: string, { index, length }: DateRange): boolean =>
  /\S\s\($/u.test(text.slice(0, index)) &&
  /^\),?\s(?!.*[.:])/u.test(text.slice(index + length)) &&
  titleScore(text.slice(0, index)) === 0 &&
  titleScore(text.slice(index + length)) >= 2;
