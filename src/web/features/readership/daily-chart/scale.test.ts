import { describe, expect, it } from 'vitest';
import { DAY } from '@/shared/time/durations';
import { horizontalPosition, labelledDayIndexes, linePath, marksFit, scaleMaximum } from './scale';

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, n) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + n * DAY).toISOString().slice(0, 10),
  );

describe('the scale of the daily chart', () => {
  it('has a round maximum whose half is a whole number', () => {
    expect([0, 1, 4, 5, 7, 16, 21, 41, 61, 350].map(scaleMaximum)).toEqual([
      4, 4, 4, 6, 10, 20, 40, 60, 100, 400,
    ]);
    for (const top of [3, 9, 77, 1_234].map(scaleMaximum)) expect(top % 2).toBe(0);
  });

  it("draws 'few', which is one or two reads, at a height between both, and spreads the days over the width", () => {
    expect(linePath([0, 'few', 4], 4)).toBe('M0 4L1 2.5L2 0');
    expect(horizontalPosition(1, 3)).toBe(0.5);
    expect(horizontalPosition(0, 1)).toBe(0);
  });

  it('labels a few days, none of them at the right edge', () => {
    const quarter = daysFrom('2026-08-23', 90);
    expect(labelledDayIndexes(quarter).map((index) => quarter[index])).toEqual([
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ]);
    const month = daysFrom('2026-10-22', 30);
    expect(labelledDayIndexes(month).map((index) => month[index])).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
    const year = labelledDayIndexes(daysFrom('2025-11-21', 365));
    expect(year.length).toBeLessThanOrEqual(4);
  });

  it('places labels side by side only if they fit', () => {
    expect(marksFit([0.2, 0.9])).toBe(true);
    expect(marksFit([0.2, 0.3])).toBe(false);
    expect(marksFit([0, 0.3, 0.6, 0.9])).toBe(false);
  });
});
