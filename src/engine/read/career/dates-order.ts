/** Whether the lines of dates close or open the entries of a section, where every entry is set alike. */
import type { DocumentLine } from '../layout/line';
import type { Anchor } from './anchor';
import type { Segment } from './segment';

/** Minimum number of entries that show the position of the dates. */
const MIN_ENTRIES = 3;
/** Minimum number of header lines above the first dates. */
const MIN_HEADER_LINES = 2;

/**
 * Whether this is a list of posts without duties whose entries begin with header lines and end with a line of
 * dates.
 */
export function datesCloseEntries(
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
    anchors.every(({ at, lone }) => !lone && segments[at]?.length === 0) &&
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
  const ranged = anchors.filter(({ lone }) => !lone);
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
