/** Takes the deed out of a line that first says what its author is: 'Led a mill', of 'An adviser who led ...'. */
import { verbForm } from '../grammar/verbs';
import { upperFirst } from './casing';

/** What somebody is, in a line of a post, before what they did. */
const DESCRIPTION_BEFORE_DEED_PATTERN = /^An? [^;:.]{3,110}? who (?:ha[sd] )?(\p{Ll}{2,20}) (?=\S)/u;

/** The deed of such a line in the past tense; any other line is unchanged. */
export function deedOfDescription(line: string): string {
  const [whole = '', verb = ''] = DESCRIPTION_BEFORE_DEED_PATTERN.exec(line) ?? [];
  return verbForm(verb)?.form === 'past' ? upperFirst(`${verb} ${line.slice(whole.length)}`) : line;
}
