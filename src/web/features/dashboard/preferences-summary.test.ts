import { expect, it } from 'vitest';
import type { StoredPreferences } from '@/web/lib/queries/work-preferences';
import { summaryOf } from './preferences-summary';

const place = (name: string) => ({
  id: name,
  place_id: name,
  name,
  formatted_address: name,
  city: name,
  state_province: null,
  country_code: 'NO',
});

const stored: StoredPreferences = {
  revision: 1,
  current_location: null,
  timezone: { id: 1, text: 'Singapore', value: 'Asia/Singapore', utc_offset: 480 },
  fullTime: {
    user_id: 'u',
    open_for_work: true,
    min_salary: 180_000,
    max_salary: 240_000,
    remote_ok: false,
    start_date: '2027-02-01',
    updated_at: new Date(0),
  },
  fullTimeLocations: ['Oslo', 'Bergen', 'Tromsø'].map(place),
  fullTimeIndustries: [{ id: 1, name: 'Maritime' }],
  fractional: {
    user_id: 'u',
    open_for_work: true,
    payment_type: 'daily',
    min_hourly_rate: 0,
    max_hourly_rate: 0,
    min_daily_rate: 1_400,
    max_daily_rate: 0,
    min_hours_per_week: 1,
    max_hours_per_week: 1,
    remote_ok: true,
    start_date: null,
    updated_at: new Date(0),
  },
  fractionalLocations: ['Oslo', 'Singapore'].map(place),
  fractionalIndustries: [{ id: 1, name: 'Maritime' }],
  userLocations: [],
  work_eligibility: [{ country_code: 'NO', country: { name: 'Norway', alpha2_code: 'NO' } }],
};

it('the summary of job preferences says both kinds of work in a few words', () => {
  expect(summaryOf(stored)).toEqual([
    ['Kind of work', 'Full-time and flexible'],
    ['Terms', 'USD 180,000 to 240,000 a year; from USD 1,400 a day'],
    ['Availability', '1 hour a week; from 1 February 2027; UTC+08:00'],
    ['Place', 'Oslo, Bergen, Tromsø and 1 more; remote; may work in Norway'],
    ['Industries', 'Maritime'],
  ]);
});

it('the summary of job preferences leaves out a kind of work that is not wanted', () => {
  const closed = { ...stored.fullTime!, open_for_work: false };
  const summary = Object.fromEntries(summaryOf({ ...stored, fullTime: closed, timezone: null }));
  expect(summary).toMatchObject({
    'Kind of work': 'Flexible',
    Terms: 'from USD 1,400 a day',
    Availability: '1 hour a week',
    Place: 'Oslo, Singapore; remote; may work in Norway',
  });
});

it('the summary of job preferences says ‘Not said’ of what was not answered', () => {
  const withoutOptional = {
    ...stored,
    timezone: null,
    fullTime: { ...stored.fullTime!, min_salary: 0, max_salary: 0, start_date: null },
    fractional: null,
    fullTimeLocations: [],
    fullTimeIndustries: [],
    work_eligibility: [],
  };
  expect(summaryOf(withoutOptional).map(([, answer]) => answer)).toEqual([
    'Full-time',
    'Not said',
    'Not said',
    'Not said',
    'Not said',
  ]);
});
