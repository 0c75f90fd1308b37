/** Finds names that a line sets beside a title in a way that the model does not read, for questions. */
import { type DateRange, findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { titleScore } from '../../vocabulary/titles';
import { isWorkArea } from '../../vocabulary/work-areas';

/** Minimum score of a text with the words of a title, and of a word that may end one. */
const MIN_TITLE_SCORE = 2;
const MIN_TITLE_WORD_SCORE = 1;
/**
 * Maximum words of a title beside a name, minimum and maximum words of the name, and maximum characters of its line.
 */
const MAX_TITLE_WORDS = 6;
const MIN_NAME_WORDS = 2;
const MAX_NAME_WORDS = 7;
const MAX_LINE_CHARACTERS = 110;

/** A name before a bar, and the capitalised words that begin the sentence after it. */
const NAME_BEFORE_BAR_PATTERN =
  /^(\p{Lu}[^|]{1,50}?)\s\|\s(\p{Lu}[\p{L}/&-]*(?: \p{Lu}[\p{L}/&-]*){1,6}) \p{Ll}/u;
/** Marks between dates, titles and names. */
const EDGE_MARKS_PATTERN = /^[\s:|,–—-]+|(?<![\s:|,(–—-])[\s:|,(–—-]+$/gu;

/** The name of a possible employer: 'Nordhav | Lead Designer Directed a ...', '2006: Teacher Redwell Centre'. */
export function nameBesideTitle(line: DocumentLine): string | undefined {
  if (line.bullet) return undefined;
  const [, name = '', sentence = ''] = NAME_BEFORE_BAR_PATTERN.exec(line.text) ?? [];
  if (name !== '' && titleScore(name) === 0 && countTitleWords(sentence.split(' ')) > 1) return name;
  const range = line.text.length <= MAX_LINE_CHARACTERS ? findDates(line.text)[0] : undefined;
  return range && line.cells.length === 1 ? nameAfterTitle(line.text, range) : undefined;
}

/** The name after a title in a line with dates, which no mark separates: 'Security guard Redwell (RWL)'. */
function nameAfterTitle(text: string, { index, length }: DateRange): string | undefined {
  const parts = [text.slice(0, index), text.slice(index + length)].map((part) =>
    part.replace(EDGE_MARKS_PATTERN, ''),
  );
  const worded = parts.filter((part) => /\p{L}{2}/u.test(part));
  const [post = ''] = worded;
  if (worded.length !== 1 || /[,;|:–—]|\s-\s/u.test(post)) return undefined;
  const words = post.split(/\s+/);
  const count = countTitleWords(words);
  const name = words.slice(count);
  const isName =
    count > 0 &&
    name.length >= MIN_NAME_WORDS &&
    name.length <= MAX_NAME_WORDS &&
    /^\p{Lu}/u.test(name[0] ?? '') &&
    titleScore(name.join(' ')) === 0 &&
    !isWorkArea(name.join(' '));
  return isName ? name.join(' ') : undefined;
}

/** The number of words of the longest title at the start of a text; 0 if it begins with none. */
function countTitleWords(words: readonly string[]): number {
  for (let count = Math.min(MAX_TITLE_WORDS, words.length); count > 0; count -= 1) {
    const isTitle =
      titleScore(words.slice(0, count).join(' ')) >= MIN_TITLE_SCORE &&
      titleScore(words[count - 1] ?? '') >= MIN_TITLE_WORD_SCORE;
    if (isTitle) return count;
  }
  return 0;
}
