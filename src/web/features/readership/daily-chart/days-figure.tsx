import { useState } from 'react';
import { formatLongDay } from '@/web/lib/dates/format-day';
import type { Readership } from '../queries';
import { countWithNoun } from '../texts';
import { DaysLine } from './days-line';
import { DaysTable } from './days-table';

const yearOf = (day: string) => day.slice(0, 'YYYY'.length);

/** Reads per day, as a line chart or as a table. */
export function DaysFigure({ readership }: { readership: Readership }) {
  const [asTable, setAsTable] = useState(false);
  const { from, to, readers } = readership;
  return (
    <figure className="reads-days">
      {asTable ? <DaysTable readership={readership} /> : <DaysLine readership={readership} />}
      <figcaption>
        <span>
          Reads a day, {formatLongDay(from, to)} to {formatLongDay(to, to)} {yearOf(to)}, by{' '}
          {countWithNoun(readers, 'reader')}
        </span>
        <button type="button" className="reads-link" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as a line' : 'Show as a table'}
        </button>
      </figcaption>
    </figure>
  );
}
