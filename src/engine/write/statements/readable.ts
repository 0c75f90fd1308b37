/** Decides whether an English line is readable enough to be published; others are not used. */
import { PARTICIPLE_OR_PAST } from '../../language/grammar/ambiguous';
import { verbForm } from '../../language/grammar/verbs';
import { nextLineAt } from '../../language/text/lost-stops';
import { MAX_MEMOIZED_LINE_CHARACTERS, memoizeByText } from '../../language/text/memoize';
import { anyOf } from '../../language/text/word-lists';
import { hasFigure } from './figures';
import { isGarbled } from './garbled';
import { isUnjoined } from './joined-clauses';
import { namesKnownFields } from './known-fields';
import { isListOfTools } from './tool-lists';

/** Base forms of verbs that are not also nouns. */
const NEXT_ACHIEVEMENT_PATTERN =
  /^(?:prepare|ensure|maintain|manage|devise|conduct|perform|handle|coordinate|develop|implement|provide)$/;
/** Words on which a base form may depend. */
const BEFORE_BASE_FORM_PATTERN =
  /^(?:that|which|who|to|help\w*|let|lets|make|makes|made|how|where|can|could|will|would|and|or|not)$/;
/** Whether a second action follows a plural without punctuation: 'set goals manage budgets'. */
const isRunOn = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      at > 1 &&
      NEXT_ACHIEVEMENT_PATTERN.test(word) &&
      /^\p{Ll}{3,}s$/u.test(words[at - 1] ?? '') &&
      !words.slice(0, at).some((before) => BEFORE_BASE_FORM_PATTERN.test(before)),
  );

/** Words that lost two letters which fonts print as a ligature: 'workow', 'congured', 'specic', 'ocer'. */
const LOST_LIGATURE_PATTERN =
  /\b(?:(?:work|cash|over|in|out)?ows?|congur\w+|conrm\w*|condent\w*|conict\w*|speci(?:c|cs|cally|cation|cations|ed)|dene[ds]?|dening|denitions?|decits?|(?:certi|identi|modi|classi|quali|veri|noti|simpli|clari|uni|rati|diversi|quanti|justi)(?:ed|cations?)|coecients?|e(?:cient|ciency|ciently)|benet\w*|prots?|prota(?:ble|bly|bility)|proles?|oces?|ocers?|oine|ocial\w*|nal|rst|nanc(?:e|ial)|elds?|eets?|exib(?:le|ility)|oors?|uids?|rmware|ights?|nished|xed|e-ciency)\b/;

/**
 * Maximum letters of a text in capitals, such as an abbreviation. In a longer one names could not be told from other
 * words after conversion to lower case.
 */
const MAX_ABBREVIATION_LETTERS = 24;
/** Whether a line is in capitals; a single acronym is not. */
export const isShouted = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > MAX_ABBREVIATION_LETTERS && letters === letters.toUpperCase();
};

/** Training and participation, which show nothing that the person did. */
const TRAINING_OR_PARTICIPATION_PATTERN =
  /^(?:learn(?:ed|t|s|ing)?|gain(?:ed|s|ing)? (?:[\p{L}-]+ ){0,3}(?:knowledge|experience|exposure|insights?|skills?|understanding|familiarity|expertise)|acquired (?:[\p{L}-]+ ){0,2}(?:knowledge|skills?|experience)|took (?:[\p{L}-]+ ){0,2}knowledge|graduated|studied|understood|familiari[sz]ed|got (?:to know|acquainted|familiar|exposure)|underwent|completed (?:[\p{L}-]+ ){0,3}(?:internship|training|course|workshop|induction))(?!\p{L})/iu;
/** The person's own examination, degree or course, worded as an activity. */
const OWN_DEGREE_OR_EXAM_PATTERN =
  /^(?:passed|completed|done|did|cleared|pursued|obtained|scored|secured|appeared|graduated|qualified) (?:out )?(?:(?:in|with) (?:(?:19|20)\d\d|\d)|.{0,60}?(?<!\p{L})(?:bachelor|master|diploma|degree|b\.? ?tech|m\.? ?tech|b\.? ?sc|m\.? ?sc|b\.? ?com|m\.? ?com|mba|bca|mca|ssc|hsc|s\.s\.l\.c|10th|12th|matriculation|intermediate|graduation|exam\w*|course|marks|cgpa|aggregate|internship)(?!\p{L}))/iu;
/** A rank in an entrance examination. */
const EXAM_RANK_PATTERN = /\ball india rank|\b(?:AIR|rank) (?:of )?\d+\b|\bpercentile\b/i;
/** Sports and examinations of school days. */
const SCHOOL_DAYS_PATTERN =
  /^(?:passed|completed|participated|played|won|secured|represented|captained|took part)\b.*(?<!\p{L})(?:cricket|handball|volleyball|kabaddi|kho-?kho|athletics|football|chess|quiz|sports? (?:day|meet|competition)|(?:school|college|district) level|relay|\d+ ?m(?:etres?|eters?)? race|inter[- ]?(?:college|school)|(?:x|xii|10th|12th) standard|high school|higher secondary|\p{L}+ board)(?!\p{L})/iu;
/** Claims about personal virtues, anywhere in the line. */
const VIRTUES_PATTERN =
  /(?<!\p{L}|that are |technically |operationally )(?:exceptional|outstanding|excellent|hard-?working|self-motivated|highly motivated|safety-conscious|quick learner|team player|(?:strong|good|great|effective) communicator|go-getter|workaholic|attitude|positive approach|keen (?:ability|interest|learner)|with an? experience|professional in (?:the )?various|cool mind|natural (?:innovator|leader|communicator|problem[- ]solver)|acumen)(?!\p{L})/iu;
/** Self-assessments without an action. */
const SELF_PRAISE_PATTERN =
  /^(?:highly |very |also |quite )?(?:proficient|skilled|skillful|adept|well[- ]versed|conversant|familiar|knowledgeable|competent|capable|experienced|good|excellent|strong|able|comfortable|confident|expert|expertise|ability|willing|eager|keen) (?:in|at|with|for|to|as|of|on|both)\b|^(?:possess|exhibit|demonstrat|display|show)(?:es|s|ed|ing)? (?:[\p{L}-]+ ){0,3}(?:skills?|expertise|abilit(?:y|ies)|knowledge|resilience|attitude|understanding|aptitude|commitment|dedication|leadership|excellence)\b/iu;

/** Improving oneself, getting a role, a pay rise or passing an examination: nothing done for others. */
const SELF_IMPROVEMENT_PATTERN = anyOf(
  [
    String.raw`^(?:improv|develop|enhanc|strengthen|refin|hon|built|build|sharpen|broaden|expand|display|us|achiev|maintain)\w* (?:(?!team|staff|client|customer|student|employee|their)[\p{L}-]+,? ){0,6}(?:(?:skills|abilit(?:y|ies)|self-discipline)(?! of)|understanding|knowledge)(?! (?:and (?!skills|abilities)|sharing|base|management|transfer|of (?:the )?(?:team|staff|students))|\p{L})`,
    String.raw`^(?:secured|got|obtained|landed|won) (?:the|a|this|an) (?:role|position|job|post|internship)\b`,
    String.raw`^(?:re)?joined .{2,60}? as (?:the|an?|its)\b`,
    String.raw`\b(?:(?:for|my|own|personal|with) career growth|in (?:assigned|assigning) job profiles?)\b`,
    String.raw`\b(?:oral|final|written) exams?\b`,
  ],
  { flags: 'iu' },
);

/** Patterns of English that is unreadable even after corrections. */
const UNGRAMMATICAL_PATTERNS = [
  // 'helped the mill became the first'
  /^help(?:ed|s) (?:[\p{L}-]{2,20} ){1,4}(?:got|gained|reached|became|achieved|received|obtained) /iu,
  // A plural verb without its subject: 'delivered the plan and have since maintained it'.
  /^\p{L}+ed\b[^.;]{3,200} and have (?:since |also |now |always )?\p{L}{2,20}(?:ed|n|t) /iu,
  // Labels and values of a form: 'raised the index: start: 10, target: 12'.
  /: [^:]{1,80}: /u,
  // A bracket in place of a noun: 'weighed the deliveries of (Pears-Plums/Retail)'.
  /\b(?:of|for|in|with|to|by) \((?!\d)/iu,
  // A noun is missing after 'and': 'is a patient and professional who likes ...'.
  /\ban? \p{L}+ and professional who\b/iu,
  // A second sentence after a comma: 'Led nine projects, each project involved two teams'.
  /, each \p{L}+ (?:involved|involving \d|had|has|was|were|included)\b/iu,
  // The same without a subject: 'worked on mills, mainly handled two of them'.
  /, (?:mainly|mostly|primarily|also) \p{L}+ed\b/iu,
  // Verbs of a relative clause in unlike forms: 'that increased sales and increasing the profit'.
  /\b(?:that|which) \p{L}+ed (?:(?!\p{L}{1,20}ing\b)[^\s,;.]{1,30} ){1,12}and \p{L}+ing (?:the|our|its|their)\b/iu,
  // A later verb without its subject: 'operated the platform of nine mills, help deploy it'.
  /^\p{L}+ed\b[^.;]*, help (?!desk)\p{Ll}+ /iu,
  // A second verb without 'which': 'moved the stores to a new platform helps to cut cost'.
  /^\p{L}+ed\b(?:(?! (?:that|which|who|also|and) )[^,;.])* helps? (?:to|in|us) /iu,
  // 'invited as a guest and being honoured', 'operation and maintained of 9 pumps', 'planned -2 weeks'.
  /^\p{L}+ed\b[^.;]* and being \p{L}+ed\b|\p{L} and \p{L}{3,20}ed of (?:the |\d)|^\p{L}+ -\d/iu,
  // A noun of action joined with a past form: 'preparation of reports and maintained the stock'.
  /^\p{L}+(?:tion|ment|ance|ing) of [^.;,]{3,80} and \p{L}{3,20}ed (?:the|an?|all)\b/iu,
  // 'has earned contribute to the success', 'pursues a degree and having 6 years of work'.
  /\b(?:has|have|had) \p{L}{2,20}ed (?:contribute|achieve|provide|ensure|develop|maintain|manage|perform|improve)\b|\band having \d|^\p{L}+ed\b[^.;,]{3,90} and following (?:the|all|its)\b/iu,
  // An award that the line does not name.
  /^(?:was )?(?:awarded|recogni[sz]ed|praised) for (?:this|that)\b/iu,
  // The maker of a machine, not an act: 'Made Toshiro capacity 8.5 TR'.
  /^(?:made?|makes) (?!of\b)\p{Lu}[\p{L}-]+(?: \p{L}+)? (?:capacity|model|make|type|\d)/iu,
  /\b\d+ ?(?:nos|no['’]s)\b|\bresp\.|\bqty\b|\bx ?\d+ ?nos\b/iu,
  // An article before a plural or verb: 'a technical solutions', 'a 28% reduced repair costs'.
  /\b(?:a|an) (?:(?!of\b|few|couple|number|range|series|variety|set|lot|means|\d+ (?:years?|months?|weeks?|days?|hours?)\b)[\p{Ll}\d%-]+ ){1,3}(?:solutions|costs|activities|policies|facilities|reports|projects|systems|tools|teams|strategies|services|products|processes|customers|clients|employees|engineers|relationships|requirements|documents|issues|meetings|events|programs|programmes)(?= (?:using|in|for|to|with|by|that|which|of|from|at|across)\b|[,.;]|$)/iu,
  // A passive participle joined with an active verb: 'improved quality and appreciated by clients'.
  /\band (?:appreciated|recogni[sz]ed|awarded|praised|commended|rewarded) (?:by|for|with)\b(?<!(?:was|were|is|are|been) [\p{Ll} ]{3,20}and \p{Ll}+ \p{Ll}+)/iu,
  // A verb with a wrong preposition: 'tested and troubleshot of'.
  /^\p{L}+ed and \p{L}+ of\b/iu,
  /\b(?:to ahead|for ensure|by ensure|to ensuring|to maintaining|to making|and gets? approvals?)\b/iu,
  /\b(?:is|are) as per\b/iu,
  // Gerunds joined with a past form, or alone: 'diagnosed faults, servicing, and carrying out', 'pertaining
  // to creating, configuring'.
  /(?<!ing|tion|sion|ment|ance|\b(?:with|of|for|in|including|covering|like) (?:[\p{L}-]{2,20} ){0,2}[\p{L}-]{2,20}), \p{L}+ing, and \p{L}+ing\b|\b(?:to|of|in|for) \p{L}+ing, \p{L}+ing$/iu,
  /\bwith (?:maintaining|ensuring|keeping|making|achieving)\b|\p{L}['’]s (?:are|is|was|were)\b/iu,
  /^\p{L}+ out of (?!\d|an?\b|the\b)/iu,
  /^\p{L}+ed, \p{L}+ing(?:,| and| &)/iu,
  /^(?:managed|handled|performed|conducted|did|made) (?:troubleshooting|handling|checking|maintaining|ensuring|preparing|managing) \p{L}/iu,
  /^\p{L}+ed\b(?:(?!, \p{L}+ing ).)*, and (?:ensuring|making|providing|maintaining|preparing|giving|taking) /iu,
  // Different verb forms joined by a slash or 'and': 'migrated / re architecting the stack', 'defined
  // contracts and solutioning of problems'.
  /\p{L}{2}ed ?\/ ?(?:\p{L}+[ -])?\p{L}+ing\b|^\p{L}+ed\b[^,]*(?<!\p{L}ing )\band \p{L}+ing of\b/iu,
  // Wrong constructions: 'is a supervisor since 2009 to 2015', 'accomplished in all aspects of law'.
  /\bsince\b.{1,24}\b(?:to|till|until)\b|^accomplished in\b|\bspearheading as\b|\bscience and engineer\b/iu,
  /\b(?:herewith|enclosed (?:resume|cv)|(?:resume|cv) enclosed)\b/iu,
  // 'Well experience in maintain pumps', and a wish that lost its full stop: 'professional Willing to work'.
  /^(?:(?:has|have|having) )?(?:a )?well experience\b/iu,
  /\p{Ll} Willing to\b/u,
  // A missing 'of': 'the relocation a large press'.
  /\p{L}{3}(?:ment|tion|sion|ance) (?:a|an) (?:large|new|small|single|complete|full)\b/iu,
  /\bas per\b.*\bas per\b|\b(?:etc|and so on)\b\.? \p{Ll}/iu,
  /(?<=\s)an? \p{Ll}+(?:ies|ments|tions)\b(?! (?:of|and))(?<!series)(?= (?:in|for|to|with|by|that|which|from|at|across|on|using)\b|[,.;]|$)/u,
  /\S[/\\]\s\S|\S\s[/\\]\S|[\p{L}]\s[`´]\s?\p{L}|[`´]/u,
];

/**
 * Whether a gerund is joined with a past form: 'assessing and made recommendations', 'installing and
 * maintained'.
 */
function isGerundWithPast(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    const isNoun =
      GERUND_FIELD_PATTERN.test(before) ||
      COMPOUND_NOUN_PATTERN.test(`${words[at - 2]} ${before}`) ||
      (verbForm(words[0] ?? '')?.form === 'past' && NOUN_BEFORE_GERUND_PATTERN.test(words[at - 2] ?? ''));
    if (word !== 'and' || verbForm(before)?.form !== 'gerund' || isNoun) return false;
    const verb = verbForm(after);
    return verb?.form === 'past' && verb.base !== undefined && !PARTICIPLE_OR_PAST.has(after);
  });
}

/**
 * Whether verbs follow each other in forms that cannot be combined: 'Prepared execute plans', 'set the dates
 * and reporting on performance'.
 */
function isVerbChain(words: readonly string[]): boolean {
  const formAt = (at: number) => verbForm(words[at] ?? '')?.form;
  if (formAt(0) !== 'past') return false;
  if (
    !/^helped$/i.test(words[0] ?? '') &&
    /^(?:execute|maintain|prepare|develop|ensure|provide|create|conduct|perform|implement|handle|assist|deliver|identify|improve|write)$/.test(
      words[1] ?? '',
    )
  )
    return true;
  // 'Installed completed the plant'
  if (
    formAt(1) === 'past' &&
    !PARTICIPLE_OR_PAST.has(words[1] ?? '') &&
    /^(?:the|an?|all|its|their)$/.test(words[2] ?? '')
  )
    return true;
  const isGerund = (at: number) =>
    formAt(at) === 'gerund' ||
    (/^\p{Ll}{4,}ing$/u.test(words[at] ?? '') && /^(?:for|them|it)$/.test(words[at + 1] ?? ''));
  const at = words.findIndex((word, place) => word === 'and' && isGerund(place + 1));
  const before = words.slice(0, Math.max(0, at));
  const after = words[at + 2] ?? '';
  // 'Mapped the plans and tracking them': there is no earlier gerund to which 'and' could join this one.
  if (at > 0 && /^(?:them|it)$/.test(after) && !before.some((word) => /ing,?$/.test(word))) return true;
  return (
    (/^(?:the|an?|all|on|its|their)$/.test(after) ||
      (/^(?:for|with)$/.test(after) && !GERUND_FIELD_PATTERN.test(words[at + 1] ?? ''))) &&
    before.length > 0 &&
    !before.some(
      (word) =>
        /ing,?$|,$/.test(word) || /^(?:by|through|of|for|in|from|with|on|to|while|via|including)$/.test(word),
    )
  );
}

/** Gerunds that name a field of work: 'led sales and marketing for the region'. */
export const GERUND_FIELD_PATTERN =
  /^(?:funding|financing|fundraising|marketing|accounting|engineering|banking|training|testing|planning|manufacturing|trading|lending|purchasing|billing|recruiting|branding|advertising|reporting|budgeting|forecasting|sourcing|shipping|housing|pricing|consulting|staffing|monitoring|processing|scheduling|mentoring|coaching|hiring|learning|modell?ing|programming|publishing|packaging|onboarding)$/i;

/** Nouns that end in a gerund. */
const COMPOUND_NOUN_PATTERN =
  /^(?:(?:decision|policy)[ -]making|(?:copy|video|photo) editing|problem[ -]solving|team[ -]?building|data handling|capacity building)$/i;

/** Nouns that what is done to them often follows: 'improved performance tracking and provided advice'. */
const NOUN_BEFORE_GERUND_PATTERN =
  /(?:ance|tion|sion|ment|ence|order|data|time|product|stock|risk|cost|asset|vendor|sales)$/iu;

/** Verbs that are not also nouns, so that after 'and' they begin another act. */
const BASE_VERB_PATTERN =
  /^(?:ensure|maintain|provide|prepare|find|submit|take|give|make|handle|develop|implement|coordinate|manage|create|perform|follow|send|get|keep|own|operate|oversee)$/i;

/** Whether a past form is joined with a base form: 'managed the progress and submit updates'. */
function isBaseJoined(words: readonly string[]): boolean {
  if (verbForm(words[0] ?? '')?.form !== 'past') return false;
  const at = words.findIndex(
    (word, place) => /^(?:and|&)$/.test(word) && BASE_VERB_PATTERN.test(words[place + 1] ?? ''),
  );
  return (
    at > 0 &&
    !words.slice(0, at).some((word) => /^(?:to|will|can|could|must|should|would|may|let|help)$/.test(word))
  );
}

/**
 * Whether a purpose is joined with a predicate that has none: 'created awareness and to increase traffic'.
 */
function isPurposeJoined(words: readonly string[]): boolean {
  const at = words.findIndex((word, place) => word === 'to' && words[place - 1] === 'and');
  const before = words.slice(0, Math.max(0, at));
  const hasAim = before.some(
    (word, place) => word === 'to' && !/^(?:the|an?|its|their|all|\p{Lu}|\d)/u.test(words[place + 1] ?? ''),
  );
  return (
    at > 0 &&
    !hasAim &&
    verbForm(words[at + 1] ?? '')?.form === 'base' &&
    verbForm(words[0] ?? '')?.form === 'past'
  );
}

/** Whether a line of the record must not be used in prose, even though its words are true. */
export const isUnreadable = memoizeByText(
  (text): boolean => {
    const words = text.split(' ');
    return (
      nextLineAt(words) > 0 ||
      isRunOn(words) ||
      isGerundWithPast(words) ||
      isPurposeJoined(words) ||
      isBaseJoined(words) ||
      isVerbChain(words) ||
      isListOfTools(text) ||
      isUnjoined(text) ||
      isGarbled(text) ||
      LOST_LIGATURE_PATTERN.test(text) ||
      TRAINING_OR_PARTICIPATION_PATTERN.test(text) ||
      OWN_DEGREE_OR_EXAM_PATTERN.test(text) ||
      EXAM_RANK_PATTERN.test(text) ||
      SCHOOL_DAYS_PATTERN.test(text) ||
      SELF_IMPROVEMENT_PATTERN.test(text) ||
      UNGRAMMATICAL_PATTERNS.some((pattern) => pattern.test(text))
    );
  },
  { maxLength: MAX_MEMOIZED_LINE_CHARACTERS },
);

/** Whether a line about oneself only claims talents, without a figure that supports them. */
export const isSelfPraise = (text: string): boolean =>
  (SELF_PRAISE_PATTERN.test(text) || VIRTUES_PATTERN.test(text) || isOnlyTraits(text)) &&
  !hasFigure(text) &&
  !namesKnownFields(text);

/** Qualities of character. */
const CHARACTER_TRAIT_PATTERN =
  /^(?:(?:an? |very |highly |deeply )?(?:ambitious|curious|conscientious|dynamic|dedicated|passionate|creative|reliable|proactive|innovative|resourceful|diligent|organi[sz]ed|adaptable|flexible|driven|energetic|enthusiastic|punctual|honest|loyal|responsible|motivated|committed|detail-oriented|results?-(?:oriented|driven)|quick|friendly|persistent|resilient|versatile|analytical|positive)|(?:strives?|striving|aims?|works?) (?:for|towards|hard).*|always (?:seeking|looking|eager|learning|ready|willing|striving).*)$/iu;

/** Whether a sentence only lists qualities: 'Is ambitious, curious, and strives for greatness'. */
function isOnlyTraits(text: string): boolean {
  const parts = text.replace(/^(?:is|was|am) /i, '').split(/,? and |, /);
  return parts.length > 1 && parts.every((part) => CHARACTER_TRAIT_PATTERN.test(part.trim()));
}
