import { expect, it } from 'vitest';
import type { RoleFact } from '@/shared/record/facts';
import { endedBefore, isContinuousTenure, isEarlierRole } from './tenures';

const buildRole = (start: string, end?: string) => {
  const when = (text: string) => {
    const [year, month] = text.split('-').map(Number);
    return { year, ...(month ? { month } : {}) };
  };
  return {
    ...(start && { start: when(start) }),
    ...(end && { end: end === 'present' ? end : when(end) }),
  } as unknown as RoleFact;
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

it('a role that began before one whose end is unknown is earlier only if it ended before that began', () => {
  expect(isEarlierRole(buildRole('2010', '2015'), buildRole('2012'))).toBe(false);
  expect(isEarlierRole(buildRole('2010', '2012'), buildRole('2013'))).toBe(true);
});

it.each([
  ['2010 to 2014, 2015 to 2019', [buildRole('2010', '2014'), buildRole('2015', '2019')], true],
  ['2010 to 2014, 2016 to 2019', [buildRole('2010', '2014'), buildRole('2016', '2019')], false],
  [
    '2010 to the present, 2012 to 2013, 2016 to 2019',
    [buildRole('2010', 'present'), buildRole('2012', '2013'), buildRole('2016', '2019')],
    true,
  ],
  ['2010, 2011 to 2019', [buildRole('2010'), buildRole('2011', '2019')], true],
  ['without a year, 2011 to 2019', [buildRole(''), buildRole('2011', '2019')], false],
  ['without a year', [buildRole('')], true],
])('whether roles of these years are one tenure: %s', (_, roles, isOne) => {
  expect(isContinuousTenure(roles)).toBe(isOne);
});
