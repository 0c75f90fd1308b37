import { expect, it } from 'vitest';
import { formatYearMonth, formatYears, parseYearMonth } from './year-month';

it.each([
  ['March 2017', { year: 2017, month: 3 }],
  ['mar. 2017', { year: 2017, month: 3 }],
  ['03/2017', { year: 2017, month: 3 }],
  ['2017-03', { year: 2017, month: 3 }],
  ['2017', { year: 2017 }],
  ['', null],
  ['soon', null],
  ['in 2017 perhaps', null],
  ['13/2010', null],
  ['2010-00', null],
  ['Q3 2017', null],
  ['2017 H2', null],
  ['Sept 2017', { year: 2017, month: 9 }],
  ['1 March 2017', { year: 2017, month: 3 }],
  ['März 2017', { year: 2017, month: 3 }],
  ['Juni 2017', { year: 2017, month: 6 }],
  ['août 2017', { year: 2017, month: 8 }],
  ['diciembre de 2017', { year: 2017, month: 12 }],
  ['Marketing 2017', null],
  ['Janitor 2017', null],
  ['Mayfield 2017', null],
])('the text %j is read as the date %j of a role', (text, date) => {
  expect(parseYearMonth(text)).toEqual(date);
});

it('the dates of a role are formatted in words', () => {
  expect([
    formatYearMonth({ year: 2017, month: 3 }),
    formatYearMonth({ year: 2017 }),
    formatYearMonth('present'),
  ]).toEqual(['March 2017', '2017', 'today']);
  expect(formatYears({ year: 2012 }, 'present')).toBe('2012 to today');
  expect(formatYears({ year: 2012 }, { year: 2012 })).toBe('2012');
});
