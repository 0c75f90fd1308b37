/** Texts about private versions, for their list and their editor. */

import { localDay } from '@/shared/time/calendar-day';
import { DAY } from '@/shared/time/durations';
import { formatDayWithYear } from '@/web/lib/dates/format-moment';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import type { ListedVersion } from './queries';

/** Whole days from today until a day: 0 for today, negative for a day that has passed. @param day '2026-12-31' */
export const daysUntil = (day: string) =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${localDay(new Date())}T00:00:00Z`)) / DAY);

/** A count with its noun: '1 version', '2 versions'. */
export const countAndNoun = (count: number, singular: string, many = `${singular}s`) =>
  `${count} ${count === 1 ? singular : many}`;

/** When a day comes, in words: 'in 41 days', 'tomorrow', or 'ends tonight' for today. @param day '2026-12-31' */
export function daysLeftText(day: string): string {
  const days = daysUntil(day);
  if (days <= 0) return 'ends tonight';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** With more hidden sections than this, none of them is named. */
const MAX_NAMED_SECTIONS = 2;

/** Summarises a version line by line: '14 of 18 sections', '2 lines hidden, 1 to look at', 'Contact shown'. */
export function contentLinesOf({ counts, note, contact }: ListedVersion): string[] {
  const { filled, shown, hiddenSections, hiddenLines, followed } = counts;
  const extras = [
    note && 'Note above',
    hiddenLines > 0 && `${countAndNoun(hiddenLines, 'line')} hidden`,
    followed > 0 && `${followed} to look at`,
  ]
    .filter(Boolean)
    .join(', ');
  const without = hiddenSections.map((section) => SECTION_TITLES[section]).join(', ');
  return [
    `${shown} of ${countAndNoun(filled, 'section')}`,
    extras,
    hiddenSections.length > 0 && hiddenSections.length <= MAX_NAMED_SECTIONS ? `Without ${without}` : '',
    contact.email || contact.telephone ? 'Contact shown' : 'Contact not shown',
  ].filter(Boolean);
}

/** The end of a private version, in one line or two: the day, and how long it is until then. */
export function endLinesOf({ state, open_until, ends_at, revoked_at }: ListedVersion): string[] {
  const formatEnd = (moment: Date | string) => formatDayWithYear(localDay(new Date(moment)));
  if (state === 'revoked') return [`Revoked ${revoked_at ? formatEnd(revoked_at) : ''}`.trim()];
  if (state === 'ended')
    return [`Ended ${open_until ? formatDayWithYear(open_until) : ends_at ? formatEnd(ends_at) : ''}`.trim()];
  return open_until ? [formatDayWithYear(open_until), daysLeftText(open_until)] : ['No end'];
}
