/** Restores the change that a card was making when the person left to prove their identity on another site. */
import { useEffect, useRef, useState } from 'react';
import { forgetReturnedChange, returnedChange, type StoredChange } from '@/web/lib/auth/stored-change';
import { pageAccount } from '@/web/lib/session/account';

export interface RestoredChange {
  value: string;
  /** Whether the person proved their identity, so that the change can continue. */
  proven: boolean;
}

/** The restored change of this kind, with which the card starts; `null` at any other visit. */
export function useReturnedChange(kind: StoredChange['kind']): RestoredChange | null {
  const [returned] = useState(() => {
    const change = returnedChange(pageAccount()?.id);
    return change?.kind === kind ? change : null;
  });
  useEffect(() => {
    if (returned) forgetReturnedChange();
  }, [returned]);
  return returned;
}

/**
 * Continues with the change once if its proof was given; without a proof, the form shows the change as it was typed.
 */
export function useProven(returned: RestoredChange | null, goOn: (value: string) => void): void {
  const begun = useRef(false);
  useEffect(() => {
    if (!returned?.proven || begun.current) return;
    begun.current = true;
    goOn(returned.value);
  }, [returned, goOn]);
}
