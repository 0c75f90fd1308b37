/** Prefers, of the readings of one employer, those whose title is complete and not a part of the employer's name. */
import { titleScore } from '../../vocabulary/titles';
import type { Candidate } from '../model/candidates';
import { isSameSpan } from '../model/employer-choice';
import type { Pair } from '../model/model';
import type { PreparedScope } from './decide';
import { preferReading } from './rule-candidate';

/** Minimum score of a text that is a title by its words. */
const MIN_TITLE_SCORE = 2;
/** Minimum number of words of a title by its words: a single one may begin a name, as in 'Coach – Leather Goods'. */
const MIN_TITLE_WORDS = 2;

/**
 * The readings of each entry. A name that begins with a title and a dash is split there, if the model has read it so
 * too: 'Technical Editor – Nordhav Foundation'. A word of a sentence is not the title where another reading has a
 * whole one: 'As a designer, I led ...' beside 'UX/UI Designer'.
 */
export const preferWholeTitles = (
  _: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] =>
  pairs.map((readings) => {
    const [best] = readings;
    const preferred =
      best &&
      readings.find(
        (pair) => splitsName(best, pair) || (isLowerCaseWord(best.title) && hasWholeTitle(best, pair)),
      );
    return best && preferred
      ? preferReading(
          { ...preferred, probability: Math.max(best.probability, preferred.probability) },
          readings.filter((pair) => pair !== preferred),
        )
      : readings;
  });

/** Whether a reading divides the name of an untitled one into a title and the rest after a dash. */
function splitsName({ title, employer: whole }: Pair, { title: first, employer: rest }: Pair): boolean {
  return (
    title === undefined &&
    whole !== undefined &&
    !whole.label &&
    first !== undefined &&
    rest !== undefined &&
    first.line === whole.line &&
    rest.line === whole.line &&
    first.from === whole.from &&
    /^\s[–—-]\s$/u.test(whole.text.slice(first.text.length, first.text.length + 3)) &&
    whole.text.startsWith(rest.text, first.text.length + 3) &&
    isWholeTitle(first)
  );
}

/** Whether a title is a single word in lower case, and not a form's value. */
const isLowerCaseWord = (title: Candidate | undefined): boolean =>
  title !== undefined && !title.label && /^\p{Ll}+$/u.test(title.text);

/** Whether another reading has the same employer and a whole title. */
const hasWholeTitle = (best: Pair, { title, employer }: Pair): boolean =>
  title !== undefined &&
  employer !== undefined &&
  best.employer !== undefined &&
  isSameSpan(employer, best.employer) &&
  isWholeTitle(title);

const isWholeTitle = ({ text }: Candidate): boolean =>
  /^\p{Lu}/u.test(text) && text.split(' ').length >= MIN_TITLE_WORDS && titleScore(text) >= MIN_TITLE_SCORE;
