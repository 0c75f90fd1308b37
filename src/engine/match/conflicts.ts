/** Finds conflicts between a role's terms and a person's preferences. They are reported and never change the fit. */

import {
  type ConflictKind,
  type EngagementKind,
  hoursPerWeekOf,
  type Pay,
  type PayPeriod,
  type RoleFacts,
  type TermComparison,
} from '@/shared/roles/role-fit';
import { DAY } from '@/shared/time/durations';
import type { OpenToEngagement, Person, Preferences } from './candidate/types';
import { countriesOf, placesOverlap } from './judge/regions';

/** The terms of a role that are compared with preferences. */
export type ComparedTerms = Pick<
  RoleFacts,
  'engagement' | 'pay' | 'places' | 'remote' | 'start' | 'industry' | 'workAuthorisation'
>;

/** Engagements that are not permanent employment in full time. */
const FLEXIBLE_ENGAGEMENTS: readonly EngagementKind[] = [
  'fractional',
  'interim',
  'contract',
  'part-time',
  'board',
];
/** Working hours in each pay period, to compare pay of different periods. */
const HOURS_PER_PERIOD: Record<PayPeriod, number> = { hour: 1, day: 8, week: 40, month: 173, year: 2_080 };
/**
 * Approximate value of a currency unit in US dollars, by its code. Used to see whether one amount is far below
 * another; no converted amount is ever shown.
 */
const APPROXIMATE_DOLLARS_PER_UNIT: Record<string, number> = {
  USD: 1,
  EUR: 1.1,
  GBP: 1.28,
  CHF: 1.15,
  CAD: 0.73,
  AUD: 0.66,
  NZD: 0.6,
  SGD: 0.75,
  SEK: 0.096,
  NOK: 0.094,
  DKK: 0.147,
  PLN: 0.26,
  HKD: 0.128,
  JPY: 0.0067,
  INR: 0.012,
  ZAR: 0.055,
  AED: 0.272,
};
/** Across currencies or pay periods, pay conflicts only if it is below this share of the minimum. */
const MIN_SHARE_OF_PAY = 0.8;
/** Hours a week of full-time work. */
const MIN_FULL_TIME_HOURS = 35;
/** An immediate start conflicts with a person who is available only after more than this many days. */
const IMMEDIATE_START_DAYS = 21;
/** A start longer ago than this says nothing: the text of the role is old. */
const PAST_START_DAYS = 60;

/**
 * Compares each term that both sides state, in the order of the screens.
 * @param today 'YYYY-MM-DD'
 */
export function compareTerms(
  role: ComparedTerms,
  person: Pick<Person, 'preferences' | 'places'>,
  today: string,
): TermComparison[] {
  const { preferences } = person;
  if (!preferences) return [];
  const authorisation = compareAuthorisation(role, preferences);
  const flexible =
    role.engagement.kind !== null &&
    FLEXIBLE_ENGAGEMENTS.includes(role.engagement.kind) &&
    !isFullTimeContract(role);
  const open = flexible ? preferences.flexible : preferences.fullTime;
  const other = flexible ? preferences.fullTime : preferences.flexible;
  const comparisons: TermComparison[] = [];
  const addTerm = (kind: ConflictKind, conflict: boolean, ownTerm: TermComparison['own']) =>
    comparisons.push({ kind, conflict, own: ownTerm });
  if (!open?.open && other?.open) addTerm('engagement', true, { open: flexible ? 'full-time' : 'flexible' });
  // Terms for another kind of work are not comparable: an hourly rate is not a salary. Where a person may work is the
  // same for every kind.
  if (!open?.open) return [...comparisons, ...authorisation];
  if (role.pay && open.pay) addTerm('pay', isBelow(role.pay, open.pay), { pay: open.pay });
  const hours = hoursPerWeekOf(role);
  if (flexible && hours !== undefined && open.hoursPerWeek !== undefined) {
    addTerm('hours', hours > open.hoursPerWeek, { hours: open.hoursPerWeek });
  }
  addTermsOfAnyEngagement(role, person, open, today, addTerm);
  return [...comparisons, ...authorisation];
}

/**
 * Compares where the person may work with the countries for which the role asks for a right to work; if it asks for
 * none, with those of its places, unless the work is done from anywhere.
 */
function compareAuthorisation(
  { workAuthorisation, places, remote }: ComparedTerms,
  { eligible }: Preferences,
): TermComparison[] {
  const asked = workAuthorisation ? countriesOf(workAuthorisation) : [];
  const countries = asked.length > 0 || remote === 'remote' ? asked : places.flatMap(countriesOf);
  if (countries.length === 0 || !eligible) return [];
  const conflict = !eligible.some((code) => countries.includes(code));
  return [{ kind: 'work-authorisation', conflict, own: { eligible } }];
}

/** The terms that conflict. */
export const conflictsOf = (
  role: ComparedTerms,
  person: Pick<Person, 'preferences' | 'places'>,
  today: string,
) => compareTerms(role, person, today).filter(({ conflict }) => conflict);

/** Whether the engagement is a contract with as many hours as full-time work. */
const isFullTimeContract = ({ engagement }: ComparedTerms) =>
  engagement.kind === 'contract' && (hoursPerWeekOf({ engagement }) ?? 0) >= MIN_FULL_TIME_HOURS;

/** Adds the terms that every kind of engagement has: place, remote work, start and industry. */
function addTermsOfAnyEngagement(
  role: ComparedTerms,
  { preferences, places }: Pick<Person, 'preferences' | 'places'>,
  open: OpenToEngagement,
  today: string,
  addTerm: (kind: ConflictKind, conflict: boolean, ownTerm: TermComparison['own']) => void,
) {
  const home = preferences?.livesIn ? [...places, preferences.livesIn] : places;
  if (role.places.length > 0 && role.remote !== 'remote' && open.places.length > 0) {
    addTerm(
      'place',
      !role.places.some((place) =>
        placesOverlap(place, [...open.places, ...(open.remote === 'remote' ? [] : home)]),
      ),
      { places: open.places },
    );
  }
  if (role.remote && open.remote) {
    const conflict =
      (open.remote === 'remote' && role.remote === 'onsite') ||
      (open.remote === 'onsite' && role.remote === 'remote');
    addTerm('remote', conflict, { remote: open.remote });
  }
  const isTooLate = startConflict(role.start, open.start, today);
  if (isTooLate !== undefined) addTerm('start', isTooLate, { start: open.start });
  if (role.industry.length > 0 && open.industries.length > 0) {
    const shared = role.industry.filter((one) =>
      open.industries.some((industry) => isSameIndustry(industry, one)),
    );
    addTerm('industry', shared.length === 0, {
      industries: open.industries,
      ...(shared.length > 0 && { sharedIndustries: shared }),
    });
  }
}

function isBelow(pay: Pay, minimum: Pay): boolean {
  const sameUnit = pay.currency === minimum.currency;
  const [rate, ownRate] = [
    sameUnit ? 1 : APPROXIMATE_DOLLARS_PER_UNIT[pay.currency],
    sameUnit ? 1 : APPROXIMATE_DOLLARS_PER_UNIT[minimum.currency],
  ];
  if (!rate || !ownRate) return false;
  const offered = (pay.max * rate) / HOURS_PER_PERIOD[pay.period];
  const acceptable = (minimum.min * ownRate) / HOURS_PER_PERIOD[minimum.period];
  return offered < acceptable * (sameUnit && pay.period === minimum.period ? 1 : MIN_SHARE_OF_PAY);
}

/** Whether the start conflicts; undefined if either side says nothing, or the role's start is long past. */
function startConflict(
  role: string | null,
  personStart: string | undefined,
  today: string,
): boolean | undefined {
  if (!role || !personStart) return undefined;
  const now = Date.parse(today);
  const availableFrom = Date.parse(personStart);
  if (role === 'immediate') return availableFrom - now > IMMEDIATE_START_DAYS * DAY;
  // A month counts as its 28th day, so that a start on any of its days is not a conflict.
  const start = role.length === 7 ? Date.parse(`${role}-28`) : Date.parse(role);
  if (Number.isNaN(start) || Number.isNaN(availableFrom) || start < now - PAST_START_DAYS * DAY)
    return undefined;
  return availableFrom > start;
}

/** Words of names of industries that many of them have. */
const COMMON_INDUSTRY_WORDS = new Set(
  'service services sector sectors management products industry industries other general equipment public private consumer business information activities'.split(
    ' ',
  ),
);
const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3 && !COMMON_INDUSTRY_WORDS.has(word));
const isSameIndustry = (personIndustry: string, roleIndustry: string) =>
  personIndustry.toLowerCase() === roleIndustry.toLowerCase() ||
  words(personIndustry).some((word) =>
    words(roleIndustry).some((other) => other.startsWith(word.slice(0, 6))),
  );
