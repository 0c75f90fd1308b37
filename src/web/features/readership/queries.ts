/** Readership as its owner's screen reads it. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReadershipPeriod } from '@/shared/readership';
import { rpc } from '@/web/lib/rpc';
import { timeZone } from '@/web/lib/time-zone';

export const readershipQuery = (days: ReadershipPeriod) =>
  queryOptions({
    queryKey: ['readership', days],
    queryFn: () => rpc.readership.overview({ days, time_zone: timeZone() }),
    staleTime: 0,
    // Another period takes the place of the present one once it is there.
    placeholderData: keepPreviousData,
  });

export type Readership = Awaited<ReturnType<typeof rpc.readership.overview>>;
