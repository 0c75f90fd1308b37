import { formatLongDay } from '@/web/lib/dates/format-day';
import type { Readership } from '../queries';
import { countText } from '../texts';

/** The days with reads as a table, latest first. */
export function DaysTable({ readership: { days, to } }: { readership: Readership }) {
  const daysWithReads = days.filter(({ reads }) => reads !== 0).reverse();
  return (
    // Reachable by the keyboard, so that it can be scrolled.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
    <section className="reads-table" aria-label="Reads by day" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Reads</th>
            <th scope="col">Readers</th>
          </tr>
        </thead>
        <tbody>
          {daysWithReads.map(({ day, reads, readers }) => (
            <tr key={day}>
              <th scope="row">{formatLongDay(day, to)}</th>
              <td>{countText(reads)}</td>
              <td>{countText(readers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>There were no reads on other days.</p>
    </section>
  );
}
