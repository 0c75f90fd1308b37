import { signedInProcedure } from '@/server/procedures';
import { waysIn } from './ways-in';

export const accountRouter = {
  /** What Settings and Your data show of the account; its changes are made at `/api/auth`. */
  mine: signedInProcedure.handler(({ context }) => waysIn(context)),
};
