/**
 * Prepares the sentences of a text about oneself before their grammar is read, and distinguishes abilities from
 * praise.
 */
import { verbForm } from '../../language/grammar/verbs';
import { upperFirst } from '../../language/text/casing';
import { possessionBesideLanguages } from '../../language/text/nominal-self';

/** A second sentence with its own 'I' after a semicolon, or after 'and' with the role in which it was done. */
const SECOND_SUBJECT_PATTERN =
  /[;:]\s+(?=I(?:['’]\p{L}+)?\s)|,? and (?=as [^,;.]{2,60}, I(?:['’]\p{L}+)?\s)/u;

/** A second sentence after a dash: 'Former manager of a mill - I speak its language'. */
const SUBJECT_AFTER_DASH_PATTERN = /\s[-–—]\s(?=I(?:['’]\p{L}+)?\s)/u;
/** Verbs of feeling and belief, which belong to another section than achievements. */
const FEELING_VERB_SOURCE =
  '(?:also |really |truly |always )?(?:enjoy|love|believe|care|aim|prefer|value|thrive|like|put)\\b';
const SECOND_FEELING_PATTERN = new RegExp(`,? and (?=I ${FEELING_VERB_SOURCE})`, 'u');
const FEELING_PATTERN = new RegExp(`^I ${FEELING_VERB_SOURCE}`, 'u');
/** What somebody is, after what they enjoy: 'I enjoy teaching others, am curious and calm'. */
const STATE_AFTER_FEELING_PATTERN = /,(?: and)? am (?=\p{Ll})/u;
/** A nominal sentence after a semicolon, where the first one is nominal too. */
const SEMICOLON_PATTERN = /;\s+/u;
/** Minimum words of the first of two nominal sentences. */
const MIN_NOMINAL_WORDS = 5;

/**
 * An achievement before the sentence that rests on it: 'Having managed two grain mills, I know how both sides think'.
 */
const ACHIEVEMENT_BEFORE_SUBJECT_PATTERN = /^Having (\p{Ll}{2,20} [^;:]{6,160}), (I(?:['’]\p{L}+)? .+)$/u;
/** A background before the sentence that rests on it: 'With a background in law and ports, I ...'. */
const BACKGROUND_BEFORE_SUBJECT_PATTERN =
  /^With ((?:an? |my )?(?:[\p{L}-]+ ){0,4}(?:background|experience|expertise) (?:in|of|across|with) [^;:]{8,120}), (I(?:['’]\p{L}+)? .+)$/u;

function splitOffState(sentence: string): string[] {
  const at = sentence.search(STATE_AFTER_FEELING_PATTERN);
  return at < 0
    ? [sentence]
    : [sentence.slice(0, at), `I am ${sentence.slice(at).replace(STATE_AFTER_FEELING_PATTERN, '')}`];
}

function splitSentence(sentence: string): string[] {
  const { languages, possession } = possessionBesideLanguages(sentence) ?? {};
  if (languages && possession) return [languages, possession];
  const [, achievement, rest] = ACHIEVEMENT_BEFORE_SUBJECT_PATTERN.exec(sentence) ?? [];
  if (achievement && rest && verbForm(achievement.split(' ', 1)[0] ?? '')?.form === 'past')
    return [`I have ${achievement}`, rest];
  const [, background, then] = BACKGROUND_BEFORE_SUBJECT_PATTERN.exec(sentence) ?? [];
  if (background && then && !/^\D*\d/.test(background))
    return [`I have ${background.replace(/^my /, '')}`, then];
  if (/^(?:My|We|Our) /.test(sentence)) return sentence.split(/,? and (?=I(?:['’]\p{L}+)?\s)/u);
  if (/^I(?:['’]\p{L}+)?\s/u.test(sentence))
    return sentence
      .split(SECOND_SUBJECT_PATTERN)
      .flatMap((part) =>
        FEELING_PATTERN.test(part) ? splitOffState(part) : part.split(SECOND_FEELING_PATTERN),
      );
  const [first = '', ...others] = sentence.split(SEMICOLON_PATTERN);
  // In 'The funds aim to raise awareness; train leaders' another subject does both.
  const isNominal =
    others.length > 0 &&
    others.every((part) => verbForm(part.split(' ', 1)[0]?.toLowerCase() ?? '')?.form !== 'base') &&
    !first.includes(':') &&
    first.split(' ').length >= MIN_NOMINAL_WORDS &&
    !/\b(?:I|my|we|is|was|are|has|have)\b/i.test(first) &&
    verbForm(first.split(' ', 1)[0]?.toLowerCase() ?? '') === undefined;
  return isNominal ? [first, ...others] : [sentence];
}

/** A list of parts that have labels of their own, after a colon: 'I build across all of it: Mills - grinders: ...'. */
const LABELLED_PARTS_PATTERN = /^((?:[^:,]{1,60}, )?I(?:['’]\p{L}+)? [^:]{20,}): (?=[^.]*(?::| - | – ).*$)/u;
/** Removes a list of labelled parts, since without its layout nobody can tell where they end. */
export const removeLabelledParts = (sentence: string): string =>
  LABELLED_PARTS_PATTERN.exec(sentence)?.[1] ?? sentence.replace(/^(I(?:['’]\p{L}+)? [^:]{24,}):$/u, '$1');

/** Splits a sentence that joins two of them, each with its subject: 'I know the mills; I ran two of them'. */
export const splitAtSecondSubject = (sentence: string): string[] =>
  sentence
    .split(SUBJECT_AFTER_DASH_PATTERN)
    .flatMap(splitSentence)
    .map((part) => upperFirst(part));

/** An ability with its act: 'is able to explain cold chains to growers'; 'is able to work hard' has none. */
const ABILITY_PATTERN =
  /^(?:(?:is|am|was) )?(?:able|capable|ability) (?:to|of) (?:\p{L}+ly )?(?:explain|communicat|translat|bridg|build|lead|design|creat|turn|develop|deliver|coach|mentor|negotiat|manag|convert|simplif)\p{L}* /iu;
/** Minimum words of an ability that says what somebody does with whom. */
const MIN_ABILITY_WORDS = 9;

/** Whether a sentence states an ability as an act, which is more than praise of oneself. */
export const statesAbility = (text: string): boolean =>
  ABILITY_PATTERN.test(text) && text.split(' ').length >= MIN_ABILITY_WORDS;

/**
 * Experience in a field, and an ability with what is done: 'Adept at turning clinical needs into plans for engineers'.
 */
const COMPETENCE_PATTERN =
  /^(?:(?:is|am|was) )?(?:experienced|well[- ]versed|versed|specialised|specialized|trained) (?:in|with|at) /iu;
const SKILL_PATTERN = /^(?:(?:is|am|was) )?(?:adept|skilled|proficient|expert) (?:at|in) \p{L}+ing /iu;
/** Abilities that everybody claims, and praise. */
const SOFT_SKILL_PATTERN =
  /\b(?:communicat\w+|interpersonal|problem[- ]solving|time management|multi-?task\w*|soft skills|expectations|excellent|outstanding|exceptional|various|different|pressure|deadlines|etc)\b/iu;
const MIN_COMPETENCE_WORDS = 6;
const MIN_SKILL_WORDS = 10;

/** Whether a sentence names a field of experience, or an ability with its act and object, without praise. */
export function statesCompetence(text: string): boolean {
  const words = text.split(' ').length;
  return (
    !SOFT_SKILL_PATTERN.test(text) &&
    ((COMPETENCE_PATTERN.test(text) && words >= MIN_COMPETENCE_WORDS) ||
      (SKILL_PATTERN.test(text) && words >= MIN_SKILL_WORDS))
  );
}

/**
 * An adverbial before the subject that adds nothing to the tense: 'Previously, she was ...', 'In this role, she advises
 * ...'.
 */
const BEFORE_SUBJECT_PATTERN =
  /^(?:Previously|Formerly|Earlier|Currently|Presently|Today|Now|Here|In (?:this|her|his|their) (?:current |present )?(?:role|position|capacity|post)),? (?=\p{L})/u;

/**
 * A sentence about oneself in the third person with a pronoun as its subject: 'She was a planner', of 'Previously, Kim
 * Marsh was a planner'. Any other sentence is unchanged.
 */
function withPronounSubject(sentence: string, firstName: string): string {
  const rest = sentence.replace(BEFORE_SUBJECT_PATTERN, '');
  if (/^(?:he|she|they) /u.test(rest)) return upperFirst(rest);
  if (firstName === '' || !rest.startsWith(`${firstName} `)) return sentence;
  const predicate = rest.slice(firstName.length).replace(/^(?: \p{Lu}[\p{L}.’'-]*){0,3}(?= )/u, '');
  return /^ (?:is|was|has|had|holds|\p{Ll}{2,}(?:s|ed)) /u.test(predicate) ? `She${predicate}` : sentence;
}

/** Other words for 'My teams', 'I am driven by' and 'I bring', in which the person is not the subject. */
const TEAMS_OF_MINE_PATTERN =
  /^The teams(?: that| which)? I(?:['’]ve| have)? (?:lead|led|build|built|manage|managed|run|coach|coached|form|formed) (?=\p{Ll})/u;
const DRIVES_ME_PATTERN = /^What (?:drives|motivates) me(?: most)?(?: is|:|,) (?=\p{Ll}+ing )/u;
const I_BRING_PATTERN = /^What I bring(?: to [^,.;:]{2,60})?(?: is|:) (?=(?:an?|the) )/u;
const withPersonAsSubject = (sentence: string): string =>
  sentence
    .replace(/^\d{1,2}x (?=(?:scaled|grew|built|founded|led|exited)\s)/iu, '')
    .replace(TEAMS_OF_MINE_PATTERN, 'My teams ')
    .replace(DRIVES_ME_PATTERN, 'I am driven by ')
    .replace(I_BRING_PATTERN, 'I bring ');

/** Removes the person's name from a description of themselves: 'I'm a planner', of 'I'm Kim Marsh, a planner'. */
const removeOwnName = (sentence: string, firstName: string): string =>
  firstName
    ? sentence.replace(
        /^(I(?:['’]m| am)) (\p{Lu}[\p{L}’'-]*)(?: \p{Lu}[\p{L}.’'-]*){0,3},? (?=an? )/u,
        (whole, am: string, name: string) => (name === firstName ? `${am} ` : whole),
      )
    : sentence;

/**
 * A sentence about oneself whose subject is a pronoun.
 * @param firstName the given name of the person, '' if it is unknown
 */
export const useOwnSubject = (sentence: string, firstName: string): string =>
  withPersonAsSubject(withPronounSubject(removeOwnName(sentence, firstName), firstName));
