/** The theme as a React hook; `theme-choice.ts` needs no React and also runs on the public pages. */
import { useSyncExternalStore } from 'react';
import { subscribeTheme, type ThemeChoice, themeChoice } from './theme-choice';

export { chooseTheme, type ThemeChoice, themeChoice } from './theme-choice';

/** The current choice, updated from other tabs, and from the system while it is `system`. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribeTheme, themeChoice);
}
