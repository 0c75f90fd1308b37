/** Light, dark or as the system says. `static/theme.js` sets it before the first paint; this keeps it after. */

export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'theme';
const listeners = new Set<() => void>();
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The chosen theme; `system` until the person has chosen one. */
export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage may be closed to us; the choice then lasts as long as the page.
  }
  paint(choice);
  for (const listener of listeners) listener();
}

function paint(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && systemIsDark().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/**
 * Follows other tabs, and the system while the choice is `system`; calls `listener` at every change.
 * @returns stops following
 */
export function subscribeTheme(listener: () => void): () => void {
  const follow = () => {
    paint(themeChoice());
    listener();
  };
  const system = systemIsDark();
  listeners.add(listener);
  window.addEventListener('storage', follow);
  system.addEventListener('change', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
    system.removeEventListener('change', follow);
  };
}
