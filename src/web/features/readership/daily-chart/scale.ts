/** The positions of days and counts in the chart, the top of its scale, and which labels fit below it. */
import type { RoundedCount } from '@/shared/publishing/readership';

/** The height of a count in the chart, in reads: 'few' (one or two reads) is drawn between one and two. */
export const chartHeightOf = (count: RoundedCount): number => (count === 'few' ? 1.5 : count);

const ROUND_NUMBERS = [4, 6, 10, 20, 40, 60];

/** The round number at the top of the scale, whose half is a whole number too. */
export function scaleMaximum(highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of ROUND_NUMBERS) if (step * power >= highest) return step * power;
  }
}

/** The position of a day, 0 to 1 from the left edge. @param index of the day @param days their number */
export const horizontalPosition = (index: number, days: number): number =>
  days < 2 ? 0 : index / (days - 1);

/** The line as an SVG path, one unit wide for a day and one unit high for a read. @param top count at the upper edge */
export function linePath(counts: readonly RoundedCount[], top: number): string {
  return counts
    .map((count, index) => `${index === 0 ? 'M' : 'L'}${index} ${top - chartHeightOf(count)}`)
    .join('');
}

/** Number of labelled days that fit below the line. */
const MAX_LABELLED_DAYS = 4;

/** In a period of this many days or more the first days of months are labelled, in a shorter one the Mondays. */
const MIN_DAYS_FOR_MONTH_LABELS = 46;

/** Labels must begin left of this position (0 to 1 from the left edge), or they would be cut off at the right. */
const LABEL_LIMIT_POSITION = 0.88;

/**
 * The days that are labelled: first days of months, or Mondays in a shorter period; at equal intervals, as many as fit.
 * @param days '2026-12-31', in order
 * @returns their indexes in the list of days
 */
export function labelledDayIndexes(days: readonly string[]): number[] {
  const monthStarts = days.flatMap((day, index) => (day.endsWith('-01') ? [index] : []));
  const candidates =
    days.length >= MIN_DAYS_FOR_MONTH_LABELS
      ? monthStarts
      : days.flatMap((day, index) => (new Date(`${day}T00:00:00Z`).getUTCDay() === 1 ? [index] : []));
  const interval = Math.ceil(candidates.length / MAX_LABELLED_DAYS);
  return candidates.filter(
    (index, n) => n % interval === 0 && horizontalPosition(index, days.length) < LABEL_LIMIT_POSITION,
  );
}

/** With more marks than this their labels are in a list instead. */
const MAX_LABELLED_MARKS = 3;

/** The labels of marks overlap if their distance is a smaller share of the chart's width than this. */
const MIN_LABEL_DISTANCE = 0.26;

/** Whether the labels of marks fit side by side below the line. @param positions 0 to 1, in order */
export function marksFit(positions: readonly number[]): boolean {
  return (
    positions.length <= MAX_LABELLED_MARKS &&
    positions.every((place, n) => n === 0 || place - (positions[n - 1] ?? 0) >= MIN_LABEL_DISTANCE)
  );
}
