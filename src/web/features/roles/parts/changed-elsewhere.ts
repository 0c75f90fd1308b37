/** State of a form whose data another window may have changed meanwhile. */
import { useState } from 'react';
import { RpcError } from '@/web/lib/api/rpc-client';

/**
 * The hint at a field that another window has changed, so that the owner can decide.
 * @param now what the other window has saved; empty if it removed the value
 */
export const changedElsewhereHint = (now: string): string =>
  now
    ? `Changed in another window to “${now}”. Saving replaces it.`
    : 'Removed in another window. Saving sets it again.';

/**
 * Tracks the values that a save replaces. `was`: those the form was opened with, updated by refused saves.
 * `elsewhere`: those that another window has saved; `undefined` if unknown. `onError` handles a failed save.
 */
export function useReplacedValues<T extends object>(shown: T) {
  const [was, setWas] = useState(shown);
  const [elsewhere, setElsewhere] = useState<Partial<T>>();
  const onError = (error: unknown) => {
    if (!(error instanceof RpcError && error.code === 'STALE_REVISION')) return;
    const theirs = error.data as Partial<T>;
    setWas({ ...was, ...theirs });
    setElsewhere(theirs);
  };
  return { was, elsewhere, onError };
}
