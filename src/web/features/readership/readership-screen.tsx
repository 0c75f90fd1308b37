import './readership.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReadershipPeriod } from '@/shared/publishing/readership';
import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { LoadFailed } from '@/web/components/ui/feedback/load-failed';
import { Skeleton } from '@/web/components/ui/feedback/skeleton';
import { formatMonth } from '@/web/lib/dates/format-day';
import { DaysFigure } from './daily-chart/days-figure';
import { ReadershipMeasures } from './measures/readership-measures';
import { NotCollected } from './not-collected';
import { PeriodMenu } from './period-menu';
import { type Readership, readershipQuery } from './queries';
import { useReadershipChoice } from './readership-settings';
import { countText, readsSentence, tooFewReadsText } from './texts';

/** `/readership`: how often pages are read and how far, never by whom. */
export function ReadershipScreen() {
  const [days, setDays] = useState<ReadershipPeriod>(90);
  const query = useQuery(readershipQuery(days));
  const { data, isPending } = query;
  return (
    <AppShell title="Readership">
      <PageHead
        title="Readership"
        subtitle="How often your pages are read, from where and how far. Who reads is not recorded."
        aside={<PeriodMenu days={days} onChoose={setDays} />}
      />
      {isPending && <ReadershipSkeleton />}
      <LoadFailed query={query} />
      {data && (
        <div className="reads">
          <Figures readership={data} days={data.days.length as ReadershipPeriod} />
          <NotCollected readership={data} />
        </div>
      )}
    </AppShell>
  );
}

function Figures({ readership, days }: { readership: Readership; days: ReadershipPeriod }) {
  const { reads, enough, published, open_versions, earlier_months } = readership;
  const { shown: counted } = useReadershipChoice('counted', readership.counted);
  const nobodyCanRead = !published && open_versions === 0;
  if (reads === 0 && earlier_months.length === 0 && (nobodyCanRead || !counted)) {
    return (
      <p className="reads-said">
        {counted
          ? 'Nothing is counted while nobody can read your page.'
          : 'Reads of your pages are not counted.'}
      </p>
    );
  }
  return (
    <>
      {!counted && (
        <p className="mb-4 text-ink-2">Counting is off. What was counted before is shown below.</p>
      )}
      <p className="reads-said">{enough ? readsSentence(readership, days) : tooFewReadsText(readership)}</p>
      {enough && <DaysFigure readership={readership} />}
      {reads !== 0 && <ReadershipMeasures readership={readership} />}
      {earlier_months.length > 0 && (
        <section className="reads-earlier">
          <h2>Earlier months</h2>
          <ul>
            {earlier_months.map(({ month, reads: count }) => (
              <li key={month}>
                {formatMonth(month.slice(0, 7))}: {countText(count)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A skeleton in the shape of the figures. */
function ReadershipSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your readership...</span>
      <Skeleton className="h-7 w-96 max-w-full" />
      <Skeleton className="mt-7 h-44" />
      <div aria-hidden className="mt-12 grid gap-12 md:grid-cols-2">
        {[0, 1, 2, 3].map((list) => (
          <div key={list} className="grid gap-4">
            <Skeleton className="h-6 w-40" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
