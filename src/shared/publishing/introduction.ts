/** Introductions: what a reader writes to the owner of a page, and what happens to it. */
import { DAY } from '../time/durations';

/** `unconfirmed`: its sender has not opened the mailed link, so nobody sees it. `waiting`: for the owner's answer. */
export type IntroductionState = 'unconfirmed' | 'waiting' | 'accepted' | 'declined';

/** Maximum characters of texts, and the maximum of each number. */
export const INTRODUCTION_LIMITS = {
  name: 100,
  company: 120,
  email: 254,
  about: 1_200,
  daysMax: 31,
  budgetMax: 1_000_000,
  /** The owner's message when declining. */
  words: 2_000,
} as const;

/** The retention of an introduction by state, in milliseconds since it entered that state. */
export const RETENTION_MS: Record<IntroductionState, number> = {
  unconfirmed: DAY,
  waiting: 365 * DAY,
  accepted: 365 * DAY,
  declined: 30 * DAY,
};

/** The number of working days within which the page promises an answer. */
const REPLY_WORKING_DAYS = 3;

/**
 * The day by which an answer is promised, without counting Saturdays and Sundays.
 * @returns '2026-11-20'
 */
export function replyDueDay(confirmedAt: Date): string {
  const day = new Date(confirmedAt);
  for (let remaining = REPLY_WORKING_DAYS; remaining > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) remaining -= 1;
  }
  return day.toISOString().slice(0, 10);
}
