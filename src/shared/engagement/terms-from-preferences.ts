/** Derives engagement terms from a person's job preferences. */
import type { Engagement, RateTerm, Term } from './terms';

/** The preferences that terms are derived from. Amounts in whole US dollars, 0 if none was given. */
export interface PreferredTerms {
  fullTime: {
    open_for_work: boolean;
    min_salary: number;
    max_salary: number;
    /** 'YYYY-MM-DD' */
    start_date: string | null;
  } | null;
  fractional: {
    open_for_work: boolean;
    payment_type: string;
    min_hourly_rate: number;
    max_hourly_rate: number;
    min_daily_rate: number;
    max_daily_rate: number;
    min_hours_per_week: number;
    max_hours_per_week: number;
  } | null;
}

/**
 * Derives the terms, all of them hidden: preferences stay private until the owner shows them, term by term. An
 * unanswered question gives no term.
 */
export function termsFromPreferences({ fullTime, fractional }: PreferredTerms): Engagement {
  const openFullTime = fullTime?.open_for_work ? fullTime : null;
  const openFractional = fractional?.open_for_work ? fractional : null;
  const terms: (Term | null)[] = [
    openFullTime?.start_date
      ? { term: 'availability', from: openFullTime.start_date, shown: 'hidden' }
      : null,
    openFractional && {
      term: 'capacity',
      per: 'week',
      min: openFractional.min_hours_per_week,
      max: openFractional.max_hours_per_week,
      shown: 'hidden',
    },
    (openFullTime || openFractional) && {
      term: 'kind',
      text: kindOf(Boolean(openFullTime), Boolean(openFractional)),
      shown: 'hidden',
    },
    openFractional
      ? rateOf(openFractional)
      : openFullTime && rate('year', openFullTime.min_salary, openFullTime.max_salary),
  ];
  return terms.filter((term) => term !== null);
}

const kindOf = (isFullTime: boolean, isFractional: boolean) =>
  isFullTime && isFractional ? 'Full-time or fractional' : isFullTime ? 'Full-time' : 'Fractional';

/** The stored payment type 'annual' counts as hourly, because the form of the preferences shows it so. */
const rateOf = (part: NonNullable<PreferredTerms['fractional']>) =>
  part.payment_type === 'daily'
    ? rate('day', part.min_daily_rate, part.max_daily_rate)
    : rate('hour', part.min_hourly_rate, part.max_hourly_rate);

const rate = (per: RateTerm['per'], min: number, max: number): RateTerm | null =>
  min || max ? { term: 'rate', per, min, max, currency: 'USD', shown: 'hidden' } : null;
