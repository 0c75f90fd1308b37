import { expect, it } from 'vitest';
import { shownTerms } from './shown-terms';
import { termsFromPreferences } from './terms-from-preferences';

const fractional = {
  open_for_work: true,
  payment_type: 'daily',
  min_hourly_rate: 0,
  max_hourly_rate: 0,
  min_daily_rate: 1_400,
  max_daily_rate: 1_900,
  min_hours_per_week: 20,
  max_hours_per_week: 20,
};
const fullTime = { open_for_work: true, min_salary: 180_000, max_salary: 0, start_date: '2027-01-11' };
const texts = (preferences: Parameters<typeof termsFromPreferences>[0]) =>
  shownTerms(termsFromPreferences(preferences)).map(({ label, text }) => `${label}: ${text}`);

it('engagement terms made from job preferences are all hidden', () => {
  const terms = termsFromPreferences({ fullTime, fractional });
  expect(terms.every(({ shown }) => shown === 'hidden')).toBe(true);
  expect(texts({ fullTime, fractional })).toEqual([
    'Availability: From 11 January 2027',
    'Hours a week: 20',
    'Kind of engagement: Full-time or fractional',
    'Rate: US$1,400 to 1,900 a day',
  ]);
  expect(texts({ fullTime, fractional: { ...fractional, open_for_work: false } })).toEqual([
    'Availability: From 11 January 2027',
    'Kind of engagement: Full-time',
    'Rate: US$180,000 a year',
  ]);
});

it('engagement terms made from job preferences leave out unanswered questions', () => {
  expect(texts({ fullTime: null, fractional: null })).toEqual([]);
  const annual = { ...fractional, payment_type: 'annual' };
  expect(texts({ fullTime: null, fractional: annual })).toEqual([
    'Hours a week: 20',
    'Kind of engagement: Fractional',
  ]);
});
