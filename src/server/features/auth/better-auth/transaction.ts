import { runWithAdapter } from '@better-auth/core/context';
import type { Transaction } from '@/server/db/client';
import type { AuthCallContext, AuthServices } from '../services';
import { createHashingAdapter } from './hashed-sessions';

/** Runs a transaction over our tables and Better Auth's, whose `internalAdapter` writes through `tx` inside it. */
export function inTransaction<Result>(
  { deps }: AuthServices,
  call: AuthCallContext,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return deps.database.db.transaction(async (tx) =>
    // The types of `runWithAdapter` omit that it awaits the promise.
    runWithAdapter<Result>(createHashingAdapter(tx, call.context.options), (() => work(tx)) as never),
  );
}
