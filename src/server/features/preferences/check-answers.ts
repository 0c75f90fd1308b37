/** Checks job preferences against the database: referenced rows must exist, a new full-time start must not be past. */
import { count, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import { countries, fullTimePreferences, industries, timezones } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { isStartDateAllowed, type SavePreferences } from '@/shared/preferences/schema';
import { DAY } from '@/shared/time/durations';

/** A day of tolerance, since somewhere on earth it is still yesterday. */
const earliestToday = (now: Date) => new Date(now.getTime() - DAY).toISOString().slice(0, 10);

/**
 * Throws the refusal of one answer.
 * @param field the form's name of what is wrong, for the browser to say it there
 */
const refuse = (what: string, field: string, userMessage: string): never => {
  throw new AppError('INVALID_INPUT', what, { userMessage, data: { field } });
};

/** Checks answers against what is stored. @throws AppError INVALID_INPUT */
export async function checkAnswers(tx: Transaction, userId: string, answers: SavePreferences, now: Date) {
  const { timezone_id, work_eligibility, fullTime, fractional } = answers;
  if (timezone_id !== null) {
    const [row] = await tx.select({ n: count() }).from(timezones).where(eq(timezones.id, timezone_id));
    if (row?.n !== 1)
      refuse(
        `no timezone ${timezone_id}`,
        'timezone_id',
        'This timezone is no longer offered. Choose another one.',
      );
  }
  const industryIds = [...new Set([...fullTime.industries, ...fractional.industries])];
  if (industryIds.length) {
    const [row] = await tx.select({ n: count() }).from(industries).where(inArray(industries.id, industryIds));
    if (row?.n !== industryIds.length)
      refuse('an unknown industry', 'industries', 'One of the industries is no longer offered.');
  }
  if (work_eligibility.length) {
    const isKnownCountry = inArray(countries.alpha2_code, work_eligibility);
    const [row] = await tx.select({ n: count() }).from(countries).where(isKnownCountry);
    if (row?.n !== work_eligibility.length)
      refuse('an unknown country', 'work_eligibility', 'One of the countries is no longer offered.');
  }
  const [savedPreferences] = await tx
    .select({ start_date: fullTimePreferences.start_date })
    .from(fullTimePreferences)
    .where(eq(fullTimePreferences.user_id, userId));
  if (!isStartDateAllowed(fullTime.start_date, earliestToday(now), savedPreferences?.start_date ?? null)) {
    refuse(
      `start date ${fullTime.start_date} is past`,
      'fullTime.start_date',
      'The start date cannot be before today.',
    );
  }
}
