/** Reads headers of three lines, if several posts of a section have them: a title, its employer and the dates alone. */
import type { DocumentLine } from '../../layout/line';
import { isBesideMargin } from '../dates/margin';
import type { Anchor, AnchoredLines } from '../entry-lines/anchors';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { isAnyPlace, isBareTown } from '../segments/place-parts';
import { RULE_SLOT } from '../sentences/posts-in-sentences';
import { isTitleLine, mayBeEmployer, nameBeforePlace } from './header-names';

/** The probability of a header of three lines. */
const STACKED_PROBABILITY = 0.9;
/** The model's own reading of both parts is kept if it has this probability or more. */
const MIN_KEPT_PROBABILITY = 0.8;
/** Minimum number of posts that show that a section has headers of three lines. */
const MIN_STACKED_POSTS = 2;
/** Minimum score and maximum length, in characters, of a line with a title. */
const TITLE_LINE_LIMITS = { minTitleScore: 2, maxCharacters: 109 };
/** Two lines are aligned if their left edges differ by less than this, in points. */
const ALIGNMENT_TOLERANCE_POINTS = 12;

/** The readings of each entry; where the model is not certain, that of a header of three lines is the likeliest. */
export function preferStackedHeaders(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const stackedPairs = entries.map(({ anchor }) => pairOf(section, anchor));
  const isLayout = stackedPairs.filter(Boolean).length >= MIN_STACKED_POSTS;
  return pairs.map((readings, index) => {
    const pair = stackedPairs[index];
    const [best] = readings;
    if (!pair || !isLayout || (best?.title && best.employer && best.probability >= MIN_KEPT_PROBABILITY))
      return readings;
    return preferReading(pair, readings);
  });
}

function pairOf(section: AnchoredLines, anchor: Anchor): Pair | undefined {
  const { lines, segments, anchors } = section;
  const { at, range, isWeak } = anchor;
  if (section.opening.has(at)) return undefined;
  if (isBesideMargin(anchors, lines, anchor, at - 1)) return undefined;
  const isDateAlone = range?.range !== undefined && !isWeak && segments[at]?.length === 0;
  if (!isDateAlone || anchors.some((anchor) => anchor.at === at - 1 || anchor.at === at - 2))
    return undefined;
  const rows = [lines[at - 2], lines[at - 1], lines[at]];
  if (!rows.every((row) => row !== undefined && !row.bullet && row.flow === lines[at]?.flow))
    return undefined;
  // The lines belong together: white space, a list or text in another style is above them.
  const [first, second] = rows as [DocumentLine, DocumentLine];
  const isAligned =
    first.strong === second.strong && Math.abs(first.x - second.x) < ALIGNMENT_TOLERANCE_POINTS;
  if (!isAligned || continuesTextAbove(lines[at - 3], first)) return undefined;
  const order = isTitleLine(section, at - 2, TITLE_LINE_LIMITS) ? [at - 2, at - 1] : [at - 1, at - 2];
  const [titleLine = at, nameLine = at] = order;
  const name = isTitleLine(section, titleLine, TITLE_LINE_LIMITS) ? nameIn(section, nameLine) : undefined;
  if (name === undefined) return undefined;
  const candidateAt = (text: string, line: number) =>
    candidateOfRule({
      text,
      line,
      offset: line - at,
      from: Math.max(0, lines[line]?.text.indexOf(text) ?? 0),
      slot: RULE_SLOT,
    });
  return {
    title: candidateAt(lines[titleLine]?.text ?? '', titleLine),
    employer: candidateAt(name, nameLine),
    probability: STACKED_PROBABILITY,
  };
}

/** Whether the line above has the style of a header's first line and no white space below it. */
const continuesTextAbove = (above: DocumentLine | undefined, first: DocumentLine) =>
  above !== undefined &&
  !above.bullet &&
  above.flow === first.flow &&
  above.strong === first.strong &&
  first.gap < MIN_BLANK_FONT_SIZES &&
  Number.isFinite(first.gap);
/** Minimum gap, in font sizes, that counts as white space between two lines. */
const MIN_BLANK_FONT_SIZES = 1.6;

/** The employer in the other line: before its place, or before a bar. */
function nameIn({ lines, segments }: AnchoredLines, at: number): string | undefined {
  if (segments[at]?.some(({ label }) => label)) return undefined;
  const text = lines[at]?.cells[0] ?? '';
  const beforeBar = text.split(/\s[|•·]\s/u)[0] ?? '';
  const name = beforeBar === text ? (nameBeforePlace(text) ?? text) : beforeBar;
  const isPlace = [name, text].some((each) => isAnyPlace(each) || isBareTown(each));
  return mayBeEmployer(name) && !isPlace ? name : undefined;
}
