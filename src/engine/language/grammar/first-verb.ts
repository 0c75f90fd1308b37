/** Decides whether the first word of a line is a verb, by the words after it and the lines beside it. */
import { TITLE_NOUN_PATTERN } from '../vocabulary/titles';
import { NOUN_OR_VERB, PARTICIPLE_OR_PAST } from './ambiguous';
import { isKnownByPast, type VerbForm, verbForm } from './verbs';

/**
 * Words which show that the word before them is a verb: a determiner, a preposition, a number, an amount, an acronym.
 */
export const OBJECT_PATTERN =
  /^(?:a|an|the|all|both|each|every|its|their|his|her|this|these|those|multiple|several|over|up|more|about|nearly|around|approximately|on|across|with|one|two|three|four|five|six|seven|eight|nine|ten|[~≈<>]?[$€£]?\d.*|[$€£].*|\p{Lu}[\p{Lu}\d&$€£]+)$/u;
/**
 * Verbs whose subject is as often a company as a person: a line with one in the present tense may be about
 * the employer.
 */
const COMPANY_VERBS = new Set(
  'provide offer operate deliver develop manufacture serve make sell specialise specialize help employ enable produce supply design build own run create support market publish distribute focus use bring connect give work'.split(
    ' ',
  ),
);
/**
 * Nouns, and adjectives of place, which show that the gerund before them is not a verb: 'Leading provider of ...',
 * 'Manufacturing companies', 'Leading European bank'.
 */
const NOUN_AFTER_GERUND_PATTERN =
  /^(?:provider|supplier|manufacturer|company|companies|firm|retailer|bank|agency|brand|brands|player|business|businesses|industry|market|markets|job|engineer|manager|director|consultant|department|officer|team|teams|skills|experience|edge|role|position|global|international|national|online|european|multinational)$/i;

/** Verbs whose gerund before an object is rarely a noun: 'Mentoring teams', unlike 'Building materials'. */
const ACTION_VERBS = new Set(
  'lead manage mentor coach engage drive oversee establish negotiate implement coordinate supervise define deliver launch create maintain help write guide advise'.split(
    ' ',
  ),
);
/**
 * Verbs whose gerund is an act before an object of several words: 'Providing guidance on the price of growers' fruit'.
 */
const ACTION_VERBS_IN_PHRASES = new Set(
  'provide design develop conduct execute prepare advise facilitate propose identify analyse analyze evaluate assess optimise optimize streamline spearhead handle attend perform introduce appraise educate support resolve arrange organise organize collect verify achieve recommend obtain recruit encourage inspect troubleshoot configure calculate assist'.split(
    ' ',
  ),
);
/**
 * Verbs of leading, whose third person is not a plural and whose subject is a person: 'Oversees daily operations',
 * unlike 'Leads generation' and 'Coaches'.
 */
const LEADERSHIP_VERBS = new Set('manage oversee supervise coordinate negotiate'.split(' '));
/** With this many words after it or more, a gerund of `ACTION_VERBS_IN_PHRASES` may be an act. */
const MIN_PHRASE_WORDS = 4;
/** Nouns that a gerund of `ACTION_VERBS_IN_PHRASES` qualifies: 'Developing countries', 'Identifying features'. */
const QUALIFIED_NOUN_PATTERN =
  /^(?:countries|markets|economies|nations|world|regions|features|marks|room|practice)$/;

/** Verbs of a change, whose gerund before a figure is an act: 'Reducing build time from 30 minutes to 3'. */
const CHANGE_VERB_PATTERN =
  /^(?:reduce|shrink|cut|lower|shorten|improve|increase|grow|raise|boost|double|triple|save)$/;

/** How many neighbouring lines begin with each verb form, and with a base form that is never a noun. */
export type HeadForms = ReadonlyMap<VerbForm | 'plain base', number>;

/** With this many other lines of a role in a verb form or more, a first word in that form is likely a verb too. */
const MIN_LINES_OF_FORM = 2;
/** With this many or more, it is taken for the verb of a person even if it could as well be something else. */
export const MIN_LINES_OF_CERTAIN_FORM = 3;

/** Nouns that need no article: plurals, and uncountable ones. */
const BARE_NOUN_PATTERN =
  /(?:s|tion|sion|ment|ance|ence|ity|ness|ing|ship|ure|age|ery|cy|gy|ware|revenue|work|data|(?:[vsw]|ov)al|morale|uptime|downtime|output|debt|waste|traffic|growth|spend|staff|equity|capital|churn|turnover|time|cost|throughput|demand|support)[,;]?$/i;
/** Words before which a noun phrase ends. */
export const PHRASE_END_PATTERN =
  /^(?:and|or|of|for|in|on|at|to|by|from|with|across|through|into|between|within|over|under|during|while|using|via|&|that|which)$/i;

/** Whether words can be an object without an article. The last word decides: 'campaigns platform' cannot. */
function isObject(words: readonly string[]): boolean {
  const end = words.findIndex(
    (word, at) => PHRASE_END_PATTERN.test(word) || /[,;]$/.test(words[at - 1] ?? ''),
  );
  const last = words[(end < 0 ? words.length : end) - 1] ?? '';
  return BARE_NOUN_PATTERN.test(last);
}

/** Participles of work, which qualify a noun only in short phrases: 'Automated warehouse', 'Integrated campaigns'. */
const WORK_PARTICIPLES = new Set(
  'integrated distributed automated applied combined shared embedded structured balanced used aligned connected converged centralised centralized proposed targeted tailored engaged unified'.split(
    ' ',
  ),
);
/** With fewer words after it, a participle of work is not taken for a verb. */
const MIN_WORDS_AFTER_PARTICIPLE = 5;
const PURPOSE_PATTERN = /^(?:into|using|via|with|to|for)$/;
/** Words that say more of a noun: 'Automated system that assigned deliveries'. */
const RELATIVE_PATTERN = /^(?:that|which|who|whose|where)$/;

/** Whether the words after a participle say for what or with what result, as those after a noun phrase seldom do. */
function saysPurpose(rest: readonly string[]): boolean {
  if (rest.length < MIN_WORDS_AFTER_PARTICIPLE) return false;
  const at = rest.findIndex(
    (word, index) =>
      index > 0 &&
      (PURPOSE_PATTERN.test(word) || (/,$/.test(rest[index - 1] ?? '') && /^\p{Ll}{2,20}ing$/u.test(word))),
  );
  return at > 0 && !rest.slice(0, at).some((word) => RELATIVE_PATTERN.test(word));
}

/**
 * Words before which 'lead' is a noun, a contact of sales or the first of several: 'lead generation', 'lead author'.
 */
const LEAD_NOUN_PATTERN =
  /^(?:generation|times?|qualification|nurturing|management|scoring|acquisition|conversion|sourcing|tracking|routing|magnet\w*|role|author|investigator|contact|person|instrument)$/i;
/**
 * With this many words after it or more, 'lead' needs no article to be a verb: 'Lead end-to-end development of
 * courses'.
 */
const MIN_WORDS_OF_LEAD = 3;

/** Verbs before a common object: 'Direct, plan, and coordinate all trials', 'Lead and manage stage productions'. */
const VERB_ROW_PATTERN = /^(\p{L}+(?:, \p{Ll}+)*),? (?:and|&) (\p{Ll}+(?:-\p{Ll}+)?) (?=\p{L}|\d)/u;
/** Whether a line begins with several verbs in the base form, of which one at least is never a noun. */
export function beginsWithVerbRow(line: string): boolean {
  const [whole = '', row = '', last = ''] = VERB_ROW_PATTERN.exec(line) ?? [];
  const verbs = [...row.toLowerCase().split(', '), last];
  return (
    last !== '' &&
    verbs.every((verb) => verbForm(verb)?.form === 'base' || isKnownByPast(verb)) &&
    (verbs.some((verb) => verbForm(verb)?.form === 'base' && !NOUN_OR_VERB.has(verb)) ||
      (verbs.length > 2 && DETERMINER_PATTERN.test(line.slice(whole.length).split(' ', 1)[0] ?? '')))
  );
}

/** Words before a noun, which show that the word before them is a verb. */
const DETERMINER_PATTERN = /^(?:the|an?|all|any|its|their|our|multiple|several|both)$/i;
/**
 * The verb at a place of a line. A word that is mostly a noun is one before a determiner, and as the second of two
 * that begin the line: 'Fix the pumps', 'Inspect and clean pumps'.
 */
export function verbOfLine(line: readonly string[], at: number): ReturnType<typeof verbForm> {
  const word = (line[at] ?? '').toLowerCase();
  const verb = verbForm(word);
  if (verb || !isKnownByPast(word)) return verb;
  const isJoined = /^(?:and|&|or)$/.test(line[at - 1] ?? '');
  const isAct = (at === 0 || isJoined) && DETERMINER_PATTERN.test(line[at + 1] ?? '');
  const isSecond = at === 2 && isJoined && beginsWithVerbRow(line.join(' '));
  return isAct || isSecond ? { form: 'base', base: word } : undefined;
}

/** Verbs whose third person is as often the plural of a noun: 'Hires in 2020'. */
const PLURAL_OR_VERB_PATTERN =
  /^(?:run|hit|win|find|drive|hire|read|meet|cut|split|let|buy|hold|begin|sort)$/;

/** Whether 'lead' is the verb of a line, according to the words after it. */
export const leadsWork = (rest: readonly string[]): boolean => {
  const next = (rest[0] ?? '').replace(/[,;]$/, '');
  const isWork = /^\p{Ll}[\p{Ll}-]*$/u.test(next) && !LEAD_NOUN_PATTERN.test(next);
  const ofTitle = rest.slice(0, 3).some((word) => TITLE_NOUN_PATTERN.test(word.replace(/[,;]$/, '')));
  return isWork && !ofTitle && (/s$/.test(next) || (rest.length >= MIN_WORDS_OF_LEAD && isObject(rest)));
};

/**
 * Whether the first word is certainly a verb, according to the words after it or the form of neighbouring
 * lines.
 */
export function isSurelyVerb(
  { form, base }: { form: VerbForm; base?: string },
  [first = '', second = '', ...further]: readonly string[],
  otherHeadForms: HeadForms,
): boolean {
  const next = second.replace(/[,;]$/, '');
  const word = first.toLowerCase();
  const rest = [second, ...further];
  // 'Supervised and unsupervised learning' names two kinds.
  if (/^(?:and|or|&)$/.test(next) && further[0]?.toLowerCase() === `un${word}`) return false;
  // In 'Managing and mentoring two teams' both verbs have the object after the second.
  const [third = '', fourth = ''] = further;
  if (/^(?:and|&)$/.test(next) && verbForm(third)?.form === form && form !== 'present') {
    // 'Integrated and deployed payment services': the second word is only a verb.
    const isSure =
      form === 'past' && !PARTICIPLE_OR_PAST.has(third.toLowerCase()) && isObject(further.slice(1));
    // 'Managing and supervising mills': neither verb is a field, and both have the object.
    const areActs =
      form === 'gerund' &&
      (ACTION_VERBS.has(base ?? '') || ACTION_VERBS_IN_PHRASES.has(base ?? '')) &&
      /^\p{Ll}/u.test(fourth) &&
      !/^(?:of|and|or)$/.test(fourth) &&
      isObject(further.slice(1));
    if (OBJECT_PATTERN.test(fourth) || isSure || areActs) return base !== undefined;
  }
  if (word === 'lead' && leadsWork(rest)) return true;
  if (form === 'base' && beginsWithVerbRow([first, ...rest].join(' '))) return true;
  if (OBJECT_PATTERN.test(next))
    return (
      form !== 'present' ||
      !COMPANY_VERBS.has(base ?? '') ||
      (otherHeadForms.get('present') ?? 0) >= MIN_LINES_OF_CERTAIN_FORM
    );
  const isCommonForm = (otherHeadForms.get(form) ?? 0) >= MIN_LINES_OF_FORM;
  if (form === 'past')
    return (
      base !== undefined &&
      (!PARTICIPLE_OR_PAST.has(word) ||
        (isCommonForm && isObject(rest)) ||
        (WORK_PARTICIPLES.has(word) && saysPurpose(rest)))
    );
  if (form === 'gerund')
    return (
      // 'Leading European bank' names a bank; in 'Leading Hooli's mills' the mills are led.
      (!/^\p{Lu}/u.test(next) || (word === 'leading' && /['’]s$/.test(next))) &&
      ((isCommonForm && !NOUN_AFTER_GERUND_PATTERN.test(next)) ||
        (CHANGE_VERB_PATTERN.test(base ?? '') && isObject(rest) && rest.some((part) => /\d/.test(part))) ||
        (ACTION_VERBS_IN_PHRASES.has(base ?? '') &&
          rest.length >= MIN_PHRASE_WORDS &&
          isObject(rest) &&
          !QUALIFIED_NOUN_PATTERN.test(next) &&
          !NOUN_AFTER_GERUND_PATTERN.test(next)) ||
        (ACTION_VERBS.has(base ?? '') &&
          isObject(rest) &&
          (next === 'teams' || !NOUN_AFTER_GERUND_PATTERN.test(next))))
    );
  if (form === 'present')
    return (
      (isCommonForm && !COMPANY_VERBS.has(base ?? '')) ||
      (LEADERSHIP_VERBS.has(base ?? '') && /^\p{Ll}/u.test(next) && isObject(rest)) ||
      (!COMPANY_VERBS.has(base ?? '') &&
        !NOUN_OR_VERB.has(base ?? '') &&
        !PLURAL_OR_VERB_PATTERN.test(base ?? '') &&
        /^(?!(?:and|or|of|for)\b)\p{Ll}/u.test(next) &&
        isObject(rest))
    );
  return isCommonForm || !NOUN_OR_VERB.has(word);
}

/** Words after a verb that is also a noun with which it is a noun: 'project management', 'support for growers'. */
const AFTER_NOUN_PATTERN =
  /^(?:.*(?:tion|sion|ment|ing|ance|ence|sis|ity|ship|work)s?,?|of|for|to|and|&|or|was|is|desk|system|systems|team|teams|role)$/iu;
/** Words that mostly are nouns at the beginning of a line, also among verbs. */
const NOUN_AT_BEGINNING_PATTERN =
  /^(?:project|process|program|staff|source|model|market|product|service|account|office|contact|code|data|work|time)$/i;
/** Whether a word that is also a noun begins a line whose neighbours begin with verbs: 'Lead UK sales'. */
export function isAmongTasks(line: string, otherHeadForms: HeadForms): boolean {
  const [first = '', second = '', third = ''] = line.split(' ');
  return (
    (otherHeadForms.get('plain base') ?? 0) >= MIN_LINES_OF_CERTAIN_FORM &&
    third !== '' &&
    !NOUN_AT_BEGINNING_PATTERN.test(first) &&
    !AFTER_NOUN_PATTERN.test(second) &&
    // 'Lead departments technical direction' lost an apostrophe.
    (!/[^s]s$/.test(second) || PHRASE_END_PATTERN.test(third)) &&
    !(
      /^\p{Lu}\p{Ll}/u.test(second) ||
      TITLE_NOUN_PATTERN.test(second) ||
      TITLE_NOUN_PATTERN.test(third.replace(/,$/, ''))
    )
  );
}
