/** Summarises stored job preferences for their card. */
import { hoursLabel, offsetLabel, shownPaymentType } from '@/shared/preferences/money-and-hours';
import { groupThousands } from '@/shared/text/whole-number';
import type { StoredPreferences } from '@/web/lib/queries/work-preferences';

/** The questions, with what each is about; the card shows them before any preference is set. */
export const PREFERENCE_QUESTIONS: [string, string][] = [
  ['Kind of work', 'Full-time, flexible or both'],
  ['Terms', 'Salary or rate, in USD'],
  ['Availability', 'Hours, start date, timezone'],
  ['Place', 'Locations, remote, eligibility'],
  ['Industries', 'Where you would look first'],
];

const NOT_ANSWERED = 'Not said';
const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A range of pay: 'USD 180,000 to 240,000 a year'. An end of 0 counts as not given; '' if neither is given. */
function payRangeText(min: number, max: number, per: string): string {
  const [from, to] = [min, max].map((amount) => groupThousands(String(amount)));
  if (min && max) return `USD ${min === max ? from : `${from} to ${to}`} ${per}`;
  if (min) return `from USD ${from} ${per}`;
  return max ? `up to USD ${to} ${per}` : '';
}

const joinOrNotAnswered = (parts: (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join('; ') || NOT_ANSWERED;

/** The first names of a list without duplicates, and the number of others: 'Bergen, Oslo, Turku and 2 more'. */
function shortListText(names: string[], limit = 3): string {
  const uniqueNames = [...new Set(names)];
  const hiddenCount = uniqueNames.length - limit;
  return uniqueNames.slice(0, limit).join(', ') + (hiddenCount > 0 ? ` and ${hiddenCount} more` : '');
}

/**
 * Summarises the preferences.
 * @returns term and answer, in the order of the form
 */
export function summaryOf(stored: StoredPreferences): [string, string][] {
  const fullTime = stored.fullTime?.open_for_work ? stored.fullTime : null;
  const flexible = stored.fractional?.open_for_work ? stored.fractional : null;
  const isDaily = flexible && shownPaymentType(flexible.payment_type) === 'daily';
  const zone = stored.timezone;
  const places = [
    ...(fullTime ? stored.fullTimeLocations : []),
    ...(flexible ? stored.fractionalLocations : []),
  ];
  const industries = [
    ...(fullTime ? stored.fullTimeIndustries : []),
    ...(flexible ? stored.fractionalIndustries : []),
  ];
  return [
    ['Kind of work', fullTime && flexible ? 'Full-time and flexible' : fullTime ? 'Full-time' : 'Flexible'],
    [
      'Terms',
      joinOrNotAnswered([
        fullTime && payRangeText(fullTime.min_salary, fullTime.max_salary, 'a year'),
        flexible &&
          (isDaily
            ? payRangeText(flexible.min_daily_rate, flexible.max_daily_rate, 'a day')
            : payRangeText(flexible.min_hourly_rate, flexible.max_hourly_rate, 'an hour')),
      ]),
    ],
    [
      'Availability',
      joinOrNotAnswered([
        flexible && `${hoursLabel(flexible.max_hours_per_week)} a week`,
        fullTime?.start_date && `from ${DAY_FORMAT.format(new Date(fullTime.start_date))}`,
        zone && offsetLabel(zone.utc_offset),
      ]),
    ],
    [
      'Place',
      joinOrNotAnswered([
        shortListText(places.map((place) => place.name)),
        (fullTime?.remote_ok || flexible?.remote_ok) && 'remote',
        stored.work_eligibility.length > 0 &&
          `may work in ${shortListText(stored.work_eligibility.map((row) => row.country.name))}`,
      ]),
    ],
    ['Industries', shortListText(industries.map((industry) => industry.name)) || NOT_ANSWERED],
  ];
}
