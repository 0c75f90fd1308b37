/** Publishing the profile, and what its owner has to see or confirm before the server does so. */
import type { ComposedLine } from '@/shared/evidence/evidence-index';
import { deepEqual } from '@/shared/json/deep-equal';
import type { ReviewedState, UnreviewedChanges } from '@/shared/publishing/unreviewed-changes';
import { rpc } from '../api/rpc';
import { RpcError } from '../api/rpc-client';

/** The unconfirmed lines because of which the server refused to publish; `null` for any other error. */
export const refusedLines = (error: unknown): ComposedLine[] | null =>
  error instanceof RpcError && error.code === 'UNCONFIRMED_LINES'
    ? (error.data as { lines: ComposedLine[] }).lines
    : null;

class UnreviewedError extends Error {
  constructor(readonly changes: UnreviewedChanges) {
    super('The owner has not looked at the changes');
  }
}

/** The changes that the owner has to look at before they are published; `null` for any other error. */
export const unreviewedChanges = (error: unknown): UnreviewedChanges | null => {
  if (error instanceof UnreviewedError) return error.changes;
  return error instanceof RpcError && error.code === 'UNREVIEWED_CHANGES'
    ? (error.data as UnreviewedChanges)
    : null;
};

/**
 * Publishes the profile if the owner has looked at what that changes for readers. The changes are fetched first, so
 * that the owner usually learns of them without a refused request. The server compares once more, so that nothing
 * newer than what the owner saw is published.
 * @throws an error that `unreviewedChanges` or `refusedLines` reads, if the owner has to be asked; else the call's
 */
export async function publishProfile({
  confirmed,
  reviewed,
}: {
  confirmed: readonly ComposedLine[];
  reviewed?: ReviewedState;
}) {
  const changes = await rpc.profiles.changesForReaders();
  if (changes && !deepEqual(changes.reviewed, reviewed)) throw new UnreviewedError(changes);
  return rpc.profiles.publish({ published: true, confirmed: [...confirmed], reviewed });
}
