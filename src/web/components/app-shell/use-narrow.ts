import { useSyncExternalStore } from 'react';
import { LIMITS } from '@/shared/limits';

const query = () => matchMedia(`(width < ${LIMITS.mobileBreakpointPx}px)`);

const subscribe = (listener: () => void) => {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is below the mobile breakpoint of 768 px. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
