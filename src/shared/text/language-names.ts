/**
 * Names of spoken languages, from the platform's own data: the language that a name means, and its name in another
 * language.
 */
import { capitalise } from './capitalise';

/** Languages that leadership profiles name, as ISO 639-1 codes, and ISO 639-2 codes if there are none. */
const LANGUAGE_CODES =
  'af ar bg bn ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mn mr ms my nb ne nl nn no pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi yue zh';

/** Languages in which names of languages are recognised. */
const DISPLAY_LOCALES = 'en de fr es pt it nl pl ru uk sv da nb fi cs tr ro hu el'.split(' ');

/** Names that the platform's data has no entry for. */
const OTHER_NAMES: readonly [name: string, code: string][] = [
  ['Mandarin', 'zh'],
  ['Mandarin Chinese', 'zh'],
  ['Castellano', 'es'],
  ['Kiswahili', 'sw'],
  ['Farsi', 'fa'],
];

let cachedCodeByName: Map<string, string> | undefined;

function codeByName(): Map<string, string> {
  if (cachedCodeByName) return cachedCodeByName;
  cachedCodeByName = new Map(OTHER_NAMES);
  for (const locale of DISPLAY_LOCALES) {
    const display = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    for (const code of LANGUAGE_CODES.split(' ')) {
      const name = display.of(code);
      // The first locale that knows a name decides, since names such as 'Slovak' differ between locales.
      for (const form of name ? [name, capitalise(name)] : [])
        if (!cachedCodeByName.has(form)) cachedCodeByName.set(form, code);
    }
  }
  return cachedCodeByName;
}

/**
 * Returns the ISO 639 code of a language by its name in one of the languages above; `undefined` for any other word.
 * Case matters in English: 'polish' is a verb.
 */
export const languageCode = (name: string): string | undefined => codeByName().get(name);

/**
 * Returns the name of a language as it is written inside a sentence.
 * @param code ISO 639
 * @param locale BCP 47 tag of the sentence's language
 */
export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
}
