/** The schemas of the job preferences, and the rules (`rules.ts`) that browser and server share. */
import { describe, expect, it } from 'vitest';
import { groupThousands } from '@/shared/text/whole-number';
import * as preferences from './schema';

describe('the text of a money field', () => {
  it.each([
    ['', true],
    ['0', true],
    ['180000', true],
    ['180,000', false],
    ['-1', false],
    ['1.5', false],
    ['1e5', false],
    [' 1', false],
    ['١٢', false],
  ])('%j is valid: %s', (text, allowed) => expect(preferences.isMoneyText(text)).toBe(allowed));

  it.each([
    ['', '', 0],
    ['7', '7', 7],
    ['999', '999', 999],
    ['1000', '1,000', 1000],
    ['1234567', '1,234,567', 1234567],
  ])('%j is shown as %j and counts as %d', (digits, shown, value) => {
    expect(groupThousands(digits)).toBe(shown);
    expect(preferences.moneyValue(digits)).toBe(value);
    expect(preferences.readMoney(shown)).toBe(digits);
  });

  it.each([
    ['$180,000', '180000'],
    ['US$ 1 200.00', '1200'],
    ['187.50', '187.50'],
    ['187,50', '187,50'],
    ['1,350.5', '1,350.5'],
    ['12.', '12.'],
    ['12,', '12,'],
    ['1.350', '1350'],
    ['1a', null],
    ['1.2.3', null],
  ])('reads %j as %j, and counts no part of an amount with cents', (typed, amount) => {
    expect(preferences.readMoney(typed)).toBe(amount);
    if (amount && /[.,]/.test(amount)) expect(preferences.moneyValue(amount)).toBe(0);
  });

  /** What a field shows after each of these keys, at its end. */
  const shownAfter = (start: string, keys: string) => {
    let shown = start;
    for (const key of keys) {
      const amount = preferences.readMoney(key === '⌫' ? shown.slice(0, -1) : shown + key, shown);
      if (amount !== null) shown = preferences.isMoneyText(amount) ? groupThousands(amount) : amount;
    }
    return shown;
  };

  it.each([
    ['', '1350', '1,350'],
    ['', '1,350,000', '1,350,000'],
    ['', '1.350', '1,350'],
    ['1,350', '0', '13,500'],
    ['1,350', '⌫', '135'],
    ['', '180.000', '180,000'],
    ['', '180.00', '180.00'],
    ['', '187,50', '187,50'],
    ['', '1350,50', '1,350,50'],
    ['', '187,5⌫⌫⌫', '18'],
  ])('goes from %j, by the keys "%s", to %j', (start, keys, shown) => {
    expect(shownAfter(start, keys)).toBe(shown);
  });

  it('never gives a number that is not exact', () =>
    expect(preferences.moneyValue('9'.repeat(30))).toBe(Number.MAX_SAFE_INTEGER));

  it('is part of a reversed range only when both ends are given', () => {
    expect(preferences.isReversed(200, 100)).toBe(true);
    expect(preferences.isReversed(200, 0)).toBe(false);
    expect(preferences.isReversed(100, 100)).toBe(false);
  });
});

it('hoursLabel uses the singular for one hour', () => {
  expect([1, 2, 40].map(preferences.hoursLabel)).toEqual(['1 hour', '2 hours', '40 hours']);
});

it('the payment type annual is shown as hourly', () => {
  expect(preferences.PAYMENT_TYPES.map(preferences.shownPaymentType)).toEqual(['hourly', 'daily', 'hourly']);
});

it('offsetLabel writes an offset with sign, hours and minutes', () => {
  expect([0, 480, -210, 345].map(preferences.offsetLabel)).toEqual([
    'UTC+00:00',
    'UTC+08:00',
    'UTC-03:30',
    'UTC+05:45',
  ]);
});

describe('the start date', () => {
  it('must not be before today, unless it was saved before', () => {
    expect(preferences.isStartDateAllowed(null, '2026-03-02', null)).toBe(true);
    expect(preferences.isStartDateAllowed('2026-03-02', '2026-03-02', null)).toBe(true);
    expect(preferences.isStartDateAllowed('2026-03-01', '2026-03-02', null)).toBe(false);
    expect(preferences.isStartDateAllowed('2026-03-01', '2026-03-02', '2026-03-01')).toBe(true);
  });

  it('must be an existing day', () => {
    const date = preferences.fullTimeSchema.shape.start_date;
    expect(date.safeParse('2028-02-29').success).toBe(true);
    for (const invalid of ['2026-02-29', '2026-13-01', '2026-1-1', 'tomorrow', '']) {
      expect(date.safeParse(invalid).success).toBe(false);
    }
  });
});

describe('the input of a save', () => {
  const valid = {
    revision: 0,
    fullTime: {
      open_for_work: true,
      min_salary: 0,
      max_salary: 0,
      remote_ok: false,
      start_date: null,
      locations: [],
      industries: [],
    },
    fractional: {
      open_for_work: false,
      payment_type: 'hourly',
      min_hourly_rate: 0,
      max_hourly_rate: 0,
      min_daily_rate: 0,
      max_daily_rate: 0,
      hours_per_week: 20,
      remote_ok: false,
      locations: [],
      industries: [],
    },
    current_place_id: null,
    timezone_id: null,
    work_eligibility: ['NO', 'SG', 'NO'],
  };

  it('drops duplicates and keeps the order', () =>
    expect(preferences.savePreferencesSchema.parse(valid).work_eligibility).toEqual(['NO', 'SG']));

  it('is refused unless one of the two kinds of work is chosen', () => {
    const none = { ...valid, fullTime: { ...valid.fullTime, open_for_work: false } };
    expect(preferences.savePreferencesSchema.safeParse(none).success).toBe(false);
  });

  it.each([0, 41, 20.5])('refuses %d hours a week', (hours_per_week) => {
    const invalid = { ...valid, fractional: { ...valid.fractional, hours_per_week } };
    expect(preferences.savePreferencesSchema.safeParse(invalid).success).toBe(false);
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 53])('refuses a salary of %d', (min_salary) => {
    const invalid = { ...valid, fullTime: { ...valid.fullTime, min_salary } };
    expect(preferences.savePreferencesSchema.safeParse(invalid).success).toBe(false);
  });
});
