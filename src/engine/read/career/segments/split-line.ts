/** Splits a line at its cells or signs into a title and an employer: 'Buyer · Nordhav Foods'. */
import type { DocumentLine } from '../../layout/line';
import { titleScore } from '../../vocabulary/titles';
import { isDoubtfulName } from '../names/doubtful-name';
import type { LocatedPost } from '../sentences/post-in-sentence';
import type { TextPart } from '../sentences/sentence-words';
import { isAnyPlace } from './place-parts';

/** A separator at which a line is split. */
export type LineSeparator = 'cells' | RegExp;

/** The words between a title and its employer. */
export const BEFORE_EMPLOYER_PATTERN: LineSeparator = /\s(?:at|@)\s/g;

/** Separators of title and employer, the most reliable first. */
export const SEPARATORS: readonly LineSeparator[] = [
  'cells',
  /\s[|│¦·•]\s|\t/g,
  /\s[–—-]\s/g,
  BEFORE_EMPLOYER_PATTERN,
  /,\s/g,
];

const MAX_TITLE_WORDS = 9;
/** Minimum score of a title that is recognised by its words. */
export const MIN_KNOWN_TITLE_SCORE = 2;

/**
 * The post of a line whose title is the first or second of these parts, and whose employer is the other.
 * @param maxTitleWords the maximum number of words of the title
 */
export function postOfParts(
  parts: readonly TextPart[],
  titleIndex: number,
  maxTitleWords = MAX_TITLE_WORDS,
): LocatedPost | undefined {
  const [titlePart, employerPart] = [parts[titleIndex], parts[titleIndex === 0 ? 1 : 0]];
  const title = titlePart && removePlaceBefore(titlePart);
  const employer = employerPart && removeRest(employerPart);
  if (!title || !employer || titleScore(title.text) === 0 || title.text.split(' ').length > maxTitleWords)
    return undefined;
  const isName =
    /^[\p{Lu}\p{N}]/u.test(employer.text) &&
    titleScore(employer.text) < Math.min(MIN_KNOWN_TITLE_SCORE, titleScore(title.text)) &&
    !isDoubtfulName(employer.text) &&
    !isAnyPlace(employer.text);
  return isName ? { title, employer, isUnsure: false } : undefined;
}

/** A title without the place before it: 'Norland - Site Engineer'. */
function removePlaceBefore(part: TextPart): TextPart {
  const dash = /\s?[–—-]\s/.exec(part.text);
  if (!dash || !isAnyPlace(part.text.slice(0, dash.index))) return part;
  const length = dash.index + dash[0].length;
  return { ...part, text: part.text.slice(length), from: part.from + length };
}

/** A name without the colon after it, and without a part after a separator: 'Nordhav Foods • Velmont'. */
function removeRest(part: TextPart): TextPart {
  const end = /\s?[|│¦•·:]\s|:$/.exec(part.text)?.index ?? part.text.length;
  return { ...part, text: part.text.slice(0, end), to: part.from + end };
}

/** Whether at least two thirds of these posts have titles that are recognised by their words. */
export function isMostlyTitled(posts: ReadonlyMap<unknown, LocatedPost>): boolean {
  const knownTitles = [...posts.values()].filter(
    ({ title }) => titleScore(title?.text ?? '') >= MIN_KNOWN_TITLE_SCORE,
  );
  return knownTitles.length * 3 >= posts.size * 2;
}

/** The parts of a line between its cells or separators. */
export function splitAtSeparator(
  { text, cells }: Pick<DocumentLine, 'text' | 'cells'>,
  separator: LineSeparator,
): TextPart[] {
  const parts: TextPart[] = [];
  const add = (from: number, to: number) => parts.push({ text: text.slice(from, to).trim(), from, to });
  if (separator === 'cells') {
    let from = 0;
    for (const cell of cells) {
      add(from, from + cell.length);
      from += cell.length + 1;
    }
    return parts.length > 1 ? parts : [];
  }
  let from = 0;
  for (const match of text.matchAll(separator)) {
    add(from, match.index);
    from = match.index + match[0].length;
  }
  add(from, text.length);
  return parts.length > 1 ? parts : [];
}
