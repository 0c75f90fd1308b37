import { formatShortDay, localToday, relativeDay } from '@/web/lib/dates/format-day';
import type { OwnLinks } from '../queries';

type Read = OwnLinks['public_page']['read'];

const countOf = (count: Read['reads'], what: string) => `${count === 'few' ? 'Under 3' : count} ${what}s`;

/** The reads and downloads of a page, and the day of the last read. */
export function ReadSummary({ read: { reads, downloads, last } }: { read: Read }) {
  const today = localToday();
  const near = last && relativeDay(last, today);
  return (
    <p className="links-small">
      <b>{reads === 0 ? 'No reads' : countOf(reads, 'read')}</b>
      {downloads !== 0 && <span>{countOf(downloads, 'download')}</span>}
      {last && <span>Last {near === 'today' ? near : formatShortDay(last, today)}</span>}
    </p>
  );
}
