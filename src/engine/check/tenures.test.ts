import { expect, it } from 'vitest';
import type { RoleFact } from '@/shared/record/facts';
import { endedBefore, isEarlierRole } from './tenures';

const buildRole = (start: string, end: string) => {
  const when = (text: string) => {
    const [year, month] = text.split('-').map(Number);
    return { year, ...(month ? { month } : {}) };
  };
  return { start: when(start), end: end === 'present' ? end : when(end) } as unknown as RoleFact;
};

it.each([
  ['2013', '2016'],
  ['2010', '2012'],
  ['2015-02', '2016-04'],
])('a role from %s to %s ended before one from April 2016', (start, end) => {
  expect(endedBefore(buildRole(start, end), buildRole('2016-04', 'present'))).toBe(true);
});

it.each([
  ['2013', '2021'],
  ['2015-02', '2016-09'],
  ['2016', '2017'],
])('a role from %s to %s did not end before one from April 2016', (start, end) => {
  expect(endedBefore(buildRole(start, end), buildRole('2016-04', 'present'))).toBe(false);
});

it.each([
  ['2008-05', '2023-10', false],
  ['2008-05', '2023', false],
  ['2008-05', '2023-09', true],
])('a role from %s to %s is earlier than one from 2021 to October 2023: %s', (start, end, isEarlier) => {
  expect(isEarlierRole(buildRole(start, end), buildRole('2021-06', '2023-10'))).toBe(isEarlier);
});

it('a role that began before another and goes on beside it is earlier, but did not end before it', () => {
  const [one, other] = [buildRole('2013', '2021'), buildRole('2016', 'present')];
  expect(isEarlierRole(one, other)).toBe(true);
  expect(endedBefore(one, other)).toBe(false);
});
