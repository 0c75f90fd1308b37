/** Gives the verbs of a predicate the form of its first one. */
import { COMPOUND_NOUN_PATTERN, NOUN_OR_VERB, readsAsVerb, WORDS_AFTER_VERB_PATTERN } from './ambiguous';
import { PHRASE_END_PATTERN } from './first-verb';
import { isListOfFields } from './listed-fields';
import { isKnownByPast, pastOf, presentOf, verbForm } from './verbs';

/** The tense of a predicate about the person. */
export type Tense = 'past' | 'present';

/** A verb, given in its base form, in the third person of a tense. */
export const conjugate = (base: string, tense: Tense) => (tense === 'past' ? pastOf(base) : presentOf(base));

/** Words after which verbs may depend on them. */
const GOVERNOR_PATTERN = /^(?:that|which|who|while|where|can|could|will|would|may|might|must|should)$/i;

/** Whether a clause with its own subject and verb begins at a position: 'when leaders remove barriers'. */
const beginsClause = (tokens: readonly string[], at: number): boolean =>
  /^(?:when|whenever|if|because|unless|until|once)$/i.test(tokens[at] ?? '') &&
  /^(?:they|we|you|\p{Ll}{3,}s|people|men|women|children)$/u.test(wordAt(tokens, at + 1));

/** Whether a base form is at a position, or an unknown word that 'and' joins to one: 'package and deploy'. */
const beginsInfinitive = (tokens: readonly string[], at: number): boolean =>
  verbForm(wordAt(tokens, at))?.form === 'base' ||
  (/^(?:and|or|&)$/i.test(tokens[at + 1] ?? '') && verbForm(wordAt(tokens, at + 2))?.form === 'base');

/**
 * Adapts verbs that are coordinated with the first one to its tense: 'create and distribute dashboards' gives
 * 'creates and distributes dashboards'. An infinitive ('to hire and train') and an adjunct (', driving
 * growth') are unchanged. Undefined if a coordinated word may as well be a noun, or is not a known verb of this form.
 */
export function agreeCoordinatedVerbs(
  rest: string,
  from: 'base' | 'gerund',
  tense: Tense,
): string | undefined {
  if (!isSeriesOf(rest, from)) return undefined;
  const tokens = rest.split(' ');
  const [verb = '', ...after] = tokens;
  if (from === 'base' && isListOfFields(verb.toLowerCase(), after.join(' ')))
    return [conjugate(verb.toLowerCase(), tense), ...after].join(' ');
  const rowLength = VERB_SERIES_PATTERN.exec(rest)?.[0].split(' ').length ?? 1;
  let infinitive = false;
  let changes = 0;
  let atHead = true;
  // After ', incorporating the best of it' a gerund after 'and' continues that clause.
  let inAdjunct = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const stripped = token.replace(/[^\p{L}-]+$/u, '');
    const previous = tokens[at - 1] ?? '';
    // In 'to callers' the word after 'to' is a noun, in 'to hire' it is an infinitive.
    const purpose = stripped.toLowerCase() === 'to' && beginsInfinitive(tokens, at + 1);
    if (purpose || GOVERNOR_PATTERN.test(stripped) || beginsClause(tokens, at)) infinitive = true;
    const conjunction = /^(?:and|or|&|but)$/i.test(previous);
    const comma = /[,;]$/.test(previous) && from === 'base';
    // A list of nouns after a preposition: 'at the meeting of engineering, research and design'.
    const isListed =
      comma &&
      NOUN_OR_VERB.has(stripped.toLowerCase()) &&
      /^(?:of|in|across|between|for|with|like|including)$/i.test(tokens[at - 2] ?? '');
    // A noun and a second verb: 'the structure and leading work', 'the port and reporting to the board'.
    const isSecondVerb =
      from === 'gerund' && isVerbBeside(wordAt(tokens, at - 2), stripped, wordAt(tokens, at + 1));
    // Two adjectives after an article: 'a safe and secure working environment'.
    const adjective = conjunction && /^(?:an?|the|its|their)$/i.test(tokens[at - 3] ?? '') && !isSecondVerb;
    // Stages of a work: 'the whole course, from planning and design to testing'.
    const isStage = conjunction && /^from$/i.test(tokens[at - 3] ?? '') && /^to$/i.test(tokens[at + 1] ?? '');
    // Two words that qualify one noun: 'with legal and engineering requirements'.
    const qualifies =
      conjunction &&
      from === 'gerund' &&
      /^(?:with|of|for|in|to|by|on|all|both|other)$/i.test(tokens[at - 3] ?? '') &&
      !/^(?:the|an?|its|their|all|new|in|on|with|at|to|into|care|part|\d.*)$/i.test(tokens[at + 1] ?? '');
    // A field before its noun: 'code quality and engineering excellence'.
    const isField =
      conjunction &&
      from === 'gerund' &&
      !isSecondVerb &&
      FIELD_GERUND_PATTERN.test(stripped) &&
      !/^(?:the|an?|its|their|all|new|\d.*)$/i.test(tokens[at + 1] ?? '');
    if (from === 'gerund' && !atHead && /,$/.test(previous) && isAdjunct(token, tokens[at + 1]))
      inAdjunct = true;
    const adjunct = from === 'gerund' && (inAdjunct || /ing,$/.test(tokens[at - 2] ?? ''));
    // The last of several gerunds after a preposition: 'responsible for building, testing and maintaining it'.
    const isContinued =
      conjunction &&
      from === 'gerund' &&
      at > 2 &&
      isUnchangedGerund(tokens[at - 2] ?? '', tokens[at - 3] ?? '');
    // The second of several adjectives: 'the stock is accurate, complete, and fresh'.
    const isAdjective: boolean =
      !atHead &&
      ADJECTIVE_OR_VERB_PATTERN.test(stripped) &&
      (/,$/.test(token) || /^(?:and|or|&)$/i.test(tokens[at + 1] ?? ''));
    const startsVerb: boolean =
      at === 0 ||
      (conjunction && !adjunct && !adjective && !isStage && !qualifies && !isField && !isContinued) ||
      (comma && !isListed && !isAdjective);
    // Nouns: 'continuous delivery and build verification', 'handling all stores and tracking of orders', 'the training
    // and conduct of the crews'.
    const beside = conjunction && from === 'base' ? kindOfItemBefore(tokens, at) : undefined;
    const isNoun =
      conjunction &&
      (beside === 'noun' ||
        COMPOUND_NOUN_PATTERN.test(`${stripped} ${tokens[at + 1] ?? ''}`) ||
        (from === 'base' && /^of$/i.test(tokens[at + 1] ?? '') && !VERBS_BEFORE_OF.has(stripped)));
    // Two names: 'Python and Go'.
    const isAct =
      from === 'gerund' && /^\p{Ll}/u.test(token) && /^(?:with|the|to)$/.test(tokens[at + 1] ?? '');
    const isName = conjunction && !isAct && /^\p{Lu}/u.test(tokens[at - 2] ?? '');
    const lowerCase =
      stripped === stripped.toLowerCase() ||
      (conjunction && !isName && !NOUN_OR_VERB.has(stripped.toLowerCase()));
    // A word that is mostly a noun, as the first of the line or as the last of several verbs before their object.
    const isOfRow = from === 'base' && at < rowLength && isKnownByPast(stripped);
    const verb: ReturnType<typeof verbForm> =
      startsVerb && !isNoun && !infinitive && lowerCase
        ? isOfRow
          ? { form: from, base: stripped }
          : verbForm(stripped)
        : undefined;
    const [next = '', second = ''] = tokens.slice(at + 1);
    // After an object, a word before a plural is more likely a noun: 'standards and project requirements'.
    const mayQualify = conjunction && /^\p{Ll}+s[,;.]?$/u.test(next) && !WORDS_AFTER_VERB_PATTERN.test(next);
    // Two verbs with one object: 'build and scale mills'.
    const sharesObject = conjunction && at === 2 && next !== '' && next !== 'of';
    const sure =
      atHead ||
      sharesObject ||
      beside === 'verb' ||
      // Between acts 'lead' is one as well: 'runs the mill, serves growers, lead releases and ...'.
      (comma && changes > 1 && /^lead$/.test(token) && !LEAD_COMPOUND_PATTERN.test(next)) ||
      !NOUN_OR_VERB.has(stripped) ||
      (readsAsVerb(stripped, next, second) && !mayQualify);
    if (verb?.base && verb.form === from && !sure && conjunction) return undefined;
    if (conjunction && !isName && !infinitive && from === 'base' && isKnownByPast(stripped) && !isOfRow)
      return undefined;
    if (verb?.base && verb.form === from && sure && (at > 0 || atHead)) {
      tokens[at] = token.replace(stripped, conjugate(verb.base, tense));
      changes += 1;
    } else if (!/^(?:and|or|&)$/i.test(stripped)) {
      atHead = atHead && Boolean(verb);
    }
    if (followsHelpingVerb(tokens, at)) infinitive = true;
    if (/[;:]$/.test(token)) {
      infinitive = false;
      inAdjunct = false;
    }
  }
  return changes > 0 ? tokens.join(' ') : rest;
}

/** Endings that no base form has. */
const NOUN_OR_ADJECTIVE_PATTERN = /(?:[ai]l|ic|ive|ous|able|ible|ary|tion|ment|ness|ity|ance|ence|[^s]s)$/;
/**
 * What the item before ', and' begins with, where it is one of three or more: in 'rules, hire plans, and staff guides'
 * a noun, in 'price pears, write labels, and staff stalls' a verb. The last item is of the same kind.
 */
function kindOfItemBefore(tokens: readonly string[], at: number): 'noun' | 'verb' | undefined {
  if (!/,$/.test(tokens[at - 2] ?? '')) return undefined;
  const start = tokens.slice(0, at - 2).findLastIndex((token) => /,$/.test(token)) + 1;
  const first = wordAt(tokens, start);
  if (start === 0 || NOUN_OR_VERB.has(first) || isKnownByPast(first)) return undefined;
  const isAlone = start === at - 2;
  if (verbForm(first)?.form === 'base') return 'verb';
  return verbForm(first) === undefined && (isAlone || NOUN_OR_ADJECTIVE_PATTERN.test(first))
    ? 'noun'
    : undefined;
}

/** A word after 'and', and a result in figures after the words that it joins. */
const JOINED_WORD_PATTERN = /,? and (\p{Ll}+) /gu;
const RESULT_IN_FIGURES_PATTERN = /, \p{Ll}+ing [^,;]*\d/u;
const CLAUSE_PATTERN = /, \p{Ll}+ing .*$/u;
const MIN_BEGINNING_WORDS = 3;
/**
 * The act with which a line begins, where a word after 'and' may be a noun or a verb: 'sorts new pears' of 'Sort new
 * pears and label boxes'. With a result in figures the word is taken for the noun that it mostly is, since a cut would
 * lose the result. Undefined if nothing whole can be told.
 */
export function agreeBeginning(line: string, tense: Tense): string | undefined {
  const joined = [...line.matchAll(JOINED_WORD_PATTERN)].find(({ 1: word = '' }) => NOUN_OR_VERB.has(word));
  if (!joined) return undefined;
  const head = line.slice(0, joined.index).replace(CLAUSE_PATTERN, '');
  const words = head.split(' ');
  // 'Lead pilots technical work' lost an apostrophe.
  const isBroken =
    /[^s]s$/.test(words[1] ?? '') && words.length > 2 && !PHRASE_END_PATTERN.test(words[2] ?? '');
  if (isBroken || head.includes(',') || words.length < MIN_BEGINNING_WORDS) return undefined;
  const whole = agreeCoordinatedVerbs(head, 'base', tense);
  const rest = line.slice(head.length);
  return whole && RESULT_IN_FIGURES_PATTERN.test(rest) ? `${whole}${rest}` : whole;
}

/** Verbs that 'of' follows; other words before it are nouns: 'the conduct of the crews'. */
const VERBS_BEFORE_OF = new Set('approve conceive consist dispose think'.split(' '));

/** Words after 'lead' with which it names a thing: 'lead generation'. */
export const LEAD_COMPOUND_PATTERN =
  /^(?:gen\p{Ll}*|times?|nurtur\p{Ll}*|scor\p{Ll}*|manag\p{Ll}*|quali\p{Ll}*|conver\p{Ll}*|captur\p{Ll}*|rout\p{Ll}*|lists?|engineers?|developers?|designers?|architects?|track\p{Ll}*|acquisition|sourc\p{Ll}*|and|or|of|to|in|for|by)\b/u;

/** Adjectives that are verbs too. */
const ADJECTIVE_OR_VERB_PATTERN =
  /^(?:complete|secure|clean|clear|open|correct|direct|separate|mature|lean|calm|smooth|perfect|live|free|alert|fit|humble|moderate|appropriate|elaborate|current|present|warm|level)$/;

/** A word or comma before a gerund that is not a verb of the sentence. */
const BEFORE_GERUND_PATTERN = /^(?:of|in|for|by|with|from|on|at|through|to|while|when|without)$|,$/i;

/** Whether a word is a gerund that follows a preposition or the comma of a series. */
const isUnchangedGerund = (word: string, before: string): boolean =>
  verbForm(word.toLowerCase())?.form === 'gerund' && BEFORE_GERUND_PATTERN.test(before);

/** Verbs that take an object and the base form of another verb: 'helps mills cut waste'. */
export const HELPING_VERB_PATTERN = /^(?:help(?:s|ed|ing)?|lets?|letting|make|makes|made|making)$/;
/** Number of words before a base form that are searched for a helping verb. */
const HELPING_VERB_REACH_WORDS = 7;

/** Whether the word at a position is a base form after a helping verb: later verbs are coordinated with it. */
function followsHelpingVerb(tokens: readonly string[], at: number): boolean {
  const word = wordAt(tokens, at);
  const before = tokens.slice(Math.max(0, at - HELPING_VERB_REACH_WORDS), at);
  if (!before.some((_, place) => HELPING_VERB_PATTERN.test(wordAt(before, place)))) return false;
  if (/[,;:]$/.test(before.at(-1) ?? '') || verbForm(word)?.form !== 'base') return false;
  if (/^(?:and|or|&|the|an?|its|their|of|for|with|in|on|by|to)$/.test(wordAt(tokens, at - 1))) return false;
  const [next = '', second = ''] = tokens.slice(at + 1);
  return !NOUN_OR_VERB.has(word) || readsAsVerb(word, next, second);
}

/** Whether a gerund after a comma has an object, and so is not a noun of a list: 'sales, marketing and design'. */
const isAdjunct = (token: string, next = '') =>
  /^\p{Ll}{2,}ing$/u.test(token) && !/^(?:and|or|&|of|)$/i.test(next);

/** Gerunds before an object that are rarely nouns. */
const ACTION_GERUND_PATTERN =
  /^(?:leading|managing|mentoring|coaching|driving|overseeing|establishing|implementing|coordinating|supervising|delivering|launching|creating|building|developing)$/i;
/** Endings of nouns, which show that no second adjective follows. */
const ENDS_AS_NOUN_PATTERN =
  /(?:ture|tion|sion|ment|ance|ence|ity|ness|ship|ery|ware|egy|ogy|team|teams|app|platform|project|product)$/i;
/** Words that follow a verb, but neither an adjective nor a noun of action. */
const AFTER_ACT_PATTERN =
  /^(?:a|an|the|all|both|its|their|his|her|two|three|four|five|six|seven|eight|nine|ten|\d.*)$/i;

/** Whether the gerund after a noun and 'and' is a second verb of the sentence. */
const isVerbBeside = (noun: string, gerund: string, next: string): boolean =>
  AFTER_ACT_PATTERN.test(next) ||
  (/^reporting$/i.test(gerund) && next === 'to') ||
  (ACTION_GERUND_PATTERN.test(gerund) && ENDS_AS_NOUN_PATTERN.test(noun) && !/^(?:of|and|or|)$/.test(next));

/** Gerunds that name a field more often than an act. */
const FIELD_GERUND_PATTERN =
  /^(?:engineering|marketing|accounting|banking|manufacturing|pricing|advertising|consulting|programming|merchandising|purchasing|reporting|staffing|operating|processing|publishing)$/i;

/** The word at a position in lower case, without the marks after it; '' if there is none. */
export const wordAt = (tokens: readonly string[], at: number) =>
  (tokens[at] ?? '').toLowerCase().replace(/[^\p{L}-]+$/u, '');

/** Verbs before a common object: 'open, read, route and distribute ...'. */
const VERB_SERIES_PATTERN = /^(\p{L}+(?:, \p{L}+)*),? (?:and|or|&) (\p{L}+(?:-\p{L}+)?)(?=\s)/u;

/** The first two of three verbs with one object: 'collect, count' of 'collect, count, sort coins, keep books and'. */
const FIRST_VERBS_PATTERN = /^(\p{Ll}+, \p{Ll}+), (?=\p{Ll}+ \p{Ll})/u;

/** Whether each word of the series of verbs that begins a line is a known verb; true if no series begins it. */
function isSeriesOf(rest: string, from: 'base' | 'gerund'): boolean {
  const [, row = '', last = ''] = VERB_SERIES_PATTERN.exec(rest) ?? [];
  const [, opening = ''] = FIRST_VERBS_PATTERN.exec(rest) ?? [];
  return [...row.split(', '), ...opening.split(', '), last].every(
    (word) => !word || verbForm(word)?.form === from || (from === 'base' && isKnownByPast(word)),
  );
}
