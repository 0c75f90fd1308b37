/** Formats days for the screens, in the browser's time zone. */

import { localDay } from '@/shared/time/calendar-day';
import { DAY } from '@/shared/time/durations';

/** Noon, since no clock change moves it to another day. */
const noon = (day: string) => new Date(`${day}T12:00:00`);

const SHORT_FORMAT = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const SHORT_FORMAT_WITH_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const LONG_FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const LONG_FORMAT_WITH_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const MONTH_FORMAT = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** Days from one day to another, both 'YYYY-MM-DD'; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noon(to).getTime() - noon(from).getTime()) / DAY);

/** With fewer days than this to today, a date is clear without its year. */
const MIN_DAYS_WITH_YEAR = 300;
const isNear = (day: string, today: string) => Math.abs(daysBetween(today, day)) < MIN_DAYS_WITH_YEAR;

/** 'Tue 24 Nov'; with its year if it is far from today. @param day 'YYYY-MM-DD' */
export const formatShortDay = (day: string, today: string): string =>
  (isNear(day, today) ? SHORT_FORMAT : SHORT_FORMAT_WITH_YEAR).format(noon(day)).replace(',', '');

/** '12 November'; with its year if it is far from today. @param day 'YYYY-MM-DD' */
export const formatLongDay = (day: string, today: string): string =>
  (isNear(day, today) ? LONG_FORMAT : LONG_FORMAT_WITH_YEAR).format(noon(day));

/** 'January 2027'. @param month 'YYYY-MM' */
export const formatMonth = (month: string): string => MONTH_FORMAT.format(noon(`${month}-15`));

/** A day relative to today: '3 days ago', 'yesterday', 'today', 'tomorrow'; `null` for any later one. */
export function relativeDay(day: string, today: string): string | null {
  const days = daysBetween(today, day);
  if (days < -1) return `${-days} days ago`;
  return { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' }[days] ?? null;
}

/** The day of a time in this browser's time zone, as '2026-11-20'. */
export const localDayOf = (date: Date): string => localDay(date);
/** Today in this browser's time zone, as '2026-11-20'. */
export const localToday = (): string => localDay(new Date());
