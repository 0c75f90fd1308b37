/**
 * Compares the terms that an introduction offers with the owner's: the engagement terms of their profile, else their
 * job preferences.
 */

import { hoursAWeek, shownTerms } from '@/shared/engagement/shown-terms';
import { type Engagement, termOf } from '@/shared/engagement/terms';
import { formatCalendarDay } from '@/shared/time/calendar-day';

export interface OfferedTerms {
  days_a_month: number;
  /** '2027-01-18' */
  start_on: string;
  /** US dollars a day; `null` if not given. */
  budget: number | null;
}

export interface OwnersTerms {
  /** Every term of the profile, including those hidden from readers. */
  engagement: Engagement;
  /** Hours a week in the job preferences; null if not given. */
  hours: { min: number; max: number } | null;
  /** US dollars, from the job preferences; 0 or null if not given. */
  min_daily_rate: number | string | null;
  /** US dollars, from the job preferences; 0 or null if not given. */
  min_hourly_rate: number | string | null;
}

export interface ComparedTerm {
  term: string;
  /** What the sender offers. */
  theirs: string;
  /** What the owner asks for; '' if neither terms nor preferences say anything. */
  yours: string;
  /** Whether the offer is outside the owner's terms. */
  clash: boolean;
}

type OwnersSide = Pick<ComparedTerm, 'yours' | 'clash'>;

const NUMBER_FORMAT = new Intl.NumberFormat('en-US');
const dollarsText = (amount: number) => `US$${NUMBER_FORMAT.format(amount)}`;
const rangeText = ({ min, max }: { min: number; max: number }) =>
  min === max ? `${min}` : `${min} to ${max}`;

/** The compared terms, in the order of the letter. */
export function compareOfferedTerms(offer: OfferedTerms, ownersTerms: OwnersTerms): ComparedTerm[] {
  const { days_a_month, start_on, budget } = offer;
  return [
    { term: 'Days', theirs: `${days_a_month} a month`, ...compareDays(days_a_month, ownersTerms) },
    { term: 'Start', theirs: formatCalendarDay(start_on), ...compareStart(start_on, ownersTerms) },
    {
      term: 'Budget',
      theirs: budget === null ? 'Not said' : `${dollarsText(budget)} a day`,
      ...compareBudget(budget, ownersTerms),
    },
  ];
}

const shownTextOf = ({ engagement }: OwnersTerms, name: 'capacity' | 'availability' | 'start' | 'rate') =>
  shownTerms(engagement).find(({ term }) => term === name)?.text ?? '';

function compareDays(offeredDays: number, ownersTerms: OwnersTerms): OwnersSide {
  const amount = shownTextOf(ownersTerms, 'capacity');
  const term = termOf(ownersTerms.engagement, 'capacity');
  if (amount && term?.per === 'month') {
    return { yours: `${amount} a month`, clash: offeredDays > Math.max(term.min, term.max) };
  }
  // Hours a week and days a month are shown as given, and not converted into each other.
  if (amount) return { yours: hoursAWeek(amount), clash: false };
  return { yours: ownersTerms.hours ? hoursAWeek(rangeText(ownersTerms.hours)) : '', clash: false };
}

function compareStart(offeredStart: string, ownersTerms: OwnersTerms): OwnersSide {
  const from = termOf(ownersTerms.engagement, 'availability')?.from ?? '';
  // A first day of availability that has passed means that the owner is available now.
  if (from) return { yours: shownTextOf(ownersTerms, 'availability'), clash: offeredStart < from };
  return {
    yours: shownTextOf(ownersTerms, 'start') || shownTextOf(ownersTerms, 'availability'),
    clash: false,
  };
}

function compareBudget(offered: number | null, ownersTerms: OwnersTerms): OwnersSide {
  const rate = termOf(ownersTerms.engagement, 'rate');
  const minRate = rate && rate.per !== 'request' ? rate.min || rate.max : 0;
  if (rate?.per === 'day' && rate.currency === 'USD' && minRate > 0)
    return compareWithMinimum(minRate, 'a day', offered);
  if (minRate > 0) return { yours: shownTextOf(ownersTerms, 'rate'), clash: false };
  // 'On request' is for readers; the preferences hold the minimum.
  const [aDay, anHour] = [Number(ownersTerms.min_daily_rate), Number(ownersTerms.min_hourly_rate)];
  if (aDay > 0) return compareWithMinimum(aDay, 'a day', offered);
  if (anHour > 0) return compareWithMinimum(anHour, 'an hour', null);
  return { yours: shownTextOf(ownersTerms, 'rate'), clash: false };
}

const compareWithMinimum = (minRate: number, per: string, offered: number | null): OwnersSide => ({
  yours: `Your minimum is ${dollarsText(minRate)} ${per}`,
  clash: offered !== null && offered < minRate,
});
