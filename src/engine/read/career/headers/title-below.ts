/** Finds the title of a post below its header: after a label, in a sentence, or in a line of its own. */
import { findDates } from '../../dates/dates';
import { titleScore } from '../../vocabulary/titles';
import type { AnchoredLines } from '../entry-lines/anchors';
import { openingOf } from '../sentences/job-sentences';

/** Number of lines below a header that are searched. */
const MAX_SEARCHED_LINES = 8;
/** Maximum number of characters, and of words, of a line that is a title. */
const MAX_TITLE_CHARACTERS = 70;
const MAX_TITLE_WORDS = 8;

/** The title in the lines from `from` up to, not including, `end`; undefined if there is none. */
export function titleBelow(section: AnchoredLines, from: number, end: number): string | undefined {
  for (let at = from; at < Math.min(end, from + MAX_SEARCHED_LINES); at += 1) {
    const segments = section.segments[at] ?? [];
    const labelledTitle = segments.find(({ label }) => label === 'title');
    if (labelledTitle) return labelledTitle.text;
    const statedTitle = titleAfterAs(section.lines[at]?.text ?? '');
    if (statedTitle !== undefined) return statedTitle;
    if (isTitleAmongDuties(section, at)) return section.lines[at]?.text.replace(/\.$/, '');
  }
  return undefined;
}

/**
 * The title in a sentence: 'Working as an Associate, Credit Risk', 'Worked in Nordhav Bank, in its branch, as
 * Cashier. ...'.
 */
function titleAfterAs(text: string): string | undefined {
  const [, rest = ''] = WORKED_AS_PATTERN.exec(text.slice(0, MAX_SEARCHED_CHARACTERS)) ?? [];
  const title =
    rest.split(/[,.;:(]|(?<!\s)\s+(?:in|at|for|with|from|since|of the|to|and|where|which)\s/u)[0]?.trim() ??
    '';
  return title.length <= MAX_TITLE_CHARACTERS && titleScore(title) >= 1 && /^\p{L}/u.test(title)
    ? title
    : undefined;
}

/**
 * The title in the sentence of a post, which may begin with its dates: '2012 – 2014 Worked with M/s. Nordhav as a
 * Buyer'.
 */
export function titleOfSentence(text: string): string | undefined {
  const opening = openingOf(text);
  if (!opening) return undefined;
  const [, ...parts] = text
    .slice(opening.from, opening.from + MAX_SENTENCE_CHARACTERS)
    .split(/\sas\s(?:an?\s|the\s)?/iu);
  return parts.map((part) => titleAfterAs(`Worked as ${part}`)).find((title) => title !== undefined);
}

/** Numbers of characters of a sentence that are searched: after its opening, and from the beginning of its line. */
const MAX_SENTENCE_CHARACTERS = 400;
const MAX_SEARCHED_CHARACTERS = 240;
const WORKED_AS_PATTERN =
  /^(?:I )?(?:am |was |have |had |been )*(?:currently |presently |previously )?(?:work(?:ing|ed|s)?|employed|serv(?:ing|ed)|joined|appointed|designated)\b[^.;]*?\bas (?:an? |the )?(\p{L}.*)$/iu;

function isTitleAmongDuties({ lines, segments }: AnchoredLines, at: number): boolean {
  const line = lines[at];
  const [first] = segments[at] ?? [];
  if (!line || !first || line.text.length > MAX_TITLE_CHARACTERS || /[;,:]$/.test(line.text)) return false;
  const words = line.text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length;
  const isShort = words.length <= MAX_TITLE_WORDS && small * 3 <= words.length;
  return (
    isShort &&
    titleScore(first.text) >= 2 &&
    findDates(line.text).length === 0 &&
    TITLE_START_PATTERN.test(line.text)
  );
}

/**
 * The beginning of a title. A duty begins with a verb instead: 'Managed ...', 'Reporting to the Manager'.
 */
const TITLE_START_PATTERN =
  /^(?!\p{L}+(?:ed|ing)\b(?! (?:engineer|manager|officer|executive|assistant|supervisor)))\p{Lu}/iu;
