import { z } from 'zod';
import { signedInProcedure } from '@/server/procedures';
import { endBrowser, signedInBrowsers } from './sessions';
import { waysIn } from './ways-in';

export const accountRouter = {
  /** What Settings and Your data show of the account; its changes are made at `/api/auth`. */
  mine: signedInProcedure.handler(({ context }) => waysIn(context)),
  sessions: signedInProcedure.handler(({ context }) => signedInBrowsers(context)),
  /** Ends one of them. An old sign-in may: it only takes something away. */
  endSession: signedInProcedure
    .input(z.object({ id: z.string().max(100) }))
    .handler(({ context, input }) => endBrowser(context, input.id)),
};
