import { useEffect, useState } from 'react';
import { startAskingBeforeClosing } from '@/web/lib/browser/ask-before-closing';
import { dropInTab, keepInTab, readInTab } from '@/web/lib/browser/tab-storage';
import { pageAccount } from '@/web/lib/session/account';

/** Holds the account whose codes were shown, never the codes. */
const STORAGE_KEY = 'quarterdeck.unkept-codes';

/**
 * New recovery codes until their owner says that they kept them. The server does not show them again, so the browser
 * asks before the page is closed; after a reload, it is still known that they were shown.
 */
export function useUnkeptCodes() {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [wasLeft, setLeft] = useState(() => {
    const id = pageAccount()?.id;
    return id !== undefined && readInTab(STORAGE_KEY) === id;
  });
  useEffect(() => (codes ? startAskingBeforeClosing() : undefined), [codes]);
  return {
    codes,
    /** Whether codes were shown on an earlier page and not said to be kept. */
    unkept: wasLeft && !codes,
    showCodes(shown: string[]) {
      keepInTab(STORAGE_KEY, pageAccount()?.id ?? '');
      setCodes(shown);
    },
    /** The codes were kept, or are good for nothing any more. */
    forgetCodes() {
      dropInTab(STORAGE_KEY);
      setLeft(false);
      setCodes(null);
    },
  };
}
