/** Derives engagement terms from a person's job preferences. */
import type { Engagement, RateTerm, Term } from './terms';

/** The preferences that terms are derived from. Amounts in whole US dollars, 0 where none was given. */
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
 * All of them hidden: preferences stay private until the owner shows them, term by term. An unanswered question gives
 * no term.
 */
export function termsFromPreferences({ fullTime, fractional }: PreferredTerms): Engagement {
  const whole = fullTime?.open_for_work ? fullTime : null;
  const part = fractional?.open_for_work ? fractional : null;
  const terms: (Term | null)[] = [
    whole?.start_date ? { term: 'availability', from: whole.start_date, shown: 'hidden' } : null,
    part && {
      term: 'capacity',
      per: 'week',
      min: part.min_hours_per_week,
      max: part.max_hours_per_week,
      shown: 'hidden',
    },
    (whole || part) && { term: 'kind', text: kindOf(Boolean(whole), Boolean(part)), shown: 'hidden' },
    part ? rateOf(part) : whole && rate('year', whole.min_salary, whole.max_salary),
  ];
  return terms.filter((term) => term !== null);
}

const kindOf = (whole: boolean, part: boolean) =>
  whole && part ? 'Full-time or fractional' : whole ? 'Full-time' : 'Fractional';

/** The stored payment type 'annual' counts as hourly, because the form of the preferences shows it so. */
const rateOf = (part: NonNullable<PreferredTerms['fractional']>) =>
  part.payment_type === 'daily'
    ? rate('day', part.min_daily_rate, part.max_daily_rate)
    : rate('hour', part.min_hourly_rate, part.max_hourly_rate);

const rate = (per: RateTerm['per'], min: number, max: number): RateTerm | null =>
  min || max ? { term: 'rate', per, min, max, currency: 'USD', shown: 'hidden' } : null;
