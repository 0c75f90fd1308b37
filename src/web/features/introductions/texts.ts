/** Texts about the state, the time and the origin of an introduction. */
import { localDay } from '@/shared/time/calendar-day';
import { formatLongDay, formatShortDay, localToday } from '@/web/lib/dates/format-day';
import { formatTime } from '@/web/lib/dates/format-time';
import type { Introduction } from './queries';

const toDate = (value: Date | string | null) => new Date(value ?? 0);
const isToday = (at: Date) => localDay(at) === localDay(new Date());
const shortDay = (day: string) => formatShortDay(day, localToday());

/** The day on which the sender confirmed an introduction, or 'Today'. */
export const confirmedDayText = ({ confirmed_at }: Introduction): string => {
  const at = toDate(confirmed_at);
  return isToday(at) ? 'Today' : shortDay(localDay(at));
};

/** 'Northgate Diagnostics. Today at 09:12, from your public page' */
export function originLine({ company, confirmed_at, version }: Introduction): string {
  const at = toDate(confirmed_at);
  const timeText = `${isToday(at) ? 'Today' : shortDay(localDay(at))} at ${formatTime(at)}`;
  return `${company}. ${timeText}, from ${version ? `your version “${version}”` : 'your public page'}`;
}

/** Whether the day by which the sender asked for an answer has passed without one. */
export const isOverdue = ({ state, answer_by }: Introduction): boolean =>
  state === 'waiting' && answer_by !== null && answer_by < localDay(new Date());

/** The state of an introduction in a few words; '' if it was seen and the sender asked for no day. */
export function introductionStateOf(introduction: Introduction): string {
  const { state, answer_by, seen_at, erase_at, role_id } = introduction;
  if (state === 'accepted') return role_id ? 'Accepted, in Roles' : 'Accepted';
  if (state === 'declined')
    return `Declined, erased on ${formatLongDay(localDay(toDate(erase_at)), localToday())}`;
  if (!seen_at) return 'New';
  return answer_by ? `Answer by ${shortDay(answer_by)}` : '';
}

/** The time of day in this browser's time zone: '09:12'. */
export const answeredTimeText = (at: Date | string | null) => formatTime(toDate(at));
