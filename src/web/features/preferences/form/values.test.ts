import { describe, expect, it } from 'vitest';
import { localDay } from '@/shared/time/calendar-day';
import type { StoredPreferences } from '@/web/lib/queries/work-preferences';
import {
  createPreferencesResolver,
  type FormValues,
  formAnswersOf,
  formValuesOf,
  PAST_DATE_MESSAGE,
} from './values';

const NOTHING_STORED: StoredPreferences = {
  revision: 0,
  current_location: null,
  timezone: null,
  fullTime: null,
  fullTimeLocations: [],
  fullTimeIndustries: [],
  fractional: null,
  fractionalLocations: [],
  fractionalIndustries: [],
  userLocations: [],
  work_eligibility: [],
};

const options = { fields: {}, shouldUseNativeValidation: false };
const validate = (values: FormValues, saved: string | null = null) =>
  createPreferencesResolver(saved)(values, undefined, options);

describe('the values of the preferences form', () => {
  it('offer neither kind of work and twenty hours a week before anything is saved', () => {
    const values = formValuesOf(NOTHING_STORED);
    expect(values.fullTime.open_for_work).toBe(false);
    expect(values.fractional).toMatchObject({
      open_for_work: false,
      payment_type: 'hourly',
      hours_per_week: 20,
      min_hourly_rate: '',
    });
  });

  it('show a stored annual payment as an hourly one', () => {
    const fractional = {
      user_id: 'u',
      open_for_work: true,
      payment_type: 'annual' as const,
      min_hourly_rate: 150,
      max_hourly_rate: 0,
      min_daily_rate: 0,
      max_daily_rate: 0,
      min_hours_per_week: 8,
      max_hours_per_week: 8,
      remote_ok: true,
      start_date: null,
      updated_at: new Date(0),
    };
    expect(formValuesOf({ ...NOTHING_STORED, fractional }).fractional).toMatchObject({
      payment_type: 'hourly',
      min_hourly_rate: '150',
      max_hourly_rate: '',
      hours_per_week: 8,
    });
  });

  it('are converted to numbers and place ids for saving, with empty fields as 0 or null', () => {
    const values = formValuesOf(NOTHING_STORED);
    values.fullTime = { ...values.fullTime, open_for_work: true, min_salary: '180000' };
    values.fullTime.locations = [{ place_id: 'geonames:1', label: 'Somewhere' }];
    expect(formAnswersOf(values, 4)).toMatchObject({
      revision: 4,
      fullTime: { min_salary: 180_000, max_salary: 0, start_date: null, locations: ['geonames:1'] },
      fractional: { hours_per_week: 20 },
      current_place_id: null,
      timezone_id: null,
    });
  });
});

describe('the validation of the preferences form', () => {
  const fullTimeValues = () => {
    const values = formValuesOf(NOTHING_STORED);
    values.fullTime.open_for_work = true;
    return values;
  };

  it('accepts a salary range whose end is below its start', async () => {
    const values = fullTimeValues();
    values.fullTime.min_salary = '2';
    values.fullTime.max_salary = '1';
    expect((await validate(values)).errors).toEqual({});
  });

  it('refuses a start date before today, unless that date is already saved', async () => {
    const values = fullTimeValues();
    values.fullTime.start_date = '2020-01-01';
    expect((await validate(values)).errors.fullTime?.start_date?.message).toBe(PAST_DATE_MESSAGE);
    expect((await validate(values, '2020-01-01')).errors).toEqual({});
    values.fullTime.start_date = localDay(new Date());
    expect((await validate(values)).errors).toEqual({});
  });
});
