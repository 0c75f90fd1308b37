import { useEffect } from 'react';
import { onFlushRequest } from '../session/flush-other-tabs';
import { beforeLogout } from './logout';

/**
 * Sends what a form saves automatically before its account logs out, in this tab or another.
 * @param send resolves to whether the server has everything; must be the same function in every render
 */
export function useSendBeforeLogout(send: () => Promise<boolean>): void {
  useEffect(() => {
    const unsubscribes = [
      onFlushRequest(send),
      beforeLogout(async () => {
        await send();
        return true;
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [send]);
}
