import type { ComposedLine } from '@/shared/evidence';
import { RpcError } from './rpc-client';

/**
 * The lines that the server did not let become public unasked: composed, and resting on nothing.
 * `null` when the error is another one.
 */
export const refusedLines = (error: unknown): ComposedLine[] | null =>
  error instanceof RpcError && error.code === 'UNCONFIRMED_LINES'
    ? (error.data as { lines: ComposedLine[] }).lines
    : null;
