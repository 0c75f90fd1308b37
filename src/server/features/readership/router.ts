/** The owner's calls about their readers. Every one acts on the session's user and on nobody else. */
import { z } from 'zod';
import { onboardedProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { READERSHIP_PERIODS, type ReadershipPeriod } from '@/shared/publishing/readership';
import { isTimeZone } from '@/shared/time/calendar-day';
import * as service from './service';

const ownerProcedure = onboardedProcedure(GUARDED_SCREENS['/readership']);

const periodInput = z.object({
  days: z.literal(READERSHIP_PERIODS as unknown as ReadershipPeriod[]),
  /** The browser's time zone, as 'Europe/Oslo'. */
  time_zone: z.string().max(60).refine(isTimeZone, { message: 'Not a time zone' }),
});

export const readershipRouter = {
  overview: ownerProcedure
    .input(periodInput)
    .handler(({ context, input }) => service.readOverview(context, input)),
  lately: ownerProcedure.handler(({ context }) => service.countRecentReads(context)),
  setCounted: ownerProcedure
    .input(z.object({ counted: z.boolean() }))
    .handler(({ context, input }) => service.setCountingEnabled(context, input.counted)),
  setDigest: ownerProcedure
    .input(z.object({ digest: z.boolean() }))
    .handler(({ context, input }) => service.setDigestEnabled(context, input.digest)),
};
