import type { ComposedLine } from '@/shared/evidence/evidence-index';
import { RpcError } from '../api/rpc-client';

/** The unconfirmed lines because of which the server refused to publish; `null` for any other error. */
export const refusedLines = (error: unknown): ComposedLine[] | null =>
  error instanceof RpcError && error.code === 'UNCONFIRMED_LINES'
    ? (error.data as { lines: ComposedLine[] }).lines
    : null;
