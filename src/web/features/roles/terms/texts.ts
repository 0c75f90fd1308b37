/** Texts for the terms of a role and their conflicts with the owner's preferences. */

import { hoursLabel } from '@/shared/preferences/money-and-hours';
import { hoursPerWeekOf, type Pay, type Range, type TermComparison } from '@/shared/roles/role-fit';
import type { RoleTerms } from '@/shared/roles/saved-roles';
import { capitalise } from '@/shared/text/capitalise';
import { daysBetween, formatLongDay, formatMonth } from '@/web/lib/dates/format-day';

const ENGAGEMENT_LABELS = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  fractional: 'Fractional',
  interim: 'Interim',
  contract: 'Contract',
  board: 'Board seat',
} as const;
const REMOTE_LABELS = { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On site' } as const;

/** A range of pay: '€90 to €120 a day', or '€90 to €120' without a period. */
export function formatPay({ min, max, currency }: Pay, period?: Pay['period']): string {
  const format = (amount: number) => {
    try {
      const text = new Intl.NumberFormat('en-GB', {
        style: 'currency',
        currency,
        maximumFractionDigits: amount % 1 === 0 ? 0 : 2,
      }).format(amount);
      return text.replace('\u00a0', ' ');
    } catch {
      return `${currency} ${amount.toLocaleString('en-GB')}`;
    }
  };
  const amount = min === max ? format(min) : `${format(min)} to ${format(max)}`;
  return period ? `${amount} ${period === 'hour' ? 'an' : 'a'} ${period}` : amount;
}

function rangeText([min, max]: Range, unit: string): string {
  const maximum = max ?? min ?? 0;
  const units = maximum === 1 ? unit : `${unit}s`;
  if (min === null) return `up to ${max} ${units}`;
  if (max === null) return `from ${min} ${units}`;
  return min === max ? `${min} ${units}` : `${min} to ${max} ${units}`;
}

/** 'for 6 months'; 'for 6 months to begin with' if the end is open. */
function durationText([min, max]: Range): string {
  return max === null
    ? `for ${rangeText([min, min], 'month')} to begin with`
    : `for ${rangeText([min, max], 'month')}`;
}

/** 'Fractional, 2 days a week for 6 months'; `null` if nothing is said. */
export function formatEngagement({ engagement }: Pick<RoleTerms, 'engagement'>): string | null {
  const { kind, hoursPerWeek, daysPerWeek, daysPerMonth, months } = engagement;
  const time = daysPerWeek
    ? `${rangeText(daysPerWeek, 'day')} a week`
    : daysPerMonth
      ? `${rangeText(daysPerMonth, 'day')} a month`
      : hoursPerWeek && `${rangeText(hoursPerWeek, 'hour')} a week`;
  const length = months && durationText(months);
  const timeAndLength = [time, length].filter(Boolean).join(' ');
  const text = [kind && ENGAGEMENT_LABELS[kind], timeAndLength].filter(Boolean).join(', ');
  return text ? capitalise(text) : null;
}

/** A start in words: 'immediate' is 'Immediately', '2027-01' 'January 2027', and '2027-01-18' '18 January'. */
export function formatStart(start: string, today: string): string {
  if (start === 'immediate') return 'Immediately';
  return start.length === 7 ? formatMonth(start) : formatLongDay(start, today);
}

/** Maximum number of places that are all named; of more, the first ones are. */
const MAX_PLACES = 3;
const PLACES_NAMED_OF_MORE = 2;

/** 'On site, Hamburg or Rotterdam'; `null` if nothing is said. */
export function formatPlace({ remote, places }: Pick<RoleTerms, 'remote' | 'places'>): string | null {
  const placesText =
    places.length > MAX_PLACES
      ? `${places.slice(0, PLACES_NAMED_OF_MORE).join(', ')} and more`
      : places.join(' or ');
  return [remote && REMOTE_LABELS[remote], placesText].filter(Boolean).join(', ') || null;
}

/** A term of a role, and its conflicts. */
export interface TermLine {
  text: string;
  /** Whether the role states the term. */
  stated: boolean;
  conflicts: string[];
}

/** The terms as a list shows them, each with its conflicts below it. */
export function termLines(
  terms: RoleTerms,
  comparisons: readonly TermComparison[],
  today: string,
): TermLine[] {
  const conflictsOf = (...kinds: TermComparison['kind'][]) =>
    comparisons
      .filter(({ kind, conflict }) => conflict && kinds.includes(kind))
      .map((comparison) => conflictText(comparison, terms, today));
  const statedLine = (text: string, conflicts: string[]): TermLine => ({ text, stated: true, conflicts });
  const notStated = (text: string): TermLine => ({ text, stated: false, conflicts: [] });
  const kind = formatEngagement(terms);
  const lines = [
    kind ? statedLine(kind, conflictsOf('engagement', 'hours')) : notStated('Kind not stated'),
    terms.pay
      ? statedLine(formatPay(terms.pay, terms.pay.period), conflictsOf('pay'))
      : notStated('Pay not stated'),
  ];
  const placeConflicts = conflictsOf('place', 'remote');
  const place = formatPlace(placeConflicts.length > 0 ? terms : { ...terms, places: [] });
  if (place) lines.push(statedLine(place, placeConflicts));
  if (terms.start) lines.push(statedLine(startText(terms.start, today), conflictsOf('start')));
  const authorisation = conflictsOf('work-authorisation');
  if (authorisation.length > 0)
    lines.push(
      statedLine(terms.workAuthorisation ? 'Right to work asked for' : 'Right to work there', authorisation),
    );
  const industry = conflictsOf('industry');
  if (industry.length > 0) lines.push(statedLine(terms.industry.join(', '), industry));
  return lines;
}

/** 'from 4 January', for use inside a sentence. */
export const startTerm = (start: string, today: string) =>
  start === 'immediate' ? 'at once' : `from ${formatStart(start, today)}`;

const startText = (start: string, today: string) =>
  startTerm(start, today).replace(/^\p{L}/u, (letter) => letter.toUpperCase());

const wantedWork = (open: TermComparison['own']['open']) =>
  open === 'full-time' ? 'full-time work' : 'flexible work';

/** A conflict in a few words, for the line below the term. */
function conflictText({ kind, own }: TermComparison, terms: RoleTerms, today: string): string {
  switch (kind) {
    case 'pay':
      return `Below your ${ownMinimumText(own.pay, terms.pay)}`;
    case 'hours':
      return `Over your ${own.hours === undefined ? 'hours' : hoursLabel(own.hours)}`;
    case 'engagement':
      return `You look for ${wantedWork(own.open)}`;
    case 'place':
      return terms.places.length > 1 ? 'None is among your places' : 'Not among your places';
    case 'remote':
      return 'You are not open to remote work';
    case 'start':
      return startConflictText(terms.start, own.start, today);
    case 'industry':
      return 'Not among your industries';
    case 'work-authorisation':
      return 'Not where you may work';
    case 'language':
      return 'Not a language you speak';
  }
}

/** The person's minimum, with its period if that differs from the role's. */
function ownMinimumText(ownPay: Pay | undefined, rolePay: Pay | null): string {
  if (!ownPay) return 'minimum';
  return formatPay(
    { ...ownPay, max: ownPay.min },
    ownPay.period === rolePay?.period ? undefined : ownPay.period,
  );
}

/** A difference of this many days or more is given by its date instead of in weeks or days. */
const MIN_DAYS_FOR_DATE = 60;

function startConflictText(start: string | null, availableFrom: string | undefined, today: string): string {
  if (!availableFrom) return 'Before you are free';
  if (start?.length !== 10) return `You are free from ${formatLongDay(availableFrom, today)}`;
  const days = daysBetween(start, availableFrom);
  if (days % 7 === 0 && days < MIN_DAYS_FOR_DATE)
    return days === 7 ? 'A week before you are free' : `${days / 7} weeks before you are free`;
  return days < MIN_DAYS_FOR_DATE
    ? `${days} ${days === 1 ? 'day' : 'days'} before you are free`
    : `You are free from ${formatLongDay(availableFrom, today)}`;
}

/** A compared term as a sentence: what the role says, then the person's preference. */
export interface ComparedRoleTerm {
  kind: TermComparison['kind'];
  label: string;
  conflict: boolean;
  text: string;
}

/** The comparisons in words, conflicts first. */
export const comparedRoleTerms = (
  comparisons: readonly TermComparison[],
  terms: RoleTerms,
  today: string,
): ComparedRoleTerm[] =>
  comparisons
    // For a role on site, 'remote' is only shown as a conflict: a person open to remote work may also come to the
    // office.
    .filter(({ kind, conflict }) => kind !== 'remote' || conflict || terms.remote !== 'onsite')
    .map((comparison) => ({
      kind: comparison.kind,
      conflict: comparison.conflict,
      ...comparedText(comparison, terms, today),
    }))
    .sort((a, b) => Number(b.conflict) - Number(a.conflict));

function comparedText(
  { kind, conflict, own }: TermComparison,
  terms: RoleTerms,
  today: string,
): { label: string; text: string } {
  const place = terms.places.join(' or ');
  switch (kind) {
    case 'pay': {
      const offer = terms.pay ? formatPay(terms.pay, terms.pay.period) : '';
      const least = ownMinimumText(own.pay, terms.pay);
      return {
        label: 'Pay',
        text: conflict ? `${offer}; your minimum is ${least}` : `${offer}, at least your ${least}`,
      };
    }
    case 'hours': {
      const hours = hoursPerWeekOf(terms) ?? 0;
      return {
        label: 'Hours',
        text: conflict
          ? `${hours} a week; you want at most ${own.hours}`
          : `${hours} of your ${own.hours} a week`,
      };
    }
    case 'engagement':
      return {
        label: 'Kind',
        text: `${formatEngagement(terms) ?? 'Another kind'}; you look for ${wantedWork(own.open)}`,
      };
    case 'place':
      return {
        label: 'Place',
        text: conflict ? `${place}; not among your places` : `${place}, among your places`,
      };
    case 'remote': {
      const remote = terms.remote ? REMOTE_LABELS[terms.remote] : '';
      return {
        label: 'Remote',
        text: conflict ? `${remote}; you are not open to remote work` : `${remote}, as you may work`,
      };
    }
    case 'start': {
      const start = terms.start ? formatStart(terms.start, today) : '';
      const availableFromText = own.start ? formatLongDay(own.start, today) : '';
      return {
        label: 'Start',
        text: conflict
          ? `${start}; you are free from ${availableFromText}`
          : `${start}; you are free by then`,
      };
    }
    case 'industry': {
      const industry = terms.industry.join(', ');
      return {
        label: 'Industry',
        text: conflict
          ? `${industry}; not among yours`
          : `${(own.sharedIndustries ?? terms.industry).join(', ')}, among yours`,
      };
    }
    case 'work-authorisation':
      return {
        label: 'Work',
        text: !conflict
          ? 'You may work where they are'
          : terms.workAuthorisation
            ? 'They ask for a right to work that you have not named'
            : `${place}; not where you may work`,
      };
    case 'language':
      return { label: 'Language', text: conflict ? 'Not one you speak' : 'One you speak' };
  }
}
