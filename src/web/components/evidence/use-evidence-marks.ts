import { useState } from 'react';
import type { EvidenceIndex } from '@/shared/evidence/evidence-index';
import { browserStorage } from '@/web/lib/browser/browser-storage';

const STORAGE_KEY = 'quarterdeck.numerals';

export interface EvidenceMarks {
  /** Whether there is only one source, whose numeral would be repeated after every line. */
  singleSource: boolean;
  /** Whether a numeral is only shown while its line is hovered or focused. */
  onlyOnHover: boolean;
  setAlwaysShown: (shown: boolean) => void;
}

/**
 * Whether the numerals of a profile (its evidence marks) are always shown: with several sources they are; with a single
 * one the person decides by a switch.
 */
export function useEvidenceMarks({ sources }: EvidenceIndex): EvidenceMarks {
  const [shown, setShown] = useState(readShown);
  const singleSource = sources.length === 1;
  return {
    singleSource,
    onlyOnHover: singleSource && !shown,
    setAlwaysShown(next) {
      setShown(next);
      storeShown(next);
    },
  };
}

const readShown = () => {
  try {
    return browserStorage()?.getItem(STORAGE_KEY) === 'shown';
  } catch {
    return false;
  }
};

/** Stores the choice. If storage is full or unavailable, it applies to this page only. */
function storeShown(shown: boolean) {
  try {
    if (shown) browserStorage()?.setItem(STORAGE_KEY, 'shown');
    else browserStorage()?.removeItem(STORAGE_KEY);
  } catch {}
}
