/** Recognises the header of a post by its title. */
import { findRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { titleScore } from '../../vocabulary/titles';

/** Maximum characters of a header; longer lines are running text. */
const MAX_HEADER_CHARACTERS = 109;
/** Minimum score of a text that is a title by its words. */
const MIN_TITLE_SCORE = 2;

/** Whether a line is short, no item of a list, and has the words of a title. */
export const isTitledHeader = ({ text, bullet }: DocumentLine): boolean =>
  !bullet && text.length <= MAX_HEADER_CHARACTERS && titleScore(text) >= MIN_TITLE_SCORE;

/** Whether a line is the header of a post with a title and a range of dates. */
export const isDatedPost = (line: DocumentLine): boolean =>
  isTitledHeader(line) && findRange(line.text) !== undefined;
