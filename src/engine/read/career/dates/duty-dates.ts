/** Recognises dates at the end of a duty, which are not those of a post: '... winning millions from 2019–2020.' */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { startsWithAction } from '../sentences/action-sentences';

/** Maximum number of lines of a duty that ends with dates. */
const MAX_DUTY_LINES = 5;
/** Minimum distance between two paragraphs in font sizes; the lines of a duty are closer. */
const MIN_PARAGRAPH_BREAK_FONT_SIZES = 1.7;
/** The preposition between the words of a duty and its dates, which may be read as part of these. */
const PREPOSITION_PATTERN = /\s(?:from|in|during|between|over|through|for)\s*$/iu;
const DATES_WITH_PREPOSITION_PATTERN = /^(?:from|in|during|between)\s/iu;

/** Whether a line ends a duty that began with a verb in a line above, with the dates of what was done. */
export function endsDuty(lines: readonly DocumentLine[], at: number): boolean {
  const line = lines[at];
  const range = line && findDates(line.text).find((date) => date.range);
  if (!line || !range || line.bullet) return false;
  const after = line.text.slice(range.index + range.length);
  const isInSentence =
    PREPOSITION_PATTERN.test(line.text.slice(0, range.index)) ||
    DATES_WITH_PREPOSITION_PATTERN.test(line.text.slice(range.index));
  if (!isInSentence || !/^\)?\.$/.test(after)) return false;
  for (let above = at - 1; above >= Math.max(0, at - MAX_DUTY_LINES + 1); above -= 1) {
    const [dutyLine, below] = [lines[above], lines[above + 1]];
    const isContinued =
      dutyLine !== undefined &&
      below !== undefined &&
      below.flow === dutyLine.flow &&
      below.gap < MIN_PARAGRAPH_BREAK_FONT_SIZES &&
      !/[.!?:]$/.test(dutyLine.text) &&
      findDates(dutyLine.text).length === 0;
    if (!isContinued) return false;
    if (startsWithAction(dutyLine.text)) return true;
  }
  return false;
}
