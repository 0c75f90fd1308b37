/**
 * The chosen theme: light, dark, or the system's. `static/theme.js` applies it before the first paint, this module
 * afterwards.
 */

export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'theme';
const listeners = new Set<() => void>();
const darkSystemQuery = () => matchMedia('(prefers-color-scheme: dark)');

/** The chosen theme; `system` until the person has chosen one. */
export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Stores the choice and applies it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // If storage is unavailable, the choice lasts as long as the page.
  }
  applyTheme(choice);
  for (const listener of listeners) listener();
}

function applyTheme(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && darkSystemQuery().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/**
 * Follows other tabs, and the system while the choice is `system`; calls `listener` at every change.
 * @returns a function that stops following
 */
export function subscribeTheme(listener: () => void): () => void {
  const handleChange = () => {
    applyTheme(themeChoice());
    listener();
  };
  const system = darkSystemQuery();
  listeners.add(listener);
  window.addEventListener('storage', handleChange);
  system.addEventListener('change', handleChange);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleChange);
    system.removeEventListener('change', handleChange);
  };
}
