import { z } from 'zod';
import { actCursorSchema } from '@/server/db/audit';
import { signedInProcedure } from '@/server/procedures';
import { listOwnActivity } from './activity';
import { endOwnSession, listOwnSessions } from './sessions';
import { readSignInMethods } from './sign-in-methods';

export const accountRouter = {
  /** The account as the screens Settings and Your data show it; changes are calls of `/api/auth`. */
  mine: signedInProcedure.handler(({ context }) => readSignInMethods(context)),
  /** The caller's own part of the audit log, the newest first. */
  activity: signedInProcedure
    .input(z.object({ before: actCursorSchema.optional() }))
    .handler(({ context, input }) => listOwnActivity(context, input.before)),
  sessions: signedInProcedure.handler(({ context }) => listOwnSessions(context)),
  /** Ends one of the sessions. No fresh sign-in is needed, since this only takes access away. */
  endSession: signedInProcedure
    .input(z.object({ id: z.string().max(100) }))
    .handler(({ context, input }) => endOwnSession(context, input.id)),
};
