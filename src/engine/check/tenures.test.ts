import { expect, it } from 'vitest';
import type { RoleFact } from '@/shared/record/facts';
import { endedBefore, isEarlierRole } from './tenures';

const role = (start: string, end: string) => {
  const when = (text: string) => {
    const [year, month] = text.split('-').map(Number);
    return { year, ...(month ? { month } : {}) };
  };
  return { start: when(start), end: end === 'present' ? end : when(end) } as unknown as RoleFact;
};

it.each([
  ['2013', '2016', true],
  ['2010', '2012', true],
  ['2013', '2021', false],
  ['2015-02', '2016-04', true],
  ['2015-02', '2016-09', false],
  ['2016', '2017', false],
])('a role from %s to %s ended before one from April 2016: %s', (start, end, expected) => {
  expect(endedBefore(role(start, end), role('2016-04', 'present'))).toBe(expected);
});

it('a role that began before another and goes on beside it is earlier, but did not end before it', () => {
  const [one, other] = [role('2013', '2021'), role('2016', 'present')];
  expect(isEarlierRole(one, other)).toBe(true);
  expect(endedBefore(one, other)).toBe(false);
});
