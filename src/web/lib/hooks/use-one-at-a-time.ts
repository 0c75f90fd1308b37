import { useCallback, useRef } from 'react';

/**
 * Ignores calls while `work` is running, so that a double click sends one request. A second click comes before any
 * state is rendered, so a ref is used.
 * @param work reports its own failures, which are not rethrown here
 */
export function useOneAtATime<A extends unknown[]>(work: (...args: A) => Promise<unknown>) {
  const busy = useRef(false);
  const latest = useRef(work);
  latest.current = work;
  return useCallback((...args: A) => {
    if (busy.current) return;
    busy.current = true;
    const finish = () => {
      busy.current = false;
    };
    latest.current(...args).then(finish, finish);
  }, []);
}
