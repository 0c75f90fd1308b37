import { useState } from 'react';
import type { EvidenceIndex } from '@/shared/evidence/evidence-index';
import { browserStorage } from '@/web/lib/browser/browser-storage';

const STORAGE_KEY = 'quarterdeck.numerals';

export interface EvidenceMarks {
  /** Whether there is only one source, whose numeral would be repeated after every line. */
  single: boolean;
  /** Whether numerals show only at the pointer or the focus. */
  quiet: boolean;
  setShown: (shown: boolean) => void;
}

/**
 * Whether the evidence marks of a profile, its numerals, are always shown: with several sources they are, with one a
 * switch decides.
 */
export function useEvidenceMarks({ sources }: EvidenceIndex): EvidenceMarks {
  const [shown, setShown] = useState(isKept);
  const single = sources.length === 1;
  return {
    single,
    quiet: single && !shown,
    setShown(next) {
      setShown(next);
      rememberShown(next);
    },
  };
}

const isKept = () => {
  try {
    return browserStorage()?.getItem(STORAGE_KEY) === 'shown';
  } catch {
    return false;
  }
};

/** If storage is full or unavailable, the choice applies to this page only. */
function rememberShown(shown: boolean) {
  try {
    if (shown) browserStorage()?.setItem(STORAGE_KEY, 'shown');
    else browserStorage()?.removeItem(STORAGE_KEY);
  } catch {}
}
