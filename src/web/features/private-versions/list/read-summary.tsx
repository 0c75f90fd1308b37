import { formatShortDay, localToday, relativeDay } from '@/web/lib/dates/format-day';
import type { OwnLinks } from '../queries';

type PageReads = OwnLinks['public_page']['read'];

const countText = (count: PageReads['reads'], noun: string) =>
  `${count === 'few' ? 'Under 3' : count} ${noun}s`;

/** The reads and downloads of a page, and the day of the last read. */
export function ReadSummary({ read: { reads, downloads, last } }: { read: PageReads }) {
  const today = localToday();
  const relativeLast = last && relativeDay(last, today);
  return (
    <p className="links-small">
      <b>{reads === 0 ? 'No reads' : countText(reads, 'read')}</b>
      {downloads !== 0 && <span>{countText(downloads, 'download')}</span>}
      {last && <span>Last {relativeLast === 'today' ? relativeLast : formatShortDay(last, today)}</span>}
    </p>
  );
}
