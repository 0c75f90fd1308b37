/** Texts for times and states on the operators' screens. */
import { formatLongDay, formatShortDay, localDayOf, localToday } from '@/web/lib/dates/format-day';

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

const STATUS_WORDS: Record<string, string> = {
  SIGNED_UP: 'Signed up',
  EMAIL_CONFIRMED: 'E-mail address confirmed',
  SET_PASSWORD: 'Invited',
  PROFILE_GENERATED: 'Profile generated',
  PROFILE_CONFIRMED: 'Profile confirmed',
  PREFERENCES_SET: 'Preferences set',
};

/** The states to choose from, as the server names them. */
export const STATE_CHOICES = [
  ['', 'Every state'],
  ...Object.entries(STATUS_WORDS),
  ['SUSPENDED', 'Suspended'],
  ['TAKEN_DOWN', 'Page taken down'],
  ['DELETED', 'Being deleted'],
] as const;

/** 'Today, 09:41', 'Wed 18 Nov'. */
export function lastSeenText(time: Date | null): string {
  if (!time) return 'Not yet';
  const day = localDayOf(time);
  return day === localToday() ? `Today, ${TIME.format(time)}` : formatShortDay(day, localToday());
}

/** '18 Nov, 15:47'. */
export const doneAtText = (time: Date): string =>
  localDayOf(time) === localToday()
    ? `Today, ${TIME.format(time)}`
    : `${formatShortDay(localDayOf(time), localToday())}, ${TIME.format(time)}`;

/** '12 November'; with its year where it is far from today. */
export const formatDay = (time: Date): string => formatLongDay(localDayOf(time), localToday());

const MB = 1024 * 1024;

/** '1.1 GB'. */
export const formatBytes = (bytes: number): string =>
  bytes >= 1024 * MB ? `${(bytes / MB / 1024).toFixed(1)} GB` : `${Math.round(bytes / MB)} MB`;

interface Standing {
  status: string | null;
  suspendedAt: Date | null;
  deletionAt: Date | null;
}

/** The state of an account in words; being deleted and suspended come before its status. */
export function accountStateOf({ status, suspendedAt, deletionAt }: Standing): string {
  if (deletionAt) return 'Being deleted';
  if (suspendedAt) return 'Suspended';
  return STATUS_WORDS[status ?? ''] ?? 'No profile';
}

interface Page {
  published: boolean | null;
  slug: string | null;
  takenDownAt: Date | null;
  suspendedAt: Date | null;
}

/**
 * Describes the state of a person's page.
 * @returns the description of the page's state, and whether an operator hides the page
 */
export function pageStateOf({ published, slug, takenDownAt, suspendedAt }: Page): {
  text: string;
  hidden: boolean;
} {
  if (takenDownAt)
    return { text: `Taken down ${formatShortDay(localDayOf(takenDownAt), localToday())}`, hidden: true };
  if (suspendedAt) return { text: 'Hidden while suspended', hidden: true };
  return { text: published && slug ? `/${slug}` : 'Private', hidden: false };
}
