/** Recognises English sentences that an editor would mark as broken: wrong verb forms, glued parts, lost halves. */
import { NOUN_OR_VERB, PARTICIPLE_OR_PAST } from '../../language/grammar/ambiguous';
import { verbForm } from '../../language/grammar/verbs';

/** Sentences with parts that do not belong together. */
const GLUED_PATTERNS = [
  // 'both' with one thing: 'ran both the mill and repaired the quays'.
  /\bboth (?:the|an?) [^;.]{3,80} and \p{L}{3,20}ed (?:the|an?|all|its|their) /iu,
  // Notes in place of a sentence: 'led a sales team / sales plan / fair stands'.
  / [/] [^/]{2,60} [/] /u,
  /\p{Ll}\+ \p{Lu}/u,
  // Years of another column within a phrase: 'from the first to the 25th 2008-2014 trip'.
  /\b\d{1,3}(?:st|nd|rd|th) (?:19|20)\d\d ?[–-] ?(?:19|20)\d\d\b/u,
  // The heading of an act, with the act after it: 'developed Tidewatch: Created a register'.
  /\p{L}: \p{Lu}\p{Ll}{2,20}ed /u,
  / (?:&|and) (?:Devise|Manage|Maintain|Ensure|Prepare|Provide|Develop|Create|Implement|Handle|Coordinate|Conduct|Execute|Improve) \p{L}/u,
  // A word or phrase twice: 'Director of Director of Ports', 'on the tools and harbour tools'.
  /\b(\p{L}{3,20} of) \1\b/iu,
  /\bthe (\p{Ll}{4,20}) and (?:[\p{L}-]{1,20} ){1,3}\1(?!\p{L})/u,
  /\bas well has\b/i,
  // A career that acts on its person: 'career has taken Edda from quay to quay'.
  /\b(?:[Cc]areer|[Jj]ourney|[Pp]ath) (?:has |have )?(?:led|taken|took|brought|guided) \p{Lu}\p{Ll}+ /u,
  // 'gave advice from captains, pilots, and to clerks'
  /\bguidance from [^.;]{3,120}, and to \p{Ll}/u,
];

/** Sentences that refer to something that is not in them. */
const POINTING_PATTERNS = [
  // 'achieved this by moving two cranes'
  /\b(?:achiev|accomplish|attain)\p{Ll}{1,3} (?:this|that|it) (?:by|through|via)\b/iu,
  // 'signed a contract with the maker of the solution'
  /\b(?:provider|owner|vendor|supplier|maker) of the (?:solution|product|system|service|platform|software|tool)\b/i,
  // 'leads nine people to perform these surveys and repairs'
  / (?:perform|deliver|support|manage|complete|execute|run|realise|realize) these [\p{L}-]{2,30}(?: and [\p{L}-]{2,30})?$/u,
  /\bthe following(?: [\p{L}-]{1,20}){0,3}(?:$|[.,;])/iu,
];

/**
 * Nouns after an adjective that reads like a verb: 'Improved output, faster berthing and reduced waste' tells what
 * was better, and not that somebody improved faster berthing.
 */
const ADJECTIVES_AS_VERBS_PATTERN =
  /(?:^|[ :])(?:improved|increased|reduced|enhanced|strengthened) [^,;]{3,60}, (?:faster|earlier|better|lower|higher|fewer|greater|reduced|improved|increased|enhanced|stronger) [^;]{3,120} and (?:faster|earlier|better|lower|higher|fewer|greater|reduced|improved|increased|enhanced|stronger) \p{L}/iu;
/** 'Distributed crane tool deployments': the first word says what kind of deployments they are. */
const PARTICIPLE_AS_VERB_PATTERN =
  /(?:^|: )distributed (?:[\p{L}-]{1,20} ){0,4}(?:deployments?|systems?|architectures?|computing|databases?|processing)\b/iu;
/** 'works cross-functional teams': work needs a preposition before what it is done with. */
const WORK_WITHOUT_PREPOSITION_PATTERN =
  /(?:^|[ :])work(?:s|ed) (?:(?!cross-functionally)cross-functional|multiple|various|several|different|new|complex|global|international) [\p{L}-]{3,}/iu;
/** 'Drafted strategy and introduction of a new berth plan': a noun of action after an act of making. */
const ACT_WITH_NOUN_OF_ACTION_PATTERN =
  /^(?:created|built|implemented|developed|designed|introduced|launched|established|delivered|wrote|drafted|set up) (?!the |an? )(?:(?!design|development|creation|planning|implementation|introduction|launch|rollout)[\p{L}\d,&/-]{1,30} ){1,12}and (?:[\p{Ll}-]{2,20} )?(?:establishment|introduction|creation|development|formation|implementation|launch|roll-?out) of\b/iu;

/** Gerunds that are no names of fields, so that they continue an act. */
const GERUND_OF_ACT_PATTERN =
  /^(?:leading|managing|ensuring|providing|creating|developing|improving|reducing|making|helping|delivering|driving|overseeing|maintaining|implementing|establishing|supporting|coordinating|identifying|increasing|achieving|enabling|conducting|preparing|introducing|mentoring|coaching|guiding|directing|running|resolving)$/;
/** Words on which a gerund may depend. */
const BEFORE_GERUND_PATTERN =
  /^(?:by|through|for|of|in|with|from|while|via|including|on|about|into|like|as|after|before|without|at|between|is|was|are|were|including)$/;

/** Whether a past act is joined with a gerund on which nothing depends: 'taught clerks to sail and leading tours'. */
function isActWithGerund(words: readonly string[]): boolean {
  if (verbForm(words[0]?.toLowerCase() ?? '')?.form !== 'past') return false;
  const at = words.findIndex(
    (word, place) => word === 'and' && GERUND_OF_ACT_PATTERN.test(words[place + 1] ?? ''),
  );
  return (
    at > 1 &&
    !/^(?:of|and|or)$/.test(words[at + 2] ?? 'of') &&
    !words.slice(1, at).some(
      (word, place) =>
        BEFORE_GERUND_PATTERN.test(word) ||
        GERUND_OF_ACT_PATTERN.test(word.replace(/,$/, '')) ||
        // 'built a register, moving nine quays to it and reducing waits': both gerunds depend on the act.
        (words[place]?.endsWith(',') && /^(?!including$)\p{Ll}{2,}ing$/u.test(word)),
    )
  );
}

/** Words before a second past form that make it a participle or give it a subject. */
const BEFORE_PARTICIPLE_PATTERN =
  /^(?:that|which|who|it|they|we|he|she|I|team|and|or|but|then|also|be|been|being|is|are|was|were|has|have|had|not|never|as|than|if|when|where|while|because|since|until|once|so)$/i;
/**
 * Whether a second act follows the first with nothing between them: 'agreed the tides plan successfully raised the
 * tolls'.
 */
function isRunOnInPast(words: readonly string[]): boolean {
  if (verbForm(words[0]?.toLowerCase() ?? '')?.form !== 'past') return false;
  return words.some((word, at) => {
    if (at < 3 || !/^\p{Ll}{4,}$/u.test(word) || PARTICIPLE_OR_PAST.has(word)) return false;
    const verb = verbForm(word);
    const isAdverbBefore = /^\p{Ll}{3,}ly$/u.test(words[at - 1] ?? '');
    const before = words[at - (isAdverbBefore ? 2 : 1)] ?? '';
    return (
      verb?.form === 'past' &&
      verb.base !== undefined &&
      /^\p{Ll}{3,}$/u.test(before) &&
      !BEFORE_PARTICIPLE_PATTERN.test(before) &&
      /^(?:the|an?|its|their|all)$/.test(words[at + 1] ?? '') &&
      !words
        .slice(1, at)
        .some((one) => /^(?:that|which|who|what|how|where|when|until|after|before|while)$/.test(one))
    );
  });
}

const ADVERB_PATTERN = /^\p{Ll}{3,}ly$/u;
/** Whether a past act is joined with one in the present: 'directed nine sellers to growers and follows up on tides'. */
function isPastWithPresent(words: readonly string[]): boolean {
  if (verbForm(words[0]?.toLowerCase() ?? '')?.form !== 'past') return false;
  const clauseAt = words.findIndex((word) => /^(?:that|which|who|how|what|where|when)$/.test(word));
  return words.some((word, at) => {
    if (!/^(?:and|&)$/.test(word) || (clauseAt >= 0 && at > clauseAt)) return false;
    const isAfterAdverb = ADVERB_PATTERN.test(words[at + 1] ?? '');
    const next = words[at + (isAfterAdverb ? 2 : 1)] ?? '';
    const object = words[at + (isAfterAdverb ? 3 : 2)] ?? '';
    const verb = verbForm(next);
    // 'follows up' is a verb, although 'follows' is not known as one.
    if (object === 'up' && /^\p{Ll}{3,}s$/u.test(next)) return true;
    const isPlain = verb?.base !== undefined && !NOUN_OR_VERB.has(verb.base);
    if (verb?.form === 'present' && isPlain) return /^(?:up|the|an?|all|its|their|on|out)$/.test(object);
    // 'set up and continuously monitor the filters': directly after the first act no infinitive can govern it.
    return verb?.form === 'base' && isPlain && isAfterAdverb && at <= 2 && object !== '';
  });
}

/**
 * The first half of a change, without what it became: 'raised tolls from $9.1M'. The year alone begins a period.
 */
const HALF_OF_CHANGE_PATTERN =
  /\b(?:grew|grow|increas|rais|boost|improv|reduc|cut|lower|expand|scal|decreas|lift|doubl|tripl|accelerat)\p{Ll}{0,4} [^.;]{0,80}\bfrom (?:(?:US)?[$€£]\s?\d[\d.,]*\s?(?:[KMB]|million|billion)?|\d[\d.,]*\s?(?:%|[KMB]|million|billion|thousand))(?: \(\d{4}\))?$/iu;
/** Whether a text has only the first half of a change in figures. */
export const isHalfOfChange = (text: string): boolean => HALF_OF_CHANGE_PATTERN.test(text);

/** Whether an English sentence or line is broken, so that a shorter one or another takes its place. */
export function isGarbled(text: string): boolean {
  const words = text.split(' ');
  return (
    isActWithGerund(words) ||
    isRunOnInPast(words) ||
    isPastWithPresent(words) ||
    isHalfOfChange(text) ||
    ADJECTIVES_AS_VERBS_PATTERN.test(text) ||
    PARTICIPLE_AS_VERB_PATTERN.test(text) ||
    WORK_WITHOUT_PREPOSITION_PATTERN.test(text) ||
    ACT_WITH_NOUN_OF_ACTION_PATTERN.test(text) ||
    GLUED_PATTERNS.some((pattern) => pattern.test(text)) ||
    POINTING_PATTERNS.some((pattern) => pattern.test(text))
  );
}
