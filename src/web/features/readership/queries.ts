/** The query of the owner's readership. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReadershipPeriod } from '@/shared/publishing/readership';
import { rpc } from '@/web/lib/api/rpc';
import { timeZone } from '@/web/lib/dates/time-zone';

/** The figures of the last `days` days, in the time zone of this browser. */
export const readershipQuery = (days: ReadershipPeriod) =>
  queryOptions({
    queryKey: ['readership', days],
    queryFn: () => rpc.readership.overview({ days, time_zone: timeZone() }),
    staleTime: 0,
    // The present period stays on screen until another one is loaded.
    placeholderData: keepPreviousData,
  });

export type Readership = Awaited<ReturnType<typeof rpc.readership.overview>>;
