/**
 * Engagement terms: when and how much a person is available, for what, at which rate. Each is shown to readers of the
 * page, to readers of private versions only, or to nobody. Separate from the schemas, so that pages can import it
 * without zod.
 */

/** The names of all terms, in the order of the page. A profile has each at most once. */
export const TERM_NAMES = ['availability', 'capacity', 'start', 'kind', 'notice', 'rate', 'not_for'] as const;
export type TermName = (typeof TERM_NAMES)[number];

/**
 * Who sees a term. `page`: readers of the public page and of private versions; `versions`: only readers of private
 * versions; `hidden`: nobody but the owner.
 */
export const TERM_AUDIENCES = ['page', 'versions', 'hidden'] as const;
export type TermAudience = (typeof TERM_AUDIENCES)[number];

/** `week`: hours a week; `month`: days a month. */
export const CAPACITY_UNITS = ['month', 'week'] as const;
export type CapacityUnit = (typeof CAPACITY_UNITS)[number];

export const RATE_UNITS = ['hour', 'day', 'month', 'year'] as const;
export type RateUnit = (typeof RATE_UNITS)[number];

export const TEXT_TERMS = ['start', 'kind', 'notice', 'not_for'] as const satisfies readonly TermName[];
export type TextTerm = (typeof TEXT_TERMS)[number];

interface TermVisibility {
  shown: TermAudience;
  /** Set if it got the audience of the same term that had been removed, until its owner chooses one. */
  kept_hidden?: true;
}
export interface AvailabilityTerm extends TermVisibility {
  term: 'availability';
  /** The first day, as '2027-01-11'; '' is now. */
  from: string;
}
export interface CapacityTerm extends TermVisibility {
  term: 'capacity';
  per: CapacityUnit;
  /** Days or hours; 0 if nothing is said. */
  min: number;
  max: number;
}
export interface RateTerm extends TermVisibility {
  term: 'rate';
  per: RateUnit | 'request';
  /** Whole units of the currency; 0 if nothing is said. */
  min: number;
  max: number;
  /** ISO 4217 */
  currency: string;
}
export type WordedTerm = { [Name in TextTerm]: TermVisibility & { term: Name; text: string } }[TextTerm];
export type Term = AvailabilityTerm | CapacityTerm | RateTerm | WordedTerm;
export type Engagement = Term[];

/** Maximum days a month or hours a week, the maximum amount of a rate, and maximum characters of the texts. */
export const ENGAGEMENT_LIMITS = {
  capacity: { month: 31, week: 80 },
  rate: 1_000_000_000,
  text: { start: 200, kind: 300, notice: 200, not_for: 600 },
} as const satisfies { capacity: Record<CapacityUnit, number>; rate: number; text: Record<TextTerm, number> };

/** The label of a term where it is edited or chosen, whatever its value. */
export const TERM_TITLES: Record<TermName, string> = {
  availability: 'Availability',
  capacity: 'Days or hours',
  start: 'Start',
  kind: 'Kind of engagement',
  notice: 'Notice',
  rate: 'Rate',
  not_for: 'Not for',
};

/** The term with a name; `undefined` if the owner has not set it. */
export const termOf = <Name extends TermName>(engagement: readonly Term[], name: Name) =>
  engagement.find((each): each is Extract<Term, { term: Name }> => each.term === name);

/** Replaces or adds one term, and sorts the terms in the order of the page. */
export function putTerm(engagement: readonly Term[], term: Term): Engagement {
  const others = engagement.filter((each) => each.term !== term.term);
  return [...others, term].sort((a, b) => TERM_NAMES.indexOf(a.term) - TERM_NAMES.indexOf(b.term));
}

/** Removes the term of that name. */
export const removeTerm = (engagement: readonly Term[], name: TermName): Engagement =>
  engagement.filter(({ term }) => term !== name);

/**
 * The terms shown to one kind of reader. A start day that has passed becomes 'now'.
 * @param today 'YYYY-MM-DD'
 */
export function termsFor(
  audience: Exclude<TermAudience, 'hidden'>,
  engagement: readonly Term[],
  today: string,
): Engagement {
  return engagement
    .filter(({ shown }) => shown === 'page' || shown === audience)
    .map((term) => (term.term === 'availability' && term.from <= today ? { ...term, from: '' } : term));
}
