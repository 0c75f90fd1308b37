/** Texts for the terms of a role and their conflicts with the owner's preferences. */

import { hoursPerWeekOf, type Pay, type Range, type TermComparison } from '@/shared/roles/role-fit';
import type { RoleTerms } from '@/shared/roles/saved-roles';
import { capitalise } from '@/shared/text/capitalise';
import { daysBetween, formatLongDay, formatMonth } from '@/web/lib/dates/format-day';

const KINDS = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  fractional: 'Fractional',
  interim: 'Interim',
  contract: 'Contract',
  board: 'Board seat',
} as const;
const REMOTE = { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On site' } as const;

/** A range of pay: '€90 to €120 a day'. */
export function formatPay({ min, max, currency }: Pay, period?: Pay['period']): string {
  const format = (amount: number) => {
    try {
      const words = new Intl.NumberFormat('en-GB', {
        style: 'currency',
        currency,
        maximumFractionDigits: amount % 1 === 0 ? 0 : 2,
      }).format(amount);
      return words.replace('\u00a0', ' ');
    } catch {
      return `${currency} ${amount.toLocaleString('en-GB')}`;
    }
  };
  const amount = min === max ? format(min) : `${format(min)} to ${format(max)}`;
  return period ? `${amount} ${period === 'hour' ? 'an' : 'a'} ${period}` : amount;
}

function rangeWords([min, max]: Range, unit: string): string {
  const most = max ?? min ?? 0;
  const units = most === 1 ? unit : `${unit}s`;
  if (min === null) return `up to ${max} ${units}`;
  if (max === null) return `from ${min} ${units}`;
  return min === max ? `${min} ${units}` : `${min} to ${max} ${units}`;
}

/** 'Fractional, 2 days a week for 6 months'; `null` where nothing is said. */
export function formatEngagement({ engagement }: Pick<RoleTerms, 'engagement'>): string | null {
  const { kind, hoursPerWeek, daysPerWeek, daysPerMonth, months } = engagement;
  const time = daysPerWeek
    ? `${rangeWords(daysPerWeek, 'day')} a week`
    : daysPerMonth
      ? `${rangeWords(daysPerMonth, 'day')} a month`
      : hoursPerWeek && `${rangeWords(hoursPerWeek, 'hour')} a week`;
  const length = months && `for ${rangeWords(months, 'month')}`;
  const rest = [time, length].filter(Boolean).join(' ');
  const words = [kind && KINDS[kind], rest].filter(Boolean).join(', ');
  return words ? capitalise(words) : null;
}

/** A start of 'immediate', a month as '2027-01' or a day as '2027-01-18', in words. */
export function formatStart(start: string, today: string): string {
  if (start === 'immediate') return 'Immediately';
  return start.length === 7 ? formatMonth(start) : formatLongDay(start, today);
}

/** 'On site, Hamburg or Rotterdam'; `null` where nothing is said. */
export function formatPlace({ remote, places }: Pick<RoleTerms, 'remote' | 'places'>): string | null {
  const where = places.length > 3 ? `${places.slice(0, 2).join(', ')} and more` : places.join(' or ');
  return [remote && REMOTE[remote], where].filter(Boolean).join(', ') || null;
}

/** A term of a role, and its conflicts. */
export interface TermLine {
  text: string;
  /** False if the role does not state it. */
  stated: boolean;
  conflicts: string[];
}

/** The terms as a list shows them, each with its conflicts below it. */
export function termLines(
  terms: RoleTerms,
  comparisons: readonly TermComparison[],
  today: string,
): TermLine[] {
  const against = (...kinds: TermComparison['kind'][]) =>
    comparisons
      .filter(({ kind, conflict }) => conflict && kinds.includes(kind))
      .map((one) => conflictWords(one, terms, today));
  const line = (text: string, conflicts: string[]): TermLine => ({ text, stated: true, conflicts });
  const silent = (text: string): TermLine => ({ text, stated: false, conflicts: [] });
  const kind = formatEngagement(terms);
  const lines = [
    kind ? line(kind, against('engagement', 'hours')) : silent('Kind not stated'),
    terms.pay ? line(formatPay(terms.pay, terms.pay.period), against('pay')) : silent('Pay not stated'),
  ];
  const where = against('place', 'remote');
  const place = formatPlace(where.length > 0 ? terms : { ...terms, places: [] });
  if (place) lines.push(line(place, where));
  if (terms.start) lines.push(line(fromWords(terms.start, today), against('start')));
  const work = against('work-authorisation');
  if (work.length > 0) lines.push(line('Right to work asked for', work));
  const industry = against('industry');
  if (industry.length > 0) lines.push(line(terms.industry.join(', '), industry));
  return lines;
}

/** 'from 4 January', for use inside a sentence. */
export const startTerm = (start: string, today: string) =>
  start === 'immediate' ? 'at once' : `from ${formatStart(start, today)}`;

const fromWords = (start: string, today: string) => startTerm(start, today).replace(/^\p{L}/u, capital);
const capital = (letter: string) => letter.toUpperCase();

const wantedWork = (open: TermComparison['own']['open']) =>
  open === 'full-time' ? 'full-time work' : 'flexible work';

/** A conflict in a few words, for the line below the term. */
function conflictWords({ kind, own }: TermComparison, terms: RoleTerms, today: string): string {
  switch (kind) {
    case 'pay':
      return `Below your ${minimum(own.pay, terms.pay)}`;
    case 'hours':
      return `Over your ${own.hours} hours`;
    case 'engagement':
      return `You look for ${wantedWork(own.open)}`;
    case 'place':
      return terms.places.length > 1 ? 'None is among your places' : 'Not among your places';
    case 'remote':
      return 'You are not open to remote work';
    case 'start':
      return lateWords(terms.start, own.start, today);
    case 'industry':
      return 'Not among your industries';
    case 'work-authorisation':
      return 'Not where you may work';
    case 'language':
      return 'Not a language you speak';
  }
}

/** The person's minimum, with its period if that differs from the role's. */
function minimum(own: Pay | undefined, role: Pay | null): string {
  if (!own) return 'minimum';
  return formatPay({ ...own, max: own.min }, own.period === role?.period ? undefined : own.period);
}

function lateWords(start: string | null, free: string | undefined, today: string): string {
  if (!free) return 'Before you are free';
  if (start?.length !== 10) return `You are free from ${formatLongDay(free, today)}`;
  const days = daysBetween(start, free);
  if (days % 7 === 0 && days < 60)
    return days === 7 ? 'A week before you are free' : `${days / 7} weeks before you are free`;
  return days < 60
    ? `${days} ${days === 1 ? 'day' : 'days'} before you are free`
    : `You are free from ${formatLongDay(free, today)}`;
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
    .map((one) => ({ kind: one.kind, conflict: one.conflict, ...comparedText(one, terms, today) }))
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
      const least = minimum(own.pay, terms.pay);
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
      const remote = terms.remote ? REMOTE[terms.remote] : '';
      return {
        label: 'Remote',
        text: conflict ? `${remote}; you are not open to remote work` : `${remote}, as you may work`,
      };
    }
    case 'start': {
      const start = terms.start ? formatStart(terms.start, today) : '';
      const free = own.start ? formatLongDay(own.start, today) : '';
      return {
        label: 'Start',
        text: conflict ? `${start}; you are free from ${free}` : `${start}; you are free by then`,
      };
    }
    case 'industry': {
      const industry = terms.industry.join(', ');
      return {
        label: 'Industry',
        text: conflict ? `${industry}; not among yours` : `${industry}, among yours`,
      };
    }
    case 'work-authorisation':
      return {
        label: 'Work',
        text: conflict
          ? 'They ask for a right to work that you have not named'
          : 'You may work where they are',
      };
    case 'language':
      return { label: 'Language', text: conflict ? 'Not one you speak' : 'One you speak' };
  }
}
