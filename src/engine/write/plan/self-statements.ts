/** Distinguishes facts that people state about themselves from attitudes and praise. */
import { hasFigure } from '../statements/figures';
import type { Statement } from '../statements/statement';

/** Beginnings of sentences about feelings, or in praise of what everybody in such a role does. */
const FEELING_OR_PRAISE_PATTERN =
  /^(?:(?:is|was|remains?) (?:proud|excited|thrilled|honou?red|grateful|continuously|constantly|always|committed|dedicated|driven|motivated|eager|keen|inspired|on the lookout|able|capable|deeply|truly)\b|(?:ensures?|champions?|offers?|strives?|thrives?|embraces?|prides?|aims?|excels?|fosters?|empowers?|inspires?|navigates?|leverages?|collaborates?|possesses|brings (?:an? |(?:[\p{L}-]+ )?(?:passion|energy|enthusiasm|creativity|experience|expertise|mindset|commitment|dedication|perspective)\b)|understands|contributes|partners (?:with (?:teams|stakeholders|colleagues|product)|closely)|partnered|collaborated|delivers? (?:results|value|excellence|impact|solutions|innovative)|drives? (?:innovation|growth|results|change|success|value|excellence|impact)|has (?:a |an |the )?(?:strong|deep(?! (?:expertise|experience|knowledge))|passion|solid|proven|ability|filled|successfully|keen|great|excellent))\b)/iu;
/** A name inside a sentence, as opposed to an acronym such as 'AI'. */
const NAME_IN_SENTENCE_PATTERN = /\s[“"‘']?\p{Lu}\p{Ll}{2,}/u;

/** Experience or knowledge of a field that is only named, in a line without a subject. */
const NAMED_KNOWLEDGE_PATTERN =
  /^has (?:a track record|(?:[\p{L}-]+ ){0,2}(?:experience|knowledge|expertise) (?:in|of|with|across))\s/iu;
/** Minimum words of a record or an experience that says more than its field. */
const MIN_RECORD_WORDS = 11;
/** Whether a statement only names a field in which the person has experience, and not what they did or for how long. */
export const onlyNamesField = ({ text, fact, language }: Statement): boolean =>
  language === 'en' &&
  NAMED_KNOWLEDGE_PATTERN.test(text) &&
  (/^has a track/i.test(text) || !/^I\b/.test(fact.value)) &&
  !hasFigure(text) &&
  !NAME_IN_SENTENCE_PATTERN.test(text) &&
  text.split(' ').length < MIN_RECORD_WORDS;

/** The languages that somebody speaks, in one sentence. */
const LANGUAGES_PATTERN =
  /^(?:speaks|is (?:fluent|conversant|proficient) in|is (?:bi|tri|multi)lingual(?: in)?) (?:(?:fluent|native|both|also|and|in|some|conversational|basic|good) )*(?:\p{Lu}\p{L}+(?:, | and |,? and )?){1,6}$/u;
/** Whether a statement only names languages, which a list of languages has too. */
export const onlyNamesLanguages = ({ predicate, language }: Statement): boolean =>
  language === 'en' && LANGUAGES_PATTERN.test(predicate?.text ?? '');

/** Whether a statement about oneself is an attitude or praise without a fact: it has neither a figure nor a name. */
export const isVagueAboutOneself = ({ text, language, pinned }: Statement): boolean =>
  language === 'en' &&
  pinned !== true &&
  FEELING_OR_PRAISE_PATTERN.test(text) &&
  !hasFigure(text) &&
  !NAME_IN_SENTENCE_PATTERN.test(text);

/** Feelings and insights, which are not achievements. */
const INNER_LIFE_PATTERN =
  /\b(?:sense|feelings?) of (?:\p{L}+ )?(?:anxiety|frustration|disillusion\w*|dread|guilt|loss|emptiness|despair|unease|isolation|exhaustion|overwhelm|failure|inadequacy|fear|burn-?out)\b|\b(?:felt|feels|grew|became|was|got|left (?:me|him|her)) (?:(?:increasingly|deeply|so|very|more and more|quite|rather) )?(?:frustrated|disillusioned|disappointed|anxious|overwhelmed|exhausted|burn(?:ed|t) out|depressed|unhappy|unfulfilled|stuck|lost|tired of|bored|afraid|scared|lonely|weary|disheartened|discouraged|drained|restless)\b|\b(?:learn(?:ed|t)|reali[sz]ed|noticed|understood|came to (?:see|understand|believe|reali[sz]e)|saw first-?hand) (?:that|how|what|why)\b/iu;
/**
 * Whether a statement about oneself is about feelings or insights and not about work: 'grew frustrated with the
 * ward'.
 */
export const isInnerLife = ({ text, predicate, language, pinned }: Statement): boolean =>
  language === 'en' && pinned !== true && INNER_LIFE_PATTERN.test(predicate?.text ?? text);

/** With this many statements that introduce the person or more, the vague ones about oneself are unnecessary. */
const ENOUGH_SELF_STATEMENTS = 2;

/**
 * The statements about oneself that introduce the person: those with facts. If these and the statements of roles are
 * too few, the vague ones as well.
 * @param aboutOneself the person's statements about themselves
 * @param achievementCount the number of statements of roles that could introduce the person instead
 */
export function introducingStatements(
  aboutOneself: readonly Statement[],
  achievementCount: number,
): Statement[] {
  const statementsWithFacts = aboutOneself.filter((one) => !isVagueAboutOneself(one) && !onlyNamesField(one));
  return statementsWithFacts.length + achievementCount >= ENOUGH_SELF_STATEMENTS
    ? statementsWithFacts
    : [...aboutOneself];
}

/** Minimum weight at which a line without a figure is an achievement. */
export const MIN_ACHIEVEMENT_WEIGHT = 2;

/**
 * Whether a line of the 'About' text states an achievement, as lines of roles do: 'Cut hosting costs by 45%'.
 */
export const statesAchievement = ({ form, language, predicate, fact, text, weight }: Statement): boolean =>
  language === 'en' &&
  form === 'predicate' &&
  predicate?.tense === 'past' &&
  !/^(?:has|had|was|is) /.test(predicate.text) &&
  !/\bI\b/.test(fact.value) &&
  (hasFigure(text) || weight >= MIN_ACHIEVEMENT_WEIGHT);

/** Minimum weight of a statement about oneself that says more than a claim. */
const MIN_TELLING_WEIGHT = 2.5;
/** Whether a statement claims an ability or an experience without a figure: 'Is skilled in planning'. */
const isClaim = ({ text, language, pinned, weight }: Statement): boolean =>
  language === 'en' && pinned !== true && weight < MIN_TELLING_WEIGHT && !hasFigure(text);

/**
 * The claims that strong achievements can take the place of, the least first. The weightiest stays, since it says what
 * the person is.
 */
export const spareClaims = (statements: readonly Statement[]): Statement[] =>
  statements
    .filter(isClaim)
    .sort((a, b) => a.weight - b.weight)
    .slice(0, -1);
