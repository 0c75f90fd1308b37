/**
 * Spoken languages as people list them, with their codes and their names in the languages that profiles are written in.
 * `read/vocabulary/spoken-languages` has the names by which the reader recognises them in a document.
 */
import { languageCode, languageName } from '@/shared/text/language-names';
import { upperFirst } from '../text/casing';
import { cleanRawText, removeFinalPeriod } from '../text/hygiene';

/** The languages of the composer's sentences. */
const PROFILE_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];

/** An entry of a list of languages without its level: 'niemiecki' for 'niemiecki (Professional Working)'. */
export const listedLanguage = (entry: string): string =>
  removeFinalPeriod(cleanRawText(entry).replace(/(?:(?<!\s)\s+)?[([:–-].*$/s, ''));

/** The ISO 639 code of a language by any of its names, in any case; undefined if unknown. */
export const codeOfLanguage = (name: string): string | undefined =>
  languageCode(name) ?? languageCode(upperFirst(name.toLowerCase()));

/** Every name that a profile may use for a listed language; none if the language is unknown. */
export function namesOfListed(entry: string): string[] {
  const code = codeOfLanguage(listedLanguage(entry));
  return code ? PROFILE_LANGUAGES.map((locale) => languageName(code, locale)) : [];
}
