import { useSyncExternalStore } from 'react';
import { SCREEN_LIMITS } from '@/shared/screen-limits';

// In the browser's own letters, as the style sheets have it: larger letters make a window narrow, as zoom does.
const query = () => matchMedia(`(width < ${SCREEN_LIMITS.mobileBreakpointPx / 16}rem)`);

const subscribe = (listener: () => void) => {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is below the mobile breakpoint: 768 px, in letters of 16. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
