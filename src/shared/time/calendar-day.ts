/** Calendar days as people name them: a date, and the time zone it is meant in. */
import { DAY, HOUR, MINUTE } from './durations';

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, as '2026-12-31'. */
export function isCalendarDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether the runtime knows a time zone, as 'Europe/Oslo'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const formatterByTimeZone = new Map<string, Intl.DateTimeFormat>();
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatterByTimeZone.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formatterByTimeZone.set(timeZone, formatter);
  return formatter;
}

/** The calendar day in a time zone at a moment, as '2026-12-31'. */
export const dayInTimeZone = (timeZone: string, moment: Date): string =>
  formatterOf(timeZone).format(moment).slice(0, 10);

/** The day of a moment in the time zone of this machine, as 'YYYY-MM-DD'. */
export function localDay(moment: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}

/** The first moment after the day in that time zone, whatever clock change there is that night. */
export function endOfDay(day: string, timeZone: string): Date {
  // No time zone is more than 14 hours from UTC, so the end lies between these two. The loop narrows them to a minute.
  let before = Date.parse(`${day}T00:00:00Z`) - 15 * HOUR;
  let after = Date.parse(`${day}T00:00:00Z`) + DAY + 15 * HOUR;
  while (after - before > MINUTE) {
    const middle = Math.floor((before + after) / 2 / MINUTE) * MINUTE;
    if (dayInTimeZone(timeZone, new Date(middle)) > day) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/** A day for people to read, as '31 December 2026'. */
export const formatCalendarDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
