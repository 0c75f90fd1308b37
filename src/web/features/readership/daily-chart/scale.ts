/** The positions of days and counts in the chart, as shares of its width and height. */
import type { RoundedCount } from '@/shared/publishing/readership';

/** Height in the chart: 'few' (one or two reads) is drawn between one and two. */
export const chartHeightOf = (count: RoundedCount): number => (count === 'few' ? 1.5 : count);

const STEPS = [4, 6, 10, 20, 40, 60];

/** The round number at the top of the scale, whose half is a whole number too. */
export function scaleMaximum(highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) if (step * power >= highest) return step * power;
  }
}

/** The position from the left edge, 0 to 1. */
export const horizontalPosition = (at: number, days: number): number => (days < 2 ? 0 : at / (days - 1));

/** The line as an SVG path of `days - 1` by `top` units, measured from the top. */
export function linePath(counts: readonly RoundedCount[], top: number): string {
  return counts.map((count, at) => `${at === 0 ? 'M' : 'L'}${at} ${top - chartHeightOf(count)}`).join('');
}

/** Approximate number of labelled days that fit below the line; on a phone half of them. */
const MAX_LABELLED_DAYS = 4;

/**
 * First days of months, or Mondays if months are too far apart.
 * @returns indexes in the list of days
 */
export function ticksOf(days: readonly string[]): number[] {
  const all = days.flatMap((day, at) => (day.endsWith('-01') ? [at] : []));
  const found =
    days.length > 45
      ? all
      : days.flatMap((day, at) => (new Date(`${day}T00:00:00Z`).getUTCDay() === 1 ? [at] : []));
  const every = Math.ceil(found.length / MAX_LABELLED_DAYS);
  return found.filter((at, n) => n % every === 0 && horizontalPosition(at, days.length) < 0.88);
}

/** Distance below which the labels of marks would overlap. */
const MIN_LABEL_DISTANCE = 0.26;

/** Whether the labels of marks fit side by side below the line. */
export function marksFit(places: readonly number[]): boolean {
  return (
    places.length <= 3 &&
    places.every((place, n) => n === 0 || place - (places[n - 1] ?? 0) >= MIN_LABEL_DISTANCE)
  );
}
