import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatDayWithYear, formatMoment } from './format-moment';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [new Date(2026, 10, 20, 9, 5), 'Today, 09:05'],
  [new Date(2026, 10, 18, 15, 47), 'Wed 18 Nov, 15:47'],
  [new Date(2025, 10, 18, 15, 47), '18 Nov 2025, 15:47'],
])('the moment %s is written as %s', (time, text) => {
  expect(formatMoment(time)).toBe(text);
});

it('a day whose year matters is written with its month in full', () => {
  expect(formatDayWithYear('2026-12-31')).toBe('31 December 2026');
});
