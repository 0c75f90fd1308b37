import { expect, test } from 'vitest';
import { APPLICATIONS, daysAgo, interviewTime, statusTone } from './sample';

test('each status has its colour, an unknown one is grey', () => {
  expect(
    ['In Review', 'Interview Scheduled', 'Application Submitted', 'Withdrawn', 'constructor'].map(statusTone),
  ).toEqual(['blue', 'green', 'yellow', 'grey', 'grey']);
});

test('exactly one interview is coming up', () => {
  expect(APPLICATIONS.filter((one) => one.status === 'Interview Scheduled')).toHaveLength(1);
});

test('sample applications are in the past, the interview on a future working day', () => {
  expect(daysAgo(18, new Date(2025, 4, 30, 23, 59))).toBe('May 12, 2025');
  expect(interviewTime(new Date(2025, 4, 30))).toBe('Thursday, June 5, 2025, 10:00 AM');
  for (let day = 1; day <= 14; day++) {
    expect(interviewTime(new Date(2026, 1, day))).not.toMatch(/Saturday|Sunday/);
  }
});
