/** Compares an introduction's terms with the owner's: their engagement terms, else their job preferences. */

import { shownTerms } from '@/shared/engagement/shown-terms';
import { type Engagement, termOf } from '@/shared/engagement/terms';
import { formatCalendarDay } from '@/shared/time/calendar-day';

export interface OfferedTerms {
  days_a_month: number;
  /** '2027-01-18' */
  start_on: string;
  /** US dollars a day; `null` if not given. */
  budget: number | null;
}

export interface OwnTerms {
  /** Every term of the profile, including those hidden from readers. */
  engagement: Engagement;
  /** Hours a week in the job preferences. */
  hours: { min: number; max: number } | null;
  min_daily_rate: number | string | null;
  min_hourly_rate: number | string | null;
}

export interface ComparedTerm {
  term: string;
  theirs: string;
  /** '' if neither terms nor preferences say anything. */
  yours: string;
  /** Whether the offer is outside the owner's terms. */
  clash: boolean;
}

type Own = Pick<ComparedTerm, 'yours' | 'clash'>;

const DOLLARS = new Intl.NumberFormat('en-US');
const dollars = (amount: number) => `US$${DOLLARS.format(amount)}`;
const span = ({ min, max }: { min: number; max: number }) => (min === max ? `${min}` : `${min} to ${max}`);

/** The compared terms, in the order of the letter. */
export function comparedTerms(offer: OfferedTerms, own: OwnTerms): ComparedTerm[] {
  const { days_a_month, start_on, budget } = offer;
  return [
    { term: 'Days', theirs: `${days_a_month} a month`, ...daysOf(days_a_month, own) },
    { term: 'Start', theirs: formatCalendarDay(start_on), ...startOf(start_on, own) },
    {
      term: 'Budget',
      theirs: budget === null ? 'Not said' : `${dollars(budget)} a day`,
      ...budgetOf(budget, own),
    },
  ];
}

const saidOf = ({ engagement }: OwnTerms, name: 'capacity' | 'availability' | 'start' | 'rate') =>
  shownTerms(engagement).find(({ term }) => term === name)?.text ?? '';

function daysOf(asked: number, own: OwnTerms): Own {
  const amount = saidOf(own, 'capacity');
  const term = termOf(own.engagement, 'capacity');
  if (amount && term?.per === 'month') {
    return { yours: `${amount} a month`, clash: asked > Math.max(term.min, term.max) };
  }
  // Hours a week and days a month are shown as given, and not converted into each other.
  if (amount) return { yours: `${amount} hours a week`, clash: false };
  return { yours: own.hours ? `${span(own.hours)} hours a week` : '', clash: false };
}

function startOf(asked: string, own: OwnTerms): Own {
  const from = termOf(own.engagement, 'availability')?.from ?? '';
  // A start day that has passed means available now.
  if (from) return { yours: saidOf(own, 'availability'), clash: asked < from };
  return { yours: saidOf(own, 'start') || saidOf(own, 'availability'), clash: false };
}

function budgetOf(offered: number | null, own: OwnTerms): Own {
  const rate = termOf(own.engagement, 'rate');
  const least = rate && rate.per !== 'request' ? rate.min || rate.max : 0;
  if (rate?.per === 'day' && rate.currency === 'USD' && least > 0) return minimum(least, 'a day', offered);
  if (least > 0) return { yours: saidOf(own, 'rate'), clash: false };
  // 'On request' is for readers; the preferences hold the minimum.
  const [aDay, anHour] = [Number(own.min_daily_rate), Number(own.min_hourly_rate)];
  if (aDay > 0) return minimum(aDay, 'a day', offered);
  if (anHour > 0) return minimum(anHour, 'an hour', null);
  return { yours: saidOf(own, 'rate'), clash: false };
}

const minimum = (least: number, per: string, offered: number | null): Own => ({
  yours: `Your minimum is ${dollars(least)} ${per}`,
  clash: offered !== null && offered < least,
});
