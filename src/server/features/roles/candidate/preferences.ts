/** Stored job preferences as matching compares them. */
import type { JobInput } from '@/engine/process/jobs';
import type { StoredPreferences } from '@/server/db/read-preferences';

type Preferences = NonNullable<JobInput<'judge-role'>['person']['preferences']>;
type OpenTo = NonNullable<Preferences['fullTime']>;
type Place = NonNullable<StoredPreferences['current_location']>;

/** A place as a role's text may name it: its address, or its name and country, as 'Singapore, SG'. */
export const placeText = ({ city, name, formatted_address, country_code }: Place): string =>
  formatted_address || [city || name, country_code].filter(Boolean).join(', ');

/**
 * Converts stored preferences for matching.
 * @returns `undefined` if nothing was ever saved
 */
export function preferencesOf(stored: StoredPreferences): Preferences | undefined {
  const { fullTime, fractional, work_eligibility, current_location } = stored;
  if (stored.revision === 0) return undefined;
  return {
    ...(fullTime && {
      fullTime: {
        ...openToOf(fullTime, stored.fullTimeLocations, stored.fullTimeIndustries),
        ...pay(fullTime.min_salary, fullTime.max_salary, 'year'),
      },
    }),
    ...(fractional && {
      flexible: {
        ...openToOf(fractional, stored.fractionalLocations, stored.fractionalIndustries),
        ...(fractional.payment_type === 'daily'
          ? pay(fractional.min_daily_rate, fractional.max_daily_rate, 'day')
          : pay(fractional.min_hourly_rate, fractional.max_hourly_rate, 'hour')),
        hoursPerWeek: fractional.max_hours_per_week,
      },
    }),
    ...(work_eligibility.length > 0 && {
      eligible: work_eligibility.map(({ country_code }) => country_code),
    }),
    ...(current_location && { livesIn: placeText(current_location) }),
  };
}

function openToOf(
  preferences: { open_for_work: boolean; remote_ok: boolean; start_date: string | null },
  places: Place[],
  industries: { name: string }[],
): OpenTo {
  return {
    open: preferences.open_for_work,
    places: places.map(placeText),
    // Never 'remote': a person who is open to remote work may accept the places above as well.
    remote: preferences.remote_ok ? 'hybrid' : 'onsite',
    ...(preferences.start_date && { start: preferences.start_date }),
    industries: industries.map(({ name }) => name),
  };
}

/** A range of pay; 0 means no answer, and without a minimum there is no range. */
const pay = (min: number, max: number, period: 'year' | 'day' | 'hour'): Pick<OpenTo, 'pay'> =>
  min > 0 ? { pay: { min, max: Math.max(min, max), currency: 'USD', period } } : {};
