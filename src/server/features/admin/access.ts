/** Access to the `admin` procedures: operators who signed in recently with a second factor. */
import { eq } from 'drizzle-orm';
import type { SessionUser } from '@/server/context';
import type { Database } from '@/server/db/client';
import { operators } from '@/server/db/schema';
import { signedInProcedure } from '@/server/procedures';
import { AppError } from '@/shared/errors/app-error';
import { HOUR } from '@/shared/time/durations';

/** How long a second factor opens `/admin`: a working day. */
const SECOND_FACTOR_LIFETIME_MS = 12 * HOUR;

/**
 * Requires an operator with a recent second factor. For other members the procedures do not seem to exist.
 * @throws AppError NOT_FOUND, SECOND_FACTOR_NEEDED
 */
async function requireOperator(db: Database, user: SessionUser, now: Date): Promise<void> {
  const [operator] = await db.select().from(operators).where(eq(operators.user_id, user.id));
  if (!operator) throw new AppError('NOT_FOUND', 'not an operator');
  const provenAt = user.secondFactorAt;
  if (!provenAt || now.getTime() - provenAt.getTime() > SECOND_FACTOR_LIFETIME_MS)
    throw new AppError('SECOND_FACTOR_NEEDED');
}

export const operatorProcedure = signedInProcedure.use(async ({ context, next }) => {
  await requireOperator(context.deps.database.db, context.user, context.deps.now());
  return next();
});
