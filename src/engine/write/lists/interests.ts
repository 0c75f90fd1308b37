/** Chooses the interests of a profile from lists and from sentences about free time. */
import type { CareerFacts, TextFact } from '@/shared/record/facts';
import type { CitedText } from '../../check/cited-text';
import { isFirstPerson } from '../../language/grammar/person';
import { upperFirst } from '../../language/text/casing';
import { cleanRawText, removeFinalPeriod } from '../../language/text/hygiene';
import { isPlaceName } from '../../language/vocabulary/places';
import { codeOfLanguage, listedLanguage } from '../../language/vocabulary/spoken-languages';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { isOwnName } from '../statements/own-name';
import { hasClosedBrackets, uniqueEntries } from './entries';
import { isFormField } from './form-fields';
import { countHobbies, HOUSEHOLD_PATTERN, pastimeOf } from './pastimes';

/**
 * Sentences that introduce interests: 'My hobbies are ...', 'Away from the office, I’m a keen ...', 'When not
 * working, you will find me ...'.
 */
const INTERESTS_SENTENCE_PATTERN =
  /(?:^|\.\s)(?:(?:my|personal|other)?\s*(?:interests|hobbies)(?:\s+(?:include|includes|are)|\s*:)|(?:outside (?:of )?(?:work|the office|my work)|away from (?:work|the office|my desk)|beyond work|off the clock|in my (?:spare|free|own) time|when (?:i['’]?m |i am )?not (?:working|at work|at my desk)),? (?:i(?:['’]m| am)? (?:also |usually |often )?(?:enjoy|love|like|an? (?:avid|keen|passionate)|can be found|spend (?:my )?time)|you(?:['’]ll| will| can) (?:usually |often |likely |probably )?find me))\s+([^.]{3,300})/i;
function interestsIn(fact: TextFact): CitedText[] {
  const list = INTERESTS_SENTENCE_PATTERN.exec(cleanRawText(fact.value))?.[1] ?? '';
  return list
    .replace(/^(?:time )?(?:an? )?(?:avid|keen|passionate) /i, '')
    .split(/,\s*(?:and\s+)?|(?<!\s)\s+and\s+|;\s*/)
    .filter((text) => !HOUSEHOLD_PATTERN.test(text) && !/^with\s/i.test(text))
    .map((text) => removeFinalPeriod(text).replace(/^(?:an? )?(?:avid|keen) /i, ''))
    .map((text) => upperFirst(pastimeOf(text)))
    .filter((text) => text.length > 2 && text.length < 80 && !isFirstPerson(text))
    .map((text) => ({ text, spans: fact.spans }));
}

const MAX_INTERESTS = 8;
/** Maximum words of an entry; a longer one is a sentence. */
const MAX_NAME_WORDS = 7;

/** Words for fields of work: in an application, 'Areas of interest' lists these. */
const FIELD_OF_WORK_PATTERN =
  /\b(?:management|sales|merchandising|accounting|marketing|operations|administration|procurement|coordination|correspondence|e-?governance)\b/i;

/** Whether a text can be the short name of an interest, and not a sentence, title, place, language or form field. */
const isInterest = (text: string) =>
  text.length > 2 &&
  text.split(' ').length <= MAX_NAME_WORDS &&
  !/[\d@“”":/]|\p{Lu}{5,}/u.test(text) &&
  !TITLE_NOUN_PATTERN.test(text) &&
  !isPlaceName(text) &&
  codeOfLanguage(listedLanguage(text)) === undefined &&
  !/\b(?:planning|english|hindi|block|working as|communication|quality|excellence|skills?|passion for|technolog\w+|achievements?|finalist|winner)\b/i.test(
    text,
  ) &&
  !/^(?:have|having|also|has|possess\w*|good|strong|ability|known|written|verbal)\b/i.test(text) &&
  !isFirstPerson(text) &&
  !/(?:^|\s)i[’']?m?\s/i.test(text) &&
  !FIELD_OF_WORK_PATTERN.test(text) &&
  !isFormField(text);

/** In a list of which at least this share is known pastimes, unknown entries of one or two words are accepted. */
const MIN_PASTIME_SHARE = 0.7;
/** Maximum words of one interest; a longer entry with known pastimes is a row of several that was not split. */
const MAX_INTEREST_WORDS = 5;

/** The interests in lists, and those that the 'About' text names as such. Fields of work are omitted. */
export function interestsOf(facts: CareerFacts): CitedText[] {
  const listedInterests = facts.interests.flatMap((fact) =>
    cleanRawText(fact.value)
      .split(/[;|]|,\s(?=\p{L})/u)
      .map((text) => ({ text: upperFirst(removeFinalPeriod(text)), spans: fact.spans })),
  );
  const candidates = [...listedInterests, ...facts.about.flatMap(interestsIn)].filter(
    ({ text }) => isInterest(text) && !isOwnName(text, facts),
  );
  const knownCount = candidates.filter(({ text }) => countHobbies(text) > 0).length;
  const acceptsUnknown = knownCount > 1 && knownCount / candidates.length >= MIN_PASTIME_SHARE;
  const isSingleInterest = (text: string) => {
    const words = text.split(' ').length;
    if (!hasClosedBrackets(text)) return false;
    if (countHobbies(text) === 0) return acceptsUnknown && words <= 2;
    return words <= MAX_INTEREST_WORDS && (countHobbies(text) < 3 || /,|&|\band\b/.test(text));
  };
  return uniqueEntries(
    candidates.filter(({ text }) => isSingleInterest(text)),
    MAX_INTERESTS,
  );
}
