import { BUSINESS_THEMES } from './business';
import { CRAFT_THEMES } from './craft';
import { PEOPLE_THEMES } from './people';
import type { Theme } from './theme';

export type { Audience, Theme } from './theme';

/** Every theme, in the order that decides between equals. */
export const THEMES: readonly Theme[] = [...BUSINESS_THEMES, ...PEOPLE_THEMES, ...CRAFT_THEMES];

/** Themes whose words are said in passing: a single one counts half. */
const IN_PASSING = new Set([
  'supply',
  'customer',
  'communication',
  'alignment',
  'projects',
  'strategy',
  'international',
  'finance',
  'commercial',
  'care',
]);

/** How strongly each theme is shown by a text: hits times the theme's weight, the strongest first. */
export function themesOf(text: string): { theme: Theme; strength: number }[] {
  const lower = text.toLowerCase();
  return THEMES.map((theme) => {
    const hits = new Set([...lower.matchAll(theme.pattern)].map((match) => match[0]));
    return {
      theme,
      strength:
        Math.min(hits.size, 3) * theme.weight * (hits.size === 1 && IN_PASSING.has(theme.id) ? 0.6 : 1),
    };
  })
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
}
