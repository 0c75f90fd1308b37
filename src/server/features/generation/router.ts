/** An account's generation while nobody's request waits for it. */
import { z } from 'zod';
import { onboardedProcedure, signedInProcedure } from '@/server/procedures';
import { GUARDED_SCREENS } from '@/shared/onboarding';
import { spendWritingBudget, withEnd } from './budget';
import { cancelRun, presentRun, readRun, seeRun } from './runs/rows';
import { writeForAccount } from './when-loaded';

const one = z.object({ id: z.string().max(100) });

export const generationRouter = {
  /** The one that runs, or whose end was not shown yet; `null` when there is none. */
  current: signedInProcedure.handler(async ({ context: { deps, user } }) => {
    const now = deps.now();
    const row = await readRun(deps.database.db, user.id, now);
    return !row || row.seen || row.state === 'cancelled' ? null : presentRun(row, now);
  }),
  cancel: signedInProcedure.input(one).handler(async ({ context: { deps, user }, input }) => {
    await cancelRun(deps.database.db, user.id, input.id);
    return { ok: true };
  }),
  /** Writes a draft from the caller's record, to be compared with their profile. */
  writeFromRecord: onboardedProcedure(GUARDED_SCREENS['/record']).handler(
    async ({ context: { deps, user } }) => {
      await spendWritingBudget(deps, { user: user.id });
      await withEnd((signal) => writeForAccount(deps, user, signal));
      return { ok: true };
    },
  ),
  seen: signedInProcedure.input(one).handler(async ({ context: { deps, user }, input }) => {
    await seeRun(deps.database.db, user.id, input.id);
    return { ok: true };
  }),
};
