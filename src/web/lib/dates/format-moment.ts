/** Formats moments, and days whose year always matters, in the browser's time zone. */
import { formatShortDay, localDayOf, localToday } from './format-day';
import { formatTime } from './format-time';

const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** When something was done: 'Today, 15:47' or 'Wed 18 Nov, 15:47'. */
export function formatMoment(time: Date): string {
  const day = localDayOf(time);
  return `${day === localToday() ? 'Today' : formatShortDay(day, localToday())}, ${formatTime(time)}`;
}

/** '31 December 2026', for a day whose year always matters. @param day 'YYYY-MM-DD' */
export const formatDayWithYear = (day: string): string => DAY_FORMAT.format(new Date(`${day}T12:00:00`));
