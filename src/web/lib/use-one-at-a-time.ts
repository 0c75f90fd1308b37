import { useCallback, useRef } from 'react';

/**
 * Ignores calls made while `work` is under way, so that a double click sends one request. A second click comes before
 * any state can be rendered, so this is held in a ref.
 * @param work shows its own failures, which are not thrown again here
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
