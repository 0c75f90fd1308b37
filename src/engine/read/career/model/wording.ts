/**
 * Features of a candidate's words, independent of their position. Cached by text, since one line is a candidate of
 * several entries.
 */
import { memoizeByText } from '@/engine/language/text/memoize';
import { isDegree } from '../../resume/education/education';
import { isEmploymentForm } from '../../vocabulary/employment';
import { sectionKinds } from '../../vocabulary/headings';
import { capitalisedName, isSchool, organisationScore } from '../../vocabulary/organisations';
import { isScope } from '../../vocabulary/scopes';
import { isSector } from '../../vocabulary/sectors';
import { titleScore } from '../../vocabulary/titles';
import { isAnyPlace } from '../segments/place-parts';
import { type KindScores, kindScoresOf } from './kind-scores';

/** The flags have the names of the model's features. */
export interface WordingFeatures {
  titleScore: number;
  organisationScore: number;
  /** The number of words. */
  words: number;
  kindScores: KindScores;
  capitals: boolean;
  small: boolean;
  digits: boolean;
  stop: boolean;
  url: boolean;
  place: boolean;
  school: boolean;
  section: boolean;
  scope: boolean;
  plain: boolean;
  form: boolean;
  degree: boolean;
  sector: boolean;
  proper: boolean;
  project: boolean;
}

const ABBREVIATED_END_PATTERN = /\b(?:Inc|Ltd|Co|Corp|Pvt|S\.A|Jr|Sr|B\.V|N\.V|S\.L|GmbH)\.$/i;
const WEB_OR_MAIL_ADDRESS_PATTERN = /https?:|www\.|\.(?:com|org|net|io|de|it|fr)\b|@/i;
const PROPER_NAME_WORD_PATTERN = /^(?:\p{Lu}|\d|&|of$|and$|the$|de$|di$|du$|et$|und$|for$|la$|y$)/u;
/** The first words of projects and of other labels inside entries. */
const PROJECT_PATTERN =
  /^(?:project|client|tech|stack|environment|tools?|responsib|role|skills?|duties|key|achievement|location|reporting|repositor|github|prof)\b/i;

export const wordingOf = memoizeByText((given): WordingFeatures => {
  const text = capitalisedName(given);
  const words = text.split(/\s+/);
  return {
    titleScore: titleScore(text),
    organisationScore: organisationScore(text),
    words: words.length,
    kindScores: kindScoresOf(text),
    capitals: /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text),
    small: /^\p{Ll}/u.test(text),
    digits: /\d/.test(text),
    stop: /[.!?]$/.test(text) && !ABBREVIATED_END_PATTERN.test(text),
    url: WEB_OR_MAIL_ADDRESS_PATTERN.test(text),
    place: isAnyPlace(text),
    school: isSchool(text),
    section: sectionKinds(text).length > 0,
    scope: isScope(text),
    plain: words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length * 2 > words.length,
    form: isEmploymentForm(text),
    degree: isDegree(text),
    sector: isSector(text),
    proper: words.length > 1 && words.every((word) => PROPER_NAME_WORD_PATTERN.test(word)),
    project: PROJECT_PATTERN.test(text),
  };
});
