/** Recognises names of products that contain the name of a field: 'SAS Drug Development (SDD)'. */
import { technologyName } from '../../language/vocabulary/technologies';

/** Capitalised words with their abbreviation in brackets, also behind a word such as 'platform'. */
const ABBREVIATED_NAME_PATTERN =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\d]{1,20}(?: \p{Lu}\p{L}{1,20}){1,4})(?: \p{Ll}{2,20})? \((\p{Lu}{2,6})\)/gu;

/** Whether an abbreviation has the first letters of a name, whose first word may be an abbreviation itself. */
const abbreviates = (letters: string, words: readonly string[]): boolean =>
  letters === words.map((word) => word[0]).join('');

/** A text without the names of products that begin with their maker's: words of a name are no field of work. */
export const removeProductNames = (text: string): string =>
  text.replace(ABBREVIATED_NAME_PATTERN, (whole, name: string, letters: string) => {
    const words = name.split(' ');
    const [maker = ''] = words;
    return technologyName(maker) === maker && abbreviates(letters, words) ? '' : whole;
  });
