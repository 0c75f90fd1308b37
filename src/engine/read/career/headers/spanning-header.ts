/** Recognises headers by the dates of the posts below them: 'Redwell 2010 – 2022' over 'VP, Claims 2018 – 2022'. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { COMPANY_SCORE, organisationScore } from '../../vocabulary/organisations';
import type { AnchoredLines } from '../entry-lines/anchors';
import { isSameRange, liesWithin } from '../posts/further-post';
import type { AnchoredEntry } from '../readings/decide';
import { isAnyPlace } from '../segments/place-parts';
import { type Header, isTitleLine, mayBeEmployer, nameBeforePlace } from './header-names';

/** Number of lines below a header in which its first post is searched for: place and description may come first. */
const MAX_LINES_TO_POST = 9;
/** Limits of a line with the title of a post and its dates. */
const POST_LINE_LIMITS = { minTitleScore: 1, maxCharacters: 139 };
/** Maximum characters of a line with a title alone. */
const MAX_TITLE_CHARACTERS = 79;

/** The header at an entry; undefined if there is none, or if the line below it is its own title. */
export function spanningHeader(
  section: AnchoredLines,
  entries: readonly AnchoredEntry[],
  index: number,
): Header | undefined {
  const { lines, segments } = section;
  const anchor = entries[index]?.anchor;
  const line = anchor && lines[anchor.at];
  if (!anchor?.range?.range || !line || anchor.isWeak || line.bullet) return undefined;
  const { at, range } = anchor;
  if (segments[at]?.some(({ label }) => label)) return undefined;
  const name = nameBeside(line.text.slice(0, range.index), line.text.slice(range.index + range.length));
  const next = entries.slice(index + 1).find((entry) => !entry.anchor.isWeak)?.anchor;
  if (name === undefined || !next?.range?.range) return undefined;
  const postAt = titleLineOf(section, next.at);
  const isBelow = postAt !== undefined && postAt > at && postAt - at <= MAX_LINES_TO_POST;
  if (!isBelow || lines[postAt]?.flow !== line.flow || lines[postAt]?.bullet) return undefined;
  const isSame = isSameRange(next.range, range) && postAt - at <= 2;
  if (!isSame && !liesWithin(next.range, range)) return undefined;
  const between = lines.slice(at + 1, postAt);
  // A title of the header's own, which the dates above belong to.
  const isTitled = between.some(
    ({ text }, offset) =>
      text.length <= MAX_TITLE_CHARACTERS &&
      /^\p{Lu}/u.test(text) &&
      isTitleLine(section, at + 1 + offset, POST_LINE_LIMITS),
  );
  return isTitled || between.some(({ bullet }) => bullet) || isPostOfTwoLines(lines, at, postAt)
    ? undefined
    : { at, anchor, name, postAt, isPostDated: true, isKnownByDates: true };
}

/** Maximum characters of the second line of a post. */
const MAX_SECOND_LINE_CHARACTERS = 80;

/**
 * Whether a line is not a header but a post of two lines, as the one below is: 'Drama 2005 – 2020' over 'Nordhav
 * Theatre', then 'Teacher 2016 – 2018' over 'Redwell School'.
 */
function isPostOfTwoLines(lines: readonly DocumentLine[], at: number, postAt: number): boolean {
  const [first, second, other, otherSecond] = [at, at + 1, postAt, postAt + 1].map((index) => lines[index]);
  if (!first || !second || !other || !otherSecond || postAt < at + 2) return false;
  const isSecond = ({ text, bullet }: DocumentLine) =>
    !bullet &&
    text.length <= MAX_SECOND_LINE_CHARACTERS &&
    /^\p{Lu}/u.test(text) &&
    !/[.;:]$/u.test(text) &&
    !isAnyPlace(text);
  return (
    isSetAlike(first, other) &&
    isSetAlike(second, otherSecond) &&
    [second, otherSecond].every((line) => isSecond(line) && findDates(line.text).length === 0)
  );
}

const isSetAlike = (a: DocumentLine, b: DocumentLine): boolean =>
  a.strong === b.strong && a.size === b.size && Math.abs(a.x - b.x) < 2 && a.cells.length === b.cells.length;

/** The line of the title of a post: that of its dates, or the one above if its dates stand alone. */
function titleLineOf(section: AnchoredLines, at: number): number | undefined {
  const line = section.segments[at]?.length === 0 ? at - 1 : at;
  return isTitleLine(section, line, POST_LINE_LIMITS) ? line : undefined;
}

/** The name of the employer before or after its dates, without a place. */
function nameBeside(before: string, after: string): string | undefined {
  const [head, tail] = [before, after].map(removeMarks) as [string, string];
  const headerText = head === '' ? tail : tail === '' || isAnyPlace(tail) ? head : '';
  const name = nameBeforePlace(headerText) ?? headerText;
  const isListed = /,/u.test(name) && organisationScore(name) < COMPANY_SCORE;
  return mayBeEmployer(name) && !isListed ? name : undefined;
}

/** Removes marks at both ends, and a closing bracket unless it closes a remark: 'Nordhav (NDH)'. */
function removeMarks(text: string): string {
  const inner = text.replace(/^[\s|),:·•–—-]+/u, '').replace(/(?<![\s|(,:·•–—-])[\s|(,:·•–—-]+$/u, '');
  return /^[^(]*\)$/u.test(inner) ? inner.slice(0, -1) : inner;
}
