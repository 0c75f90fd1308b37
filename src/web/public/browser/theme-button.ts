import { chooseTheme, subscribeTheme, type ThemeChoice, themeChoice } from '../../lib/theme/theme-choice';

const NEXT_THEME: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };

/** Makes a click on a button choose the next theme: system, light, dark. Its `[data-theme-name]` shows the choice. */
export function connectThemeButton(button: HTMLElement): void {
  const name = button.querySelector('[data-theme-name]');
  const show = () => {
    if (name) name.textContent = themeChoice();
  };
  subscribeTheme(show);
  button.addEventListener('click', () => chooseTheme(NEXT_THEME[themeChoice()]));
  show();
}
