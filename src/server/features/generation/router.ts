/** The calls about an account's generation that outlives the request that started it. */
import { z } from 'zod';
import { onboardedProcedure, signedInProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/account/onboarding';
import { editedRecordSchema } from '@/shared/record/career-record';
import { spendLinesBudget, spendWritingBudget } from './budget';
import { withDeadline } from './deadline';
import { cancelRun, markRunSeen, presentRun, readRun } from './runs/rows';
import { composeLinesForAccount, writeForAccount } from './when-loaded';

const generationInput = z.object({ id: z.string().max(100) });

export const generationRouter = {
  /** The generation that is running, or whose end was not shown yet; `null` when there is none or it was cancelled. */
  current: signedInProcedure.handler(async ({ context: { deps, user } }) => {
    const now = deps.now();
    const row = await readRun(deps.database.db, user.id, now);
    return !row || row.seen || row.state === 'cancelled' ? null : presentRun(row, now);
  }),
  cancel: signedInProcedure.input(generationInput).handler(async ({ context: { deps, user }, input }) => {
    await cancelRun(deps.database.db, user.id, input.id);
    return { ok: true };
  }),
  /** Writes a profile from the caller's record: as a draft, unless their profile is empty. */
  writeFromRecord: onboardedProcedure(GUARDED_SCREENS['/record']).handler(
    async ({ context: { deps, user } }) => {
      await spendWritingBudget(deps, { user: user.id });
      await withDeadline((signal) => writeForAccount(deps, user, signal));
      return { ok: true };
    },
  ),
  /**
   * The lines that the caller's record allows, given the choices made on this page; the saved record is not changed.
   */
  lines: onboardedProcedure(GUARDED_SCREENS['/record'])
    .input(z.object({ edits: editedRecordSchema }))
    .handler(async ({ context: { deps, user }, input }) => {
      await spendLinesBudget(deps, { user: user.id });
      return withDeadline((signal) => composeLinesForAccount(deps, user, input.edits, signal));
    }),
  seen: signedInProcedure.input(generationInput).handler(async ({ context: { deps, user }, input }) => {
    await markRunSeen(deps.database.db, user.id, input.id);
    return { ok: true };
  }),
};
