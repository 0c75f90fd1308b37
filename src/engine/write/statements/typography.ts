/** Puts signs, spaces and the beginning of a sentence into their usual form. */
import { upperFirst } from '../../language/text/casing';
import { hasForeignLetter } from './corrections';

/** A heading joined with the first sentence below it: 'Summary Technology manager with ...'. */
const HEADING_BEFORE_SENTENCE_PATTERN =
  /^(?:Summary|Profile|Objective|Overview|Synopsis|About me)\s+(?=\p{Lu}(?:\p{Ll}|\s\p{Ll}|['’]))/u;

/** Writes 'and' for '&' between words in lower case, which are no name: 'training & support'. */
export const spellOutAmpersands = (text: string): string =>
  hasForeignLetter(text) ? text : text.replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ');

/**
 * Applies typographic rules, as a space after each comma and 'and' for '&' between words that are not names, and
 * removes a heading or an adverb of praise at the beginning.
 */
export function applyTypography(sentence: string): string {
  return (
    spellOutAmpersands(sentence)
      .replace(/\bin-charge\b/g, 'in charge')
      .replace(/^(?:Highly|Very) (skilled|proficient|experienced|versed)(?= in )/u, (_, word: string) =>
        upperFirst(word),
      )
      .replace(HEADING_BEFORE_SENTENCE_PATTERN, '')
      .replace(/(?<=\p{L}),(?=\p{L})/gu, ', ')
      .replace(/(?<=\p{L})—\s/gu, ' — ')
      .replace(/\s—(?=\p{L})/gu, ' — ')
      // Adds the space in '6product categories', but not in '10x', '3rd' or '24hour'.
      .replace(/(?<=(?:^|\s)\d{1,4})(?=\p{Ll}{5,})/gu, ' ')
      // 'state-of -the-art' becomes 'state-of-the-art', and '(Harbour Grid -HG)' '(Harbour Grid, HG)'.
      .replace(/(?<=-\p{Ll}{1,10}) -(?=\p{Ll})/gu, '-')
      .replace(/(?<=[\p{L}\d)]) -(?=\p{Ll}{2,}(?: |$))/gu, ' – ')
      .replace(/(?<=\([^()]{2,40}) -(?=\p{Lu}{2,8}\))/gu, ', ')
      .replace(/(?<=\p{Ll}{3})\((?=\p{Lu}\p{Ll}+ )/gu, ' (')
      // 'scope/cost /schedule' becomes 'scope/cost/schedule'.
      .replace(/(?<=\p{L}{2}) \/(?=\p{L}{3,20}(?![\p{L}/]))|(?<=\p{L}{2})\/ (?=\p{L}{3})/gu, '/')
      // Turns 'Designed & Developed a rule' into 'Designed and developed a rule'.
      .replace(
        /^(\p{Lu}\p{Ll}{2,30}) & (\p{Lu}\p{Ll}{2,30}ed)\b/u,
        (_, first: string, second: string) => `${first} and ${second.toLowerCase()}`,
      )
  );
}
