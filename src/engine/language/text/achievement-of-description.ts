/**
 * Takes the achievement out of a line that first says what its author is: 'Led a mill', of 'An adviser who led ...'.
 */
import { verbForm } from '../grammar/verbs';
import { upperFirst } from './casing';

/** What somebody is, in a line of a post, before what they did. */
const DESCRIPTION_BEFORE_ACHIEVEMENT_PATTERN = /^An? [^;:.]{3,110}? who (?:ha[sd] )?(\p{Ll}{2,20}) (?=\S)/u;

/**
 * The achievement, in the past tense, of a line that first says what its author is; any other line is unchanged.
 */
export function achievementOfDescription(line: string): string {
  const [whole = '', verb = ''] = DESCRIPTION_BEFORE_ACHIEVEMENT_PATTERN.exec(line) ?? [];
  return verbForm(verb)?.form === 'past' ? upperFirst(`${verb} ${line.slice(whole.length)}`) : line;
}
