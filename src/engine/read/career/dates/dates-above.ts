/** Joins dates with the sentence below them that states the post. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { isJobSentence } from '../sentences/job-sentences';

/** Maximum number of characters of a line of dates, and of the sentence below it. */
const MAX_DATES_CHARACTERS = 50;
const MAX_SENTENCE_CHARACTERS = 400;
/** Minimum number of dates with a sentence below them in a section. */
const MIN_PAIRS = 2;

/**
 * Joins 'From May 2012 to June 2014' with 'Worked with Nordhav Foods as a Plant Manager' in the line below it. Where a
 * sentence comes first, the dates below belong to it.
 */
export function joinDatesAbove(given: readonly DocumentLine[]): readonly DocumentLine[] {
  const first = given.find((line) => isOnlyRange(line.text) || isUndatedSentence(line));
  if (!first || isUndatedSentence(first)) return given;
  const pairs = given.map((line, at) => isPair(line, given[at + 1]));
  if (pairs.filter(Boolean).length < MIN_PAIRS) return given;
  return given.flatMap((line, at) => {
    if (pairs[at - 1]) return [];
    const sentence = given[at + 1];
    if (!pairs[at] || !sentence) return [line];
    const cells = [...line.cells, ...sentence.cells];
    return [
      { ...sentence, cells, text: cells.join(' '), gap: line.gap, bullet: line.bullet || sentence.bullet },
    ];
  });
}

const isPair = (line: DocumentLine, sentence: DocumentLine | undefined): boolean =>
  sentence !== undefined &&
  sentence.flow === line.flow &&
  sentence.text.length <= MAX_SENTENCE_CHARACTERS &&
  isUndatedSentence(sentence) &&
  isOnlyRange(line.text);

const isUndatedSentence = ({ text }: DocumentLine): boolean =>
  isJobSentence(text) && findDates(text).length === 0;

/** Whether a line consists of a range of dates: 'From May 2012 to June 2014:'. */
function isOnlyRange(text: string): boolean {
  if (text.length > MAX_DATES_CHARACTERS) return false;
  const range = findDates(text).find((date) => date.range);
  if (!range) return false;
  const rest = text.slice(0, range.index) + text.slice(range.index + range.length);
  return rest.replace(/^(?:from|period|duration)\b/i, '').replace(/[^\p{L}\p{N}]/gu, '') === '';
}
