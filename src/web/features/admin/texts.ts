/** Texts for times, sizes and states on the operators' screens. */
import { formatMegabytes } from '@/shared/text/file-size';
import { formatLongDay, formatShortDay, localDayOf, localToday } from '@/web/lib/dates/format-day';
import { formatMoment } from '@/web/lib/dates/format-moment';

const COUNT_FORMAT = new Intl.NumberFormat('en-GB');

const STATUS_LABELS: Record<string, string> = {
  SIGNED_UP: 'Signed up',
  EMAIL_CONFIRMED: 'Email address confirmed',
  SET_PASSWORD: 'Invited',
  PROFILE_GENERATED: 'Profile generated',
  PROFILE_CONFIRMED: 'Profile confirmed',
  PREFERENCES_SET: 'Preferences set',
};

/** The states to search for: the server's name of each, and its label. '' searches for all. */
export const STATE_CHOICES = [
  ['', 'Every state'],
  ...Object.entries(STATUS_LABELS),
  ['SUSPENDED', 'Suspended'],
  ['TAKEN_DOWN', 'Page taken down'],
  ['DELETED', 'Being deleted'],
] as const;

/** When a person was last seen: 'Today, 09:41', the day alone as 'Wed 18 Nov', or 'Not yet'. */
export function lastSeenText(time: Date | null): string {
  if (!time) return 'Not yet';
  const day = localDayOf(time);
  return day === localToday() ? formatMoment(time) : formatShortDay(day, localToday());
}

/** '12 November'; with its year if it is far from today. */
export const formatDay = (time: Date): string => formatLongDay(localDayOf(time), localToday());

/** A size in whole megabytes, as '214 MB', or as '1.1 GB' from about a gigabyte on. */
export const formatDatabaseSize = (bytes: number): string =>
  bytes < 999.5 * 1024 ** 2 ? formatMegabytes(bytes) : `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/** '1,284 accounts, 611 published pages.' */
export const totalsText = ({ accounts, pages }: { accounts: number; pages: number }): string =>
  `${COUNT_FORMAT.format(accounts)} ${accounts === 1 ? 'account' : 'accounts'}, ${COUNT_FORMAT.format(pages)} published ${pages === 1 ? 'page' : 'pages'}.`;

interface AccountState {
  status: string | null;
  suspendedAt: Date | null;
  deletionAt: Date | null;
}

/** The state of an account in words: that it is being deleted or is suspended, else its onboarding status. */
export function accountStateOf({ status, suspendedAt, deletionAt }: AccountState): string {
  if (deletionAt) return 'Being deleted';
  if (suspendedAt) return 'Suspended';
  return STATUS_LABELS[status ?? ''] ?? 'No profile';
}

interface PageState {
  published: boolean | null;
  slug: string | null;
  takenDownAt: Date | null;
  suspendedAt: Date | null;
}

/**
 * Describes the state of a person's page.
 * @returns the description of the page's state, and whether an operator hides the page
 */
export function pageStateOf({ published, slug, takenDownAt, suspendedAt }: PageState): {
  text: string;
  hidden: boolean;
} {
  if (takenDownAt)
    return { text: `Taken down ${formatShortDay(localDayOf(takenDownAt), localToday())}`, hidden: true };
  if (suspendedAt) return { text: 'Hidden while suspended', hidden: true };
  return { text: published && slug ? `/${slug}` : 'Private', hidden: false };
}
