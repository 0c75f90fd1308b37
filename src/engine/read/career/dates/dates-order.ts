/** Whether the lines of dates close or open the entries of a section, where every entry is set alike. */
import type { DocumentLine } from '../../layout/line';
import { titleScore } from '../../vocabulary/titles';
import type { Anchor } from '../entry-lines/anchor';
import type { Segment } from '../segments/segment';

/** Minimum number of entries that show the position of the dates. */
const MIN_ENTRIES = 3;
/** Minimum number of header lines above the first dates. */
const MIN_HEADER_LINES = 2;

/**
 * Whether this is a list of posts without duties whose entries begin with header lines and end with a line of
 * dates.
 */
export const datesCloseEntries = (
  lines: readonly DocumentLine[],
  segments: readonly (readonly Segment[])[],
  anchors: readonly Anchor[],
): boolean => endWithDatesAlone(lines, segments, anchors) || beginWithTitles(lines, segments, anchors);

/** Maximum number of lines between the title and the dates of an entry. */
const MAX_LINES_BETWEEN = 3;
/** Minimum score of a title, and minimum share of the entries whose first line has one. */
const MIN_TITLE_SCORE = 2;
const MIN_TITLED_SHARE = 0.6;

/**
 * Whether every entry begins with a title in a style of its own and ends with its employer and dates: 'Head of
 * Training' over '(Vehicle finance) Nordhav Bank, Oslo (2007-2009).', directly above the next title.
 */
function beginWithTitles(
  lines: readonly DocumentLine[],
  segments: readonly (readonly Segment[])[],
  anchors: readonly Anchor[],
): boolean {
  const ranged = anchors.filter(({ range, isWeak }) => range?.range && !isWeak);
  const [first] = lines;
  if (!first || ranged.length < MIN_ENTRIES || ranged.length < anchors.length) return false;
  const isStyled = (line: DocumentLine | undefined) =>
    line !== undefined &&
    line.strong === first.strong &&
    Math.abs(line.size - first.size) < SIZE_TOLERANCE_POINTS;
  const starts = ranged.map((_, index) => (ranged[index - 1]?.at ?? -1) + 1);
  const isTitled = (at: number) =>
    segments[at]?.some(({ text }) => titleScore(text) >= MIN_TITLE_SCORE) === true;
  const after = (ranged.at(-1)?.at ?? 0) + 1;
  return (
    !(isStyled(lines[after]) && isTitled(after)) &&
    starts.filter(isTitled).length >= starts.length * MIN_TITLED_SHARE &&
    ranged.every(({ at }, index) => {
      const start = starts[index] ?? 0;
      const others = lines.slice(start + 1, at + 1);
      return (
        others.length > 0 &&
        others.length <= MAX_LINES_BETWEEN &&
        isStyled(lines[start]) &&
        !others.some(isStyled) &&
        !lines.slice(start, at).some(({ bullet }) => bullet)
      );
    })
  );
}

function endWithDatesAlone(
  lines: readonly DocumentLine[],
  segments: readonly (readonly Segment[])[],
  anchors: readonly Anchor[],
): boolean {
  const [first] = anchors;
  return (
    first !== undefined &&
    anchors.length >= MIN_ENTRIES &&
    first.at >= MIN_HEADER_LINES &&
    anchors.at(-1)?.at === lines.length - 1 &&
    anchors.every(({ at, isWeak }) => !isWeak && segments[at]?.length === 0) &&
    !lines.some(({ bullet }) => bullet)
  );
}

/** Minimum share of the ranges of dates that are set like the first one. */
const MIN_ALIKE_SHARE = 0.75;
/** Two lines are set alike if their sizes and their left edges differ by less than this, in points. */
const SIZE_TOLERANCE_POINTS = 0.3;
const X_TOLERANCE_POINTS = 3;

/**
 * The lines of dates that open their entries, so that the lines above them belong to the entry before. In a section
 * that begins with dates, title and employer stand below the dates of the first entry, and of all that are set like it.
 */
export function openingLines(
  lines: readonly DocumentLine[],
  segments: readonly (readonly Segment[])[],
  anchors: readonly Anchor[],
): ReadonlySet<number> {
  const ranged = anchors.filter(({ isWeak }) => !isWeak);
  const [first] = lines;
  if (!first || ranged[0]?.at !== 0) return new Set();
  const isAlone = (at: number) => segments[at]?.length === 0;
  const alike = ranged.filter(({ at }) => {
    const line = lines[at];
    return (
      line !== undefined &&
      isAlone(at) === isAlone(0) &&
      line.strong === first.strong &&
      line.bullet === first.bullet &&
      Math.abs(line.size - first.size) < SIZE_TOLERANCE_POINTS &&
      Math.abs(line.x - first.x) < X_TOLERANCE_POINTS &&
      !anchors.some((anchor) => anchor.at === at + 1)
    );
  });
  const isHabit = alike.length >= MIN_ENTRIES && alike.length >= ranged.length * MIN_ALIKE_SHARE;
  return new Set(isHabit ? alike.map(({ at }) => at) : []);
}
