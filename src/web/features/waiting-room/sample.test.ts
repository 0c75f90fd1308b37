import { expect, onTestFinished, test, vi } from 'vitest';
import { APPLICATIONS, formatDayBefore, interviewTime, statusToneOf } from './sample';

test('the badge of each status has its tone, that of an unknown status is grey', () => {
  expect(
    ['In Review', 'Interview Scheduled', 'Application Submitted', 'Withdrawn', 'constructor'].map(
      statusToneOf,
    ),
  ).toEqual(['blue', 'green', 'yellow', 'grey', 'grey']);
});

test('exactly one sample application has an interview', () => {
  expect(APPLICATIONS.filter((application) => application.status === 'Interview Scheduled')).toHaveLength(1);
});

test('sample applications are dated before today, the interview on a working day after it', () => {
  expect(formatDayBefore(18, new Date(2025, 4, 30, 23, 59))).toBe('12 May');
  vi.useFakeTimers({ now: new Date(2025, 4, 30) });
  onTestFinished(() => void vi.useRealTimers());
  expect(interviewTime()).toBe('Thu 5 Jun, 10:00');
  for (let day = 1; day <= 14; day++) {
    expect(interviewTime(new Date(2026, 1, day))).not.toMatch(/Sat|Sun/);
  }
});
