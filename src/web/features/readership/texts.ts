/** Texts of the readership screen: counts, periods, the sites readers come from, and what they do on the page. */

import {
  FEW_TEXT,
  type ReaderActionKind,
  type ReadershipPeriod,
  type RoundedCount,
} from '@/shared/publishing/readership';
import { capitalise } from '@/shared/text/capitalise';
import { formatLongDay } from '@/web/lib/dates/format-day';
import type { Readership } from './queries';

/** A count in a list: '12', 'under 3'. */
export const countText = (count: RoundedCount): string => (count === 'few' ? FEW_TEXT : String(count));

/** A count with its noun, always in the plural: one or two are 'under 3 reads'. */
export function countWithNoun(count: RoundedCount, noun: string): string {
  return `${countText(count)} ${noun}s`;
}

export const PERIOD_LABELS: Record<ReadershipPeriod, string> = {
  30: '30 days',
  90: '90 days',
  365: '12 months',
};

export const SITE_LABELS: Record<Exclude<Readership['sites'][number]['kind'], 'named'>, string> = {
  linkedin: 'LinkedIn',
  direct: 'A message, a mail or typed in',
  search: 'Search engines',
  other: 'Other sites',
};

export const READER_ACTION_LABELS: Record<ReaderActionKind, string> = {
  pdf: 'PDF downloaded',
  share: 'Link shared',
  contact: 'Contact saved',
  introduction: 'Introduced themselves',
};

/** '240 reads in 90 days, 59 of them in the week of 12 October.' */
export function readsSentence({ reads, week, to }: Readership, days: ReadershipPeriod): string {
  const total = capitalise(`${countWithNoun(reads, 'read')} in ${PERIOD_LABELS[days]}`);
  if (!week) return `${total}.`;
  const weekReads = week.reads === reads ? 'all' : week.reads;
  return `${total}, ${weekReads} of them in the week of ${formatLongDay(week.monday, to)}.`;
}

/** The sentence shown instead of a chart: the number of reads, and since when they have been counted. */
export function tooFewReadsText({ reads, since, from, to }: Readership): string {
  if (since === null) return 'Not enough to draw yet. No reads so far.';
  const day = formatLongDay(since > from ? since : from, to);
  return `Not enough to draw yet. ${reads === 0 ? 'No reads' : capitalise(countWithNoun(reads, 'read'))} since ${day}.`;
}
