/** The positions of days and counts in the chart, as shares of its width and height. */
import type { RoundedCount } from '@/shared/readership';

/** Height in the chart: 'few' (one or two reads) is drawn between one and two. */
export const drawn = (count: RoundedCount): number => (count === 'few' ? 1.5 : count);

const STEPS = [4, 6, 10, 20, 40, 60];

/** The round number at the top of the scale: its half is whole as well. */
export function topOf(highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) if (step * power >= highest) return step * power;
  }
}

/** From the left edge, 0 to 1. */
export const across = (at: number, days: number): number => (days < 2 ? 0 : at / (days - 1));

/** The line as a path over `days - 1` by `top` units, from the top. */
export function pathOf(counts: readonly RoundedCount[], top: number): string {
  return counts.map((count, at) => `${at === 0 ? 'M' : 'L'}${at} ${top - drawn(count)}`).join('');
}

/** Days that are named below the line: about so many fit without touching, on a phone half of them. */
const TICKS = 4;

/** First days of months, or Mondays where months are too far apart. @returns places in the list of days */
export function ticksOf(days: readonly string[]): number[] {
  const all = days.flatMap((day, at) => (day.endsWith('-01') ? [at] : []));
  const found =
    days.length > 45
      ? all
      : days.flatMap((day, at) => (new Date(`${day}T00:00:00Z`).getUTCDay() === 1 ? [at] : []));
  const every = Math.ceil(found.length / TICKS);
  return found.filter((at, n) => n % every === 0 && across(at, days.length) < 0.88);
}

/** Marks nearer than this to each other would write over each other. */
const APART = 0.26;

/** Whether the names of marks fit side by side below the line. */
export function marksFit(places: readonly number[]): boolean {
  return places.length <= 3 && places.every((place, n) => n === 0 || place - (places[n - 1] ?? 0) >= APART);
}
