/** Finds the languages that texts name, and those that entries of a person's list name. */
import { languageName } from '@/shared/text/language-names';
import { codeOfLanguage, listedLanguage } from '../vocabulary/spoken-languages';

/** The English name of a language, then a pattern of the names by which texts call it; it matches whole words. */
const NAME_PATTERNS: readonly [string, RegExp][] = (
  [
    ['English', 'english|englisch\\p{L}*|anglais\\p{L}*|inglés|ingles'],
    ['German', 'german|deutsch(?!land)\\p{L}*|allemand\\p{L}*|alemán|aleman'],
    ['French', 'french|französisch\\p{L}*|français\\p{L}*|francés'],
    ['Spanish', 'spanish|spanisch\\p{L}*|espagnol\\p{L}*|español|castellano'],
    ['Italian', 'italian|italienisch\\p{L}*|italien|italiano'],
    ['Portuguese', 'portuguese|portugiesisch\\p{L}*|portugais|portugués'],
    ['Dutch', 'dutch|niederländisch\\p{L}*|néerlandais|holandés|neerlandés|flemish'],
    ['Russian', 'russian|russisch\\p{L}*|russe|ruso'],
    ['Ukrainian', 'ukrainian|ukrainisch\\p{L}*|ukrainien|ucraniano'],
    ['Polish', 'polish(?!ed)|polnisch\\p{L}*|polonais|polaco'],
    ['Turkish', 'turkish|türkisch\\p{L}*|turc|turco'],
    ['Arabic', 'arabic|arabisch\\p{L}*|arabe|árabe'],
    ['Chinese', 'chinese|mandarin|cantonese|chinesisch\\p{L}*|chinois|chino'],
    ['Japanese', 'japanese|japanisch\\p{L}*|japonais|japonés'],
    ['Korean', 'korean|koreanisch\\p{L}*|coréen|coreano'],
    ['Swedish', 'swedish|schwedisch\\p{L}*|suédois|sueco'],
    ['Norwegian', 'norwegian|norwegisch\\p{L}*|norvégien|noruego'],
    ['Danish', 'danish|dänisch\\p{L}*|danois|danés'],
    ['Finnish', 'finnish|finnisch\\p{L}*|finnois|finlandés'],
    ['Czech', 'czech|tschechisch\\p{L}*|tchèque|checo'],
    ['Hungarian', 'hungarian|ungarisch\\p{L}*|hongrois|húngaro'],
    ['Romanian', 'romanian|rumänisch\\p{L}*|roumain|rumano'],
    ['Greek', 'greek|griechisch\\p{L}*|grec|griego'],
    ['Hebrew', 'hebrew|hebräisch\\p{L}*|hébreu|hebreo'],
    ['Hindi', 'hindi'],
    ['Tamil', 'tamil'],
    ['Catalan', 'catalan|catalán|katalanisch\\p{L}*'],
    ['Vietnamese', 'vietnamese|vietnamesisch\\p{L}*|vietnamien'],
    ['Indonesian', 'indonesian|bahasa|indonesisch\\p{L}*'],
    ['Thai', 'thai(?!land)'],
    ['Breton', 'breton'],
  ] as const
).map(([name, stems]) => [name, new RegExp(`(?<![\\p{L}])(?:${stems})(?![\\p{L}])`, 'iu')]);

/** A German compound of a language: 'Russischkenntnisse', 'deutschsprachig'. */
const LANGUAGE_COMPOUND_PATTERN = /(?<!\p{L})(\p{L}+)(?:kenntnisse?|sprachig\p{L}*)/giu;

/** Number of characters that are searched: as many as a long advertisement has. */
const MAX_SEARCHED_CHARACTERS = 4_000;

/**
 * The languages that a text names in English, German, French or Spanish, by their English names, in the order of the
 * patterns above.
 */
export function languagesIn(text: string): string[] {
  const separated = text
    .slice(0, MAX_SEARCHED_CHARACTERS)
    .replace(LANGUAGE_COMPOUND_PATTERN, '$1 kenntnisse')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return NAME_PATTERNS.filter(([, pattern]) => pattern.test(separated)).map(([name]) => name);
}

/** The English names of the languages that an entry of a person's list names in any language: 'tedesco: B2'. */
export function languagesOfEntry(entry: string): string[] {
  const languages = languagesIn(entry);
  if (languages.length > 0) return languages;
  const code = codeOfLanguage(listedLanguage(entry));
  return code ? [languageName(code, 'en')] : [];
}
