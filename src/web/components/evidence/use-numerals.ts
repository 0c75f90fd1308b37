import { useState } from 'react';
import type { EvidenceIndex } from '@/shared/evidence';
import { browserStorage } from '@/web/lib/browser-storage';

const KEY = 'quarterdeck.numerals';

export interface Numerals {
  /** There is one source: its numeral after every line would say the same again and again. */
  single: boolean;
  /** The numerals show where the pointer or the focus is, and nowhere else. */
  quiet: boolean;
  setShown: (shown: boolean) => void;
}

/** Whether the numerals of a profile always show: with several sources they do, with one where a switch says so. */
export function useNumerals({ sources }: EvidenceIndex): Numerals {
  const [shown, setShown] = useState(isKept);
  const single = sources.length === 1;
  return {
    single,
    quiet: single && !shown,
    setShown(next) {
      setShown(next);
      keep(next);
    },
  };
}

const isKept = () => {
  try {
    return browserStorage()?.getItem(KEY) === 'shown';
  } catch {
    return false;
  }
};

/** Storage that is full or closed keeps nothing: the choice holds on this page. */
function keep(shown: boolean) {
  try {
    if (shown) browserStorage()?.setItem(KEY, 'shown');
    else browserStorage()?.removeItem(KEY);
  } catch {}
}
