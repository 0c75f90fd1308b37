/** Answers to the job preferences form, for tests. */
import type { SavePreferences } from '@/shared/preferences';

/** Place ids of the offline gazetteer. */
export const PLACES = {
  singapore: 'geonames:1880252',
  zurich: 'geonames:2657896',
  oslo: 'geonames:3143244',
  gothenburg: 'geonames:2711537',
} as const;

type Overrides = Partial<Omit<SavePreferences, 'fullTime' | 'fractional'>> & {
  fullTime?: Partial<SavePreferences['fullTime']>;
  fractional?: Partial<SavePreferences['fractional']>;
};

/** Both kinds of work with no answer given but what `overrides` says; full-time is open. */
export function buildAnswers({ fullTime, fractional, ...rest }: Overrides = {}): SavePreferences {
  return {
    revision: 0,
    fullTime: {
      open_for_work: true,
      min_salary: 0,
      max_salary: 0,
      remote_ok: false,
      start_date: null,
      locations: [],
      industries: [],
      ...fullTime,
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
      ...fractional,
    },
    current_place_id: null,
    timezone_id: null,
    work_eligibility: [],
    ...rest,
  };
}
