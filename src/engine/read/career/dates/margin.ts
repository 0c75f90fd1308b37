/**
 * Decides which dates in a margin beside the text begin an entry, and which lines belong to it. `layout/margin` has
 * joined the wrapped labels of the margin beforehand.
 */
import type { DocumentLine } from '../../layout/line';
import type { Anchor } from '../entry-lines/anchor';

/** Minimum number of dates that make a margin. */
const MIN_MARGIN_DATES = 3;
/** Text that begins more than this many points right of the dates in a margin is beside the margin. */
const MARGIN_TOLERANCE_POINTS = 20;

/** Makes single years count as much as ranges if both are in the same margin: '2014' below '2015 – 2017'. */
export function promoteMarginYears(anchors: readonly Anchor[], lines: readonly DocumentLine[]): Anchor[] {
  const atStart = anchors.filter(({ range }) => range && range.index <= 1);
  const ranges = atStart.filter(({ isWeak }) => !isWeak);
  if (atStart.length < MIN_MARGIN_DATES || ranges.length === 0) return [...anchors];
  const margin = Math.max(...ranges.map(({ at }) => lines[at]?.x ?? 0));
  return anchors.map((anchor) => {
    const line = lines[anchor.at];
    const isInMargin = anchor.isWeak && atStart.includes(anchor) && line !== undefined && !line.bullet;
    return isInMargin && line.x > 0 && line.x < margin + 2 * MARGIN_TOLERANCE_POINTS
      ? { ...anchor, isWeak: false }
      : anchor;
  });
}

/**
 * Removes anchors inside entries if all entries have their dates in a margin: 'Autotests, 2017-2018' is then
 * a project within the post of 'June 2017 - Nov 2020'.
 */
export function removeInnerAnchors(anchors: readonly Anchor[], lines: readonly DocumentLine[]): Anchor[] {
  const xOf = ({ at }: Anchor) => lines[at]?.x ?? 0;
  const inMargin = anchors.filter(({ range, isWeak }) => range && !isWeak && range.index <= 1);
  const margin = Math.max(...inMargin.map(xOf));
  const isInner = (anchor: Anchor) =>
    anchor.range !== undefined && anchor.range.index > 1 && xOf(anchor) > margin + MARGIN_TOLERANCE_POINTS;
  const inner = anchors.filter(isInner);
  if (inMargin.length < MIN_MARGIN_DATES || inner.length === 0) return [...anchors];
  // The first entry's date shows where the dates of all entries are.
  return anchors[0] && isInner(anchors[0]) ? [...anchors] : anchors.filter((anchor) => !isInner(anchor));
}

/**
 * Whether a line above an anchor belongs to the entry before, whose date is in the same margin: it begins right of the
 * margin in which the anchor's date begins the text of its entry.
 */
export function isBesideMargin(
  anchors: readonly Anchor[],
  lines: readonly DocumentLine[],
  anchor: Anchor,
  at: number,
): boolean {
  const isInMargin = ({ range, isWeak, at: line }: Anchor) =>
    range !== undefined &&
    !isWeak &&
    range.index <= 1 &&
    (lines[line]?.x ?? 0) > 0 &&
    ((lines[line]?.text.length ?? 0) > range.index + range.length + MAX_CHARACTERS_OF_MARKS ||
      isAtTop(lines[line], lines[line + 1]));
  const x = lines[anchor.at]?.x ?? 0;
  return (
    isInMargin(anchor) &&
    (lines[at]?.x ?? 0) > x + MARGIN_TOLERANCE_POINTS &&
    anchors.filter(isInMargin).length >= MIN_MARGIN_DATES
  );
}

/** Maximum number of characters after a date in a margin that may be mere marks; text beside it is longer. */
const MAX_CHARACTERS_OF_MARKS = 8;

/**
 * Whether a date in a margin begins its entry although nothing is on its line: the text right of the margin begins just
 * below it, and white space is above both.
 */
const isAtTop = (date: DocumentLine | undefined, next: DocumentLine | undefined): boolean =>
  date !== undefined &&
  next !== undefined &&
  !next.bullet &&
  next.flow === date.flow &&
  next.x > date.x + MARGIN_TOLERANCE_POINTS &&
  date.gap > Math.max(MAX_LINE_GAP_FONT_SIZES, MAX_LINE_GAP_RATIO * next.gap);

/**
 * Maximum gap between the lines of an entry, in font sizes and relative to its next gap; the white space above such an
 * entry is larger.
 */
const MAX_LINE_GAP_FONT_SIZES = 2;
const MAX_LINE_GAP_RATIO = 1.6;
