/** What the server asks for before it publishes. */
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

class Unreviewed extends Error {
  constructor(readonly changes: UnreviewedChanges) {
    super('changes nobody looked at');
  }
}

/** The changes that the owner has to look at before they are published; `null` for any other error. */
export const unreviewedChanges = (error: unknown): UnreviewedChanges | null => {
  if (error instanceof Unreviewed) return error.changes;
  return error instanceof RpcError && error.code === 'UNREVIEWED_CHANGES'
    ? (error.data as UnreviewedChanges)
    : null;
};

/**
 * Publishes the profile, after asking what that would change for readers: the usual question is no refusal then. The
 * server compares once more, so that nothing newer than what was shown is published.
 * @throws an error of which `unreviewedChanges` or `refusedLines` tells what is to be asked, and what calls throw
 */
export async function publishProfile({
  confirmed,
  reviewed,
}: {
  confirmed: readonly ComposedLine[];
  reviewed?: ReviewedState;
}) {
  const changes = await rpc.profiles.changesForReaders();
  if (changes && !deepEqual(changes.reviewed, reviewed)) throw new Unreviewed(changes);
  return rpc.profiles.publish({ published: true, confirmed: [...confirmed], reviewed });
}
