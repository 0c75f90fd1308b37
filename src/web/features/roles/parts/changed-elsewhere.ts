/** A form of which another window may have saved something else meanwhile. */
import { useState } from 'react';
import { RpcError } from '@/web/lib/api/rpc-client';

/**
 * The hint at a field that another window has changed meanwhile, for the owner to decide.
 * @param now what the other window has saved; empty where it has removed it
 */
export const changedElsewhereHint = (now: string): string =>
  now
    ? `Changed in another window to “${now}”. Saving replaces it.`
    : 'Removed in another window. Saving sets it again.';

/**
 * Follows what a save replaces: `was` is what the form showed when it opened, with what a refused save has learnt since;
 * `elsewhere` is what another window has saved, `undefined` if nothing is known. `onError` takes a failed save.
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
