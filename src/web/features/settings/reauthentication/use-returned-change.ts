/** Restores the change that a card was making when the person left to prove their identity on another site. */
import { useEffect, useRef, useState } from 'react';
import { forgetReturnedChange, returnedChange, type StoredChange } from '@/web/lib/auth/stored-change';
import { pageAccount } from '@/web/lib/session/account';

export interface RestoredChange {
  value: string;
  /** Whether the person proved their identity, so that the change can continue. */
  proven: boolean;
}

/** The restored change of this kind, with which the card starts; `null` if the person does not return from a proof. */
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
 * Continues with the restored change, once, if the person proved their identity; otherwise the form only shows it.
 */
export function useContinueWhenProven(
  returned: RestoredChange | null,
  continueChange: (value: string) => void,
): void {
  const hasContinued = useRef(false);
  useEffect(() => {
    if (!returned?.proven || hasContinued.current) return;
    hasContinued.current = true;
    continueChange(returned.value);
  }, [returned, continueChange]);
}
