/** Arithmetic of calendar days, as '2026-11-20'. */
import { DAY } from '@/shared/time/durations';

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day that is `days` later; a negative number goes back. */
export const addDays = (day: string, days: number): string =>
  new Date(timeOf(day) + days * DAY).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
