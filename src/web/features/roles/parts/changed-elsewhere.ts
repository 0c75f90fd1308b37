/** Handles saves of a form whose data another window has changed meanwhile. */
import { useState } from 'react';
import { RpcError } from '@/web/lib/api/rpc-client';

/**
 * The hint at a field that another window has changed, so that the owner can decide.
 * @param theirs what the other window has saved; empty if it removed the value
 */
export const hintAtChangeElsewhere = (theirs: string): string =>
  theirs
    ? `Changed in another window to “${theirs}”. Saving replaces it.`
    : 'Removed in another window. Saving sets it again.';

/**
 * Tracks the values that a save of a form replaces.
 * @param initial the values with which the form was opened
 * @returns `was`: the values that the next save replaces, which are those last known to be saved; `elsewhere`: the
 * values that another window saved, once a save was refused because of them; `onError` handles a failed save
 */
export function useReplacedValues<T extends object>(initial: T) {
  const [was, setWas] = useState(initial);
  const [elsewhere, setElsewhere] = useState<Partial<T>>();
  const onError = (error: unknown) => {
    if (!(error instanceof RpcError && error.code === 'STALE_REVISION')) return;
    const theirs = error.data as Partial<T>;
    setWas({ ...was, ...theirs });
    setElsewhere(theirs);
  };
  return { was, elsewhere, onError };
}
