/** Restores the change that a card was making when the person left to prove who they are on another site. */
import { useEffect, useRef, useState } from 'react';
import { pageAccount } from '@/web/lib/account';
import { forgetReturnedChange, type KeptChange, returnedChange } from '@/web/lib/kept-change';

export interface Kept {
  value: string;
  /** The person has shown who they are, so the change can go on. */
  proven: boolean;
}

/** The change of this kind that came back, for the card to begin with; `null` on any other visit. */
export function useReturnedChange(kind: KeptChange['kind']): Kept | null {
  const [kept] = useState(() => {
    const change = returnedChange(pageAccount()?.id);
    return change?.kind === kind ? change : null;
  });
  useEffect(() => {
    if (kept) forgetReturnedChange();
  }, [kept]);
  return kept;
}

/** Goes on with it, once, where it was proven. Otherwise it is in the form as it was typed. */
export function useProven(kept: Kept | null, goOn: (value: string) => void): void {
  const begun = useRef(false);
  useEffect(() => {
    if (!kept?.proven || begun.current) return;
    begun.current = true;
    goOn(kept.value);
  }, [kept, goOn]);
}
