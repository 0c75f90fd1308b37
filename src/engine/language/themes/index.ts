import { withoutAccents } from '@/shared/text/without-accents';
import { BUSINESS_THEMES } from './business-themes';
import { ITALIAN_AND_DUTCH_PATTERNS } from './italian-and-dutch-patterns';
import { PEOPLE_THEMES } from './people-themes';
import { TECHNOLOGY_THEMES } from './technology-themes';
import type { Theme } from './theme';

export type { Audience, Theme } from './theme';

/** Every theme. If two are equally strong, the earlier one wins. */
export const THEMES: readonly Theme[] = [...BUSINESS_THEMES, ...PEOPLE_THEMES, ...TECHNOLOGY_THEMES];

/** Themes whose words are often mentioned in passing: a single word counts only within the verb phrase. */
const THEMES_MENTIONED_IN_PASSING = new Set([
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
  'operations',
  'legal',
  'infrastructure',
  'engineering',
  'community',
  'data',
  'governance',
  'education',
  'product',
  'design',
]);

/** Maximum number of words of a verb and its object. */
const MAX_VERB_PHRASE_WORDS = 10;
/** A theme often mentioned in passing has this share of its weight if the verb phrase has the only word of it. */
const PASSING_WEIGHT_SHARE = 0.6;
/** Number of different words of a theme that strengthen it; more add nothing. */
const MAX_COUNTED_MATCHES = 3;

/** The verb and its object, without the circumstances. */
function verbPhraseOf(text: string): string {
  const [clause = ''] = text.split(
    /,(?!\d)|[;:(]|\s(?:by|with|while|which|using|resulting|leading to|for|from)\s/,
  );
  return clause.split(' ').slice(0, MAX_VERB_PHRASE_WORDS).join(' ');
}

/**
 * The themes of a text, the strongest first. The strength is the number of different matches, of which three count,
 * times the theme's weight. Of a theme that is often mentioned in passing, a single word counts less, and not at all
 * outside the verb and its object.
 */
export function themesOf(text: string): { theme: Theme; strength: number }[] {
  const lower = withoutAccents(text);
  const object = verbPhraseOf(lower);
  return THEMES.map((theme) => {
    const further = ITALIAN_AND_DUTCH_PATTERNS.get(theme.id);
    const matches = [...lower.matchAll(theme.pattern), ...(further ? lower.matchAll(further) : [])];
    const hits = new Set(matches.map((match) => match[0]));
    const [only] = hits;
    const isPassing = hits.size === 1 && THEMES_MENTIONED_IN_PASSING.has(theme.id);
    const share = isPassing ? (object.includes(only ?? '') ? PASSING_WEIGHT_SHARE : 0) : 1;
    return { theme, strength: Math.min(hits.size, MAX_COUNTED_MATCHES) * theme.weight * share };
  })
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
}
