import { describe, expect, it } from 'vitest';
import { dayInTimeZone, endOfDay, isCalendarDay } from './calendar-day';

describe('a calendar day', () => {
  it('ends when the next one begins in its time zone, also when the clocks change', () => {
    for (const [day, zone, end] of [
      ['2026-12-31', 'UTC', '2027-01-01T00:00:00.000Z'],
      ['2026-12-31', 'Europe/Oslo', '2026-12-31T23:00:00.000Z'],
      ['2026-03-29', 'Europe/Oslo', '2026-03-29T22:00:00.000Z'],
      ['2026-10-25', 'Europe/Oslo', '2026-10-25T23:00:00.000Z'],
      ['2026-06-30', 'Pacific/Kiritimati', '2026-06-30T10:00:00.000Z'],
      ['2026-06-30', 'Etc/GMT+12', '2026-07-01T12:00:00.000Z'],
      ['2026-06-30', 'Asia/Kathmandu', '2026-06-30T18:15:00.000Z'],
    ] as const) {
      expect(endOfDay(day, zone).toISOString(), zone).toBe(end);
    }
  });

  it('is that of an instant in a time zone', () => {
    expect(dayInTimeZone('Asia/Singapore', new Date('2026-11-20T16:30:00Z'))).toBe('2026-11-21');
  });

  it('must exist in the calendar', () => {
    expect(['2026-02-28', '2028-02-29'].every(isCalendarDay)).toBe(true);
    expect(['2026-02-29', '2026-2-1', '20261231', '', 'tomorrow'].some(isCalendarDay)).toBe(false);
  });
});
