import { useCallback, useRef } from 'react';

/**
 * One click, one request: calls made while `work` is under way do nothing. A second click comes before any
 * state can be rendered, so this is held in a ref.
 * @param work whoever shows its failures does so itself; they are not thrown again here
 */
export function useOneAtATime<A extends unknown[]>(work: (...args: A) => Promise<unknown>) {
  const busy = useRef(false);
  const latest = useRef(work);
  latest.current = work;
  return useCallback((...args: A) => {
    if (busy.current) return;
    busy.current = true;
    const done = () => {
      busy.current = false;
    };
    latest.current(...args).then(done, done);
  }, []);
}
