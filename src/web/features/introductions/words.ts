/** What the list and the letter say about an introduction. */
import { localDay } from '@/shared/preference-rules';
import type { Inbox, Introduction } from './queries';

const day = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(undefined, options);
const SHORT = day({ day: 'numeric', month: 'short' });
const DUE = day({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const TIME = day({ timeStyle: 'short' });
const LONG = day({ dateStyle: 'long', timeZone: 'UTC' });
const DOLLARS = new Intl.NumberFormat('en-US');

const moment = (value: Date | string | null) => new Date(value ?? 0);
const isToday = (at: Date) => localDay(at) === localDay(new Date());
/** A day of the calendar, '2026-12-31', as people write it. */
const ofCalendar = (text: string, format: Intl.DateTimeFormat) =>
  format.format(new Date(`${text}T00:00:00Z`));

export const whenOf = ({ confirmed_at }: Introduction): string => {
  const at = moment(confirmed_at);
  return isToday(at) ? 'Today' : SHORT.format(at);
};

/** 'Northgate Diagnostics. Today at 09:12, from your public page' */
export function fromOf({ company, confirmed_at, version }: Introduction): string {
  const at = moment(confirmed_at);
  const when = `${isToday(at) ? 'Today' : SHORT.format(at)} at ${TIME.format(at)}`;
  return `${company}. ${when}, from ${version ? `your version “${version}”` : 'your public page'}`;
}

export const isOverdue = ({ state, answer_by }: Introduction): boolean =>
  state === 'waiting' && answer_by !== null && answer_by < localDay(new Date());

/** What became of it, in a few words. */
export function stateOf(introduction: Introduction): string {
  const { state, answer_by, seen_at, erase_at } = introduction;
  if (state === 'accepted') return 'Accepted';
  if (state === 'declined') return `Declined, erased on ${SHORT.format(moment(erase_at))}`;
  if (!seen_at) return 'New';
  return answer_by ? `Answer by ${ofCalendar(answer_by, DUE)}` : '';
}

export const timeOf = (at: Date | string | null) => TIME.format(moment(at));

export interface ComparedTerm {
  term: string;
  theirs: string;
  /** What the owner's job preferences say; '' where they say nothing. */
  yours: string;
  /** What they offer is below the owner's least. */
  clash: boolean;
}

/** What they say beside what the owner wants. */
export function comparedTerms(
  introduction: Introduction,
  { hours, min_daily_rate, min_hourly_rate }: Inbox['terms'],
): ComparedTerm[] {
  const { days_a_month, start_on, budget } = introduction;
  const daily = min_daily_rate === null ? null : Number(min_daily_rate);
  const below = budget !== null && daily !== null && budget < daily;
  const least =
    daily !== null
      ? `US$${DOLLARS.format(daily)} a day`
      : min_hourly_rate !== null
        ? `US$${DOLLARS.format(Number(min_hourly_rate))} an hour`
        : '';
  return [
    {
      term: 'Days',
      theirs: `${days_a_month} a month`,
      yours: hours
        ? `${hours.min === hours.max ? hours.min : `${hours.min} to ${hours.max}`} hours a week`
        : '',
      clash: false,
    },
    { term: 'Start', theirs: ofCalendar(start_on, LONG), yours: '', clash: false },
    {
      term: 'Budget',
      theirs: budget === null ? 'Not said' : `US$${DOLLARS.format(budget)} a day`,
      yours: least && `Your minimum is ${least}`,
      clash: below,
    },
  ];
}
