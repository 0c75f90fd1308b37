/** The theme as a hook; what it is made of needs no React and also runs on the public pages. */
import { useSyncExternalStore } from 'react';
import { subscribeTheme, type ThemeChoice, themeChoice } from './theme-choice';

export { chooseTheme, type ThemeChoice, themeChoice } from './theme-choice';

/** The choice, live: in other tabs too, and following the system while it is `system`. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribeTheme, themeChoice);
}
