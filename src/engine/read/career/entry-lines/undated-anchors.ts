/** Finds posts without dates that are set as the dated posts of their section. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { isTimeEmployed } from '../../vocabulary/employment';
import { titleScore } from '../../vocabulary/titles';
import { type Anchor, MAX_ANCHORS } from './anchor';

/**
 * Adds posts with a duration in the position of the other posts' dates: 'Nordhav Foods ¦ Employed
 * 5 years'.
 */
export function addDurationAnchors(anchors: Anchor[], lines: readonly DocumentLine[]): void {
  const datedLines = anchors.flatMap(({ at, isWeak }) => (isWeak ? [] : [lines[at]]));
  lines.forEach(({ cells, strong, bullet }, at) => {
    const isLast = cells.length > 1 && !bullet && isTimeEmployed(cells.at(-1) ?? '');
    const isSetAsDatedPosts = datedLines.some(
      (line) => line?.cells.length === cells.length && line.strong === strong,
    );
    // Above a dated line, a duration is the total time at an employer with several posts.
    const isTaken = anchors.some((anchor) => anchor.at === at || (!anchor.isWeak && anchor.at === at + 1));
    if (isLast && isSetAsDatedPosts && !isTaken && anchors.length < MAX_ANCHORS)
      anchors.push({ at, isWeak: true });
  });
}

/** Maximum characters of the name in a heading, and of the title below it. */
const MAX_NAME_CHARACTERS = 60;
/** Minimum number of dated posts whose headings show how those of the section are set. */
const MIN_DATED_HEADINGS = 2;
/** Minimum score of a text that is a title by its words. */
const MIN_TITLE_SCORE = 2;

/**
 * Adds posts whose employer is a heading without dates, over its title, where the other posts have their employer and
 * dates in such a heading over a title.
 */
export function addHeadingAnchors(anchors: Anchor[], lines: readonly DocumentLine[]): void {
  const datedHeadings = anchors.filter(
    ({ at, isWeak }) => !isWeak && isHeading(lines[at]) && isTitle(lines[at + 1]),
  );
  if (datedHeadings.length < MIN_DATED_HEADINGS) return;
  const isSetAlike = (at: number, other: number): boolean =>
    hasStyleOf(lines[at], lines[other]) && hasStyleOf(lines[at + 1], lines[other + 1]);
  lines.forEach((line, at) => {
    const isName =
      isHeading(line) &&
      line.cells.length === 1 &&
      line.text.length <= MAX_NAME_CHARACTERS &&
      findDates(line.text).length === 0 &&
      titleScore(line.text) < MIN_TITLE_SCORE &&
      !/[.:;,]$/u.test(line.text);
    const below = lines[at + 1];
    const isOverTitle = isTitle(below) && findDates(below?.text ?? '').length === 0;
    if (
      isName &&
      isOverTitle &&
      anchors.length < MAX_ANCHORS &&
      datedHeadings.filter((dated) => isSetAlike(at, dated.at)).length >= MIN_DATED_HEADINGS &&
      !anchors.some((anchor) => anchor.at === at || anchor.at === at + 1)
    )
      anchors.push({ at, isWeak: true });
  });
}

const isHeading = (line: DocumentLine | undefined): line is DocumentLine =>
  line !== undefined && !line.bullet && (line.heading || line.strong);

const isTitle = (line: DocumentLine | undefined): boolean =>
  line !== undefined &&
  !line.bullet &&
  line.text.length <= MAX_NAME_CHARACTERS &&
  titleScore(line.text) >= MIN_TITLE_SCORE;

/** Whether two lines have the same type, weight and column. */
const hasStyleOf = (a: DocumentLine | undefined, b: DocumentLine | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.strong === b.strong &&
  a.heading === b.heading &&
  Math.abs(a.size - b.size) < 0.5 &&
  Math.abs(a.x - b.x) < 3;
