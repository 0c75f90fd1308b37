import { describe, expect, it } from 'vitest';
import { magnitudeWorth, saysSmallSumSpent } from './magnitude';

describe('the magnitude of a line', () => {
  it.each([
    ['Raised sales to $200M+ in nine ports', 'Raised sales to $1M in nine ports'],
    ['Led 1,200 people in nine mills', 'Led 12 people in nine mills'],
    ['Won 2 million customers', 'Won 20,000 customers'],
    ['Saved £4.5m a year', 'Saved £450k a year'],
    ['Grew to 40M in ARR', 'Grew to 4M in ARR'],
    ['Bought mills for $90 million', 'Bought mills for INR 90 million'],
    ['Ran a budget of €1.2bn', 'Ran a budget of €1,200,000'],
    ['Ran a budget of 12 million euros', 'Ran a budget of 250,000 euros'],
  ])('%s weighs more than %s', (large, small) => {
    expect(magnitudeWorth(large)).toBeGreaterThan(magnitudeWorth(small));
    expect(magnitudeWorth(small)).toBeGreaterThan(0);
  });

  it.each(['Opened 9 mills in 2014', 'Cut waste by 40%', 'Moved to Windows 2000', 'Led 3 people'])(
    'a line without a large amount weighs nothing more: %s',
    (line) => {
      expect(magnitudeWorth(line)).toBe(0);
    },
  );

  it('is at most two', () => {
    expect(magnitudeWorth('Sold mills for $900 billion')).toBe(2);
  });
});

it('thousands of anything weigh more', () => {
  expect(magnitudeWorth('Counted 14 million slips in a night')).toBeGreaterThan(
    magnitudeWorth('Counted 4,500 slips in a night'),
  );
  expect(magnitudeWorth('Counted 4,500 slips in a night')).toBeGreaterThan(0);
});

it.each([
  ['Made a purchase of $40,000 for the quay', true],
  ['Planned a budget of EUR 90,000', true],
  ['Ran a budget of $12 million', false],
  ['Saved $40,000 a year', false],
])('"%s" states a small sum that was spent: %s', (line, isSmall) => {
  expect(saysSmallSumSpent(line)).toBe(isSmall);
});
