import { expect, test } from 'vitest';
import { APPLICATIONS, sampleDay, statusTone } from './sample';

test('each status has its colour, an unknown one is grey', () => {
  expect(
    ['In Review', 'Interview Scheduled', 'Application Submitted', 'Withdrawn', 'constructor'].map(statusTone),
  ).toEqual(['blue', 'green', 'yellow', 'grey', 'grey']);
});

test('exactly one interview is coming up', () => {
  expect(APPLICATIONS.filter((one) => one.status === 'Interview Scheduled')).toHaveLength(1);
});

test('a day is the same in every time zone', () => {
  expect(sampleDay('2025-05-12')).toBe('May 12, 2025');
});
