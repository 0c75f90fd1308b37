/** What the server asks for before it publishes, read from its refusal. */
import type { ComposedLine } from '@/shared/evidence/evidence-index';
import type { UnreviewedChanges } from '@/shared/publishing/unreviewed-changes';
import { RpcError } from '../api/rpc-client';

/** The unconfirmed lines because of which the server refused to publish; `null` for any other error. */
export const refusedLines = (error: unknown): ComposedLine[] | null =>
  error instanceof RpcError && error.code === 'UNCONFIRMED_LINES'
    ? (error.data as { lines: ComposedLine[] }).lines
    : null;

/** The changes that the owner has to look at before the server publishes them; `null` for any other error. */
export const unreviewedChanges = (error: unknown): UnreviewedChanges | null =>
  error instanceof RpcError && error.code === 'UNREVIEWED_CHANGES' ? (error.data as UnreviewedChanges) : null;
