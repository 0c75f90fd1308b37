/** Texts about the state, the time and the origin of an introduction. */
import { localDay } from '@/shared/time/calendar-day';
import type { Introduction } from './queries';

const createFormat = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(undefined, options);
const DAY_FORMAT = createFormat({ day: 'numeric', month: 'short' });
const DUE_FORMAT = createFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const TIME_FORMAT = createFormat({ timeStyle: 'short' });

const toDate = (value: Date | string | null) => new Date(value ?? 0);
const isToday = (at: Date) => localDay(at) === localDay(new Date());
/** A calendar day, '2026-12-31', in a readable format. */
const formatCalendarDay = (text: string, format: Intl.DateTimeFormat) =>
  format.format(new Date(`${text}T00:00:00Z`));

/** The day on which the sender confirmed it, or 'Today'. */
export const confirmedDayText = ({ confirmed_at }: Introduction): string => {
  const at = toDate(confirmed_at);
  return isToday(at) ? 'Today' : DAY_FORMAT.format(at);
};

/** 'Northgate Diagnostics. Today at 09:12, from your public page' */
export function originLine({ company, confirmed_at, version }: Introduction): string {
  const at = toDate(confirmed_at);
  const timeText = `${isToday(at) ? 'Today' : DAY_FORMAT.format(at)} at ${TIME_FORMAT.format(at)}`;
  return `${company}. ${timeText}, from ${version ? `your version “${version}”` : 'your public page'}`;
}

/** Whether the day by which the sender asked for an answer has passed without one. */
export const isOverdue = ({ state, answer_by }: Introduction): boolean =>
  state === 'waiting' && answer_by !== null && answer_by < localDay(new Date());

/** The state of an introduction in a few words; '' if it was seen and the sender asked for no day. */
export function introductionStateOf(introduction: Introduction): string {
  const { state, answer_by, seen_at, erase_at, role_id } = introduction;
  if (state === 'accepted') return role_id ? 'Accepted, in Roles' : 'Accepted';
  if (state === 'declined') return `Declined, erased on ${DAY_FORMAT.format(toDate(erase_at))}`;
  if (!seen_at) return 'New';
  return answer_by ? `Answer by ${formatCalendarDay(answer_by, DUE_FORMAT)}` : '';
}

/** The time of day in this browser's format and time zone. */
export const formatTime = (at: Date | string | null) => TIME_FORMAT.format(toDate(at));
