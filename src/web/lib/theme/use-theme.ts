/** The theme as a React hook; `theme-choice.ts` needs no React and also runs on the public pages. */
import { useSyncExternalStore } from 'react';
import { subscribeTheme, type ThemeChoice, themeChoice } from './theme-choice';

export { chooseTheme, type ThemeChoice, themeChoice } from './theme-choice';

/** The current choice; the component is rendered again when it changes, here or in another tab. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribeTheme, themeChoice);
}
