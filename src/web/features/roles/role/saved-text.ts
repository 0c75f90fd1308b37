import { useCallback, useRef, useState } from 'react';

/**
 * Saves a text as it changes: one request at a time, the newest words next. What failed is saved with the next call.
 * @param kept what the server has
 */
export function useSavedText(kept: string, send: (text: string) => Promise<unknown>) {
  const [state, setState] = useState<'saved' | 'saving' | 'failed'>('saved');
  const saved = useRef(kept);
  const wanted = useRef(kept);
  const busy = useRef(false);
  const latest = useRef(send);
  latest.current = send;
  const save = useCallback(async (text: string) => {
    wanted.current = text;
    if (busy.current) return;
    busy.current = true;
    try {
      while (wanted.current !== saved.current) {
        const next = wanted.current;
        setState('saving');
        await latest.current(next);
        saved.current = next;
      }
      setState('saved');
    } catch {
      setState('failed');
    } finally {
      busy.current = false;
    }
  }, []);
  return { state, save };
}
