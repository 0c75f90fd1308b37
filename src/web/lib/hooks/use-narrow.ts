import { useSyncExternalStore } from 'react';
import { SCREEN_LIMITS } from '@/shared/screen-limits';

// In rem, as in the style sheets: a larger font size makes a window narrow, as zoom does.
const query = () => matchMedia(`(width < ${SCREEN_LIMITS.mobileBreakpointPx / 16}rem)`);

const subscribe = (listener: () => void) => {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is below the mobile breakpoint: 768 px at a font size of 16 px. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
