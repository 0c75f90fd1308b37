import { describe, expect, it } from 'vitest';
import type { Engagement } from '@/shared/engagement/terms';
import { compareOfferedTerms, type OwnersTerms } from './compared-terms';

const OFFER = { days_a_month: 8, start_on: '2027-01-18', budget: 1350 };
const PREFERENCES: OwnersTerms = {
  engagement: [],
  hours: { min: 10, max: 20 },
  min_daily_rate: '1200',
  min_hourly_rate: null,
};
const TERMS: Engagement = [
  { term: 'availability', from: '2027-01-11', shown: 'page' },
  { term: 'capacity', per: 'month', min: 6, max: 8, shown: 'hidden' },
  { term: 'rate', per: 'day', min: 1400, max: 1900, currency: 'USD', shown: 'versions' },
];
const ownersSideOf = (ownersTerms: OwnersTerms, offer = OFFER) =>
  compareOfferedTerms(offer, ownersTerms).map(({ yours, clash }) => (clash ? `≠ ${yours}` : yours));

describe('comparing an introduction with the owner’s terms', () => {
  it('uses the terms of the profile, whatever their audience', () => {
    expect(ownersSideOf({ ...PREFERENCES, engagement: TERMS })).toEqual([
      '6 to 8 a month',
      'From 11 January 2027',
      '≠ Your minimum is US$1,400 a day',
    ]);
    expect(
      ownersSideOf(
        { ...PREFERENCES, engagement: TERMS },
        { days_a_month: 9, start_on: '2027-01-10', budget: 1400 },
      ),
    ).toEqual(['≠ 6 to 8 a month', '≠ From 11 January 2027', 'Your minimum is US$1,400 a day']);
  });

  it('uses the job preferences if the profile has no terms', () => {
    expect(ownersSideOf(PREFERENCES)).toEqual([
      '10 to 20 hours a week',
      '',
      'Your minimum is US$1,200 a day',
    ]);
    const hourly = { ...PREFERENCES, hours: null, min_daily_rate: null, min_hourly_rate: 150 };
    expect(ownersSideOf(hourly)).toEqual(['', '', 'Your minimum is US$150 an hour']);
    // A rate of 0 counts as not given.
    expect(ownersSideOf({ ...PREFERENCES, min_daily_rate: '0' }).at(-1)).toBe('');
  });

  it('shows a rate on request, and compares only equal units and currencies', () => {
    const shownRate = (rate: Extract<Engagement[number], { term: 'rate' }>) =>
      ownersSideOf({ ...PREFERENCES, min_daily_rate: null, engagement: [rate] }).at(-1);
    const rate = { term: 'rate', per: 'request', min: 0, max: 0, currency: 'USD', shown: 'page' } as const;
    expect(shownRate(rate)).toBe('On request');
    expect(shownRate({ ...rate, per: 'hour', min: 300, max: 300 })).toBe('US$300 an hour');
    expect(shownRate({ ...rate, per: 'day', min: 9000, max: 0, currency: 'SEK' })).toMatch(/SEK.9,000 a day/);
    expect(ownersSideOf({ ...PREFERENCES, engagement: [rate] }).at(-1)).toBe(
      'Your minimum is US$1,200 a day',
    );
  });

  it('writes one hour in the singular', () => {
    const one = { ...PREFERENCES, hours: { min: 1, max: 1 } };
    expect(ownersSideOf(one)[0]).toBe('1 hour a week');
  });

  it('shows hours a week as they are, without converting them to days, and a start in the owner’s words', () => {
    const engagement: Engagement = [
      { term: 'capacity', per: 'week', min: 20, max: 20, shown: 'page' },
      { term: 'start', text: 'Within two weeks of signing', shown: 'page' },
    ];
    expect(ownersSideOf({ ...PREFERENCES, engagement }).slice(0, 2)).toEqual([
      '20 hours a week',
      'Within two weeks of signing',
    ]);
  });
});
