/** Joins the acts of an English predicate as prose does: with 'and' before the last, and without loose ends. */
import { PARTICIPLE_OR_PAST } from '../../language/grammar/ambiguous';
import { verbForm } from '../../language/grammar/verbs';
import { insertArticles } from './articles';
import { hasFigure } from './figures';
import { insertFinalAnd } from './final-and';
import { isUnfinished } from './unfinished';

const wordsIn = (text: string): number => text.split(' ').length;
const firstWordOf = (text: string): string => (text.split(' ', 1)[0] ?? '').toLowerCase();
/** Whether a word is the past form of a known verb, and seldom a participle before a noun. */
const isAct = (word: string): boolean => {
  const verb = verbForm(word);
  return verb?.form === 'past' && verb.base !== undefined && !PARTICIPLE_OR_PAST.has(word);
};

/** Minimum words that are left when a loose end is removed. */
const MIN_KEPT_WORDS = 5;

/** A note after a semicolon: an act in another form, or a noun. */
const NOTE_PATTERN = /^(?:and |also )?(?:(\p{Ll}{3,}ly) )?(\p{Ll}[\p{Ll}-]*)(?= |$)/u;
/** A clause with a subject of its own at the end: 'rebuilt the fleet, and Varn grew to 9% of its trade'. */
const OTHER_SUBJECT_PATTERN =
  /, and (?!(?:also|then|later|co)\b)(?:the )?\p{L}[\p{L}-]* (?:grew|rose|fell|became|won|reached|doubled|tripled) (?!by\b|the\b|an?\b)[^;]{0,160}$/u;
/** Whether an act ends with a clause about another subject, to which a further act would belong. */
export const endsWithOtherSubject = (act: string): boolean => OTHER_SUBJECT_PATTERN.test(act);

/**
 * Joins an act after a semicolon by 'and', and removes what is no act: 'built the register; full-stack work'. What has
 * the only figure stays.
 */
function joinAfterSemicolon(predicate: string): string {
  const parts = predicate.split('; ');
  const [act = '', note = ''] = parts;
  if (endsWithOtherSubject(act)) return act;
  if (parts.length !== 2 || wordsIn(act) < MIN_KEPT_WORDS || isUnfinished(act)) return predicate;
  const [opening = '', adverb = '', word = ''] = NOTE_PATTERN.exec(note) ?? [];
  if (!opening || !/\p{L} \p{L}/u.test(note)) return predicate;
  if (isAct(word) && verbForm(firstWordOf(act))?.form === 'past') {
    const rest = note.slice(opening.length - word.length);
    return `${act}${/ and /.test(act) ? ',' : ''} and ${adverb ? `${adverb} ` : ''}${rest}`;
  }
  return hasFigure(note) && !hasFigure(act) ? predicate : act;
}

/** Words after a past form that make it a participle: 'the plan, agreed by the board'. */
const AFTER_PARTICIPLE_PATTERN =
  /^(?:by|with|in|on|as|at|for|from|to|of|and|or|under|through|via|between|within|per|,)$/;
/** Maximum words of a member of an enumeration. */
const MAX_MEMBER_WORDS = 3;
/**
 * Whether the last part is that of an enumeration which has its 'and', although it begins like an act: 'sold across
 * ports, core network, managed services and mills'.
 */
function endsEnumeration(parts: readonly string[]): boolean {
  const [before = '', last = ''] = parts.slice(-2);
  return (
    parts.length > 2 &&
    wordsIn(before) <= MAX_MEMBER_WORDS &&
    !isAct(firstWordOf(before)) &&
    /^\p{L}+ (?!the |an? |all |its |their |\d)(?:[\p{L}-]+ ){1,3}and \p{Ll}/u.test(last)
  );
}
/** Past forms that stand before nouns as well, such as what a plan or a budget is for: 'improved controls'. */
const ATTRIBUTE_PATTERN =
  /^(?:improv|increas|reduc|enhanc|extend|expand|accelerat|advanc|automat|integrat|distribut|combin|centrali[sz]|decentrali[sz]|standardi[sz]|simplifi|optimi[sz]|streamlin|moderni[sz]|shar|host|tailor|customi[sz]|target|structur|guid|supervis|coordinat|manag|strengthen|upgrad|refin|updat|renew)ed$/u;
/** A noun behind a preposition at the end, to which a list may belong: 'wrote plans for a dry dock'. */
const NOUN_OF_LIST_AT_END_PATTERN =
  / (?:for|of|in|on|with|including|regarding|concerning|about|towards?|covering) (?:[\p{L}\d/&-]+ ?){1,4}$/u;
/**
 * Whether the last part may be nouns of the list before it, and so no act: 'wrote plans for a dry dock, improved
 * signals and new cranes'.
 */
const mayBeNouns = (before: string, part: string): boolean =>
  ATTRIBUTE_PATTERN.test(firstWordOf(part)) &&
  NOUN_OF_LIST_AT_END_PATTERN.test(before) &&
  / (?:and|&|or) (?!\p{L}+ed )/u.test(part) &&
  !hasFigure(part);

/**
 * Puts 'and' before the last of several acts in the past that only commas separate: 'ran two mills, cut waste by 8%'.
 */
function joinLastAct(predicate: string): string {
  if (verbForm(firstWordOf(predicate))?.form !== 'past') return predicate;
  const parts = predicate.split(', ');
  const starts = parts.map((part, at) => {
    const [word = '', next = ''] = part.split(' ');
    return at > 0 && isAct(word) && next !== '' && !AFTER_PARTICIPLE_PATTERN.test(next) && wordsIn(part) > 2;
  });
  const last = starts.lastIndexOf(true);
  if (last < 1 || last !== parts.length - 1 || endsEnumeration(parts)) return predicate;
  const before = parts.slice(0, last).join(', ');
  // After a clause the act may belong to it: 'a team that moved two cranes, planned the berths'.
  if (
    / (?:that|which|who|where|to|by|while) /.test(before) ||
    / and \p{Ll}+(?:ed|ing)\b/u.test(parts[last] ?? '') ||
    mayBeNouns(before, parts[last] ?? '')
  )
    return predicate;
  const isPair = !before.includes(', ') && !/ and /.test(before);
  return `${before}${isPair ? '' : ','} and ${parts[last]}`;
}

/** Claims without a figure at the end of an act that has said what was done: ', enhancing team efficiency'. */
const CLAIM_AT_END_PATTERN =
  /, (?:thereby |thus )?(?:enhancing|ensuring|fostering|strengthening|bridging|supporting|nurturing|aligning|promoting|boosting|demonstrating|driving|improving|maximi[sz]ing)(?: [\p{L}-]{1,20}){1,4}$/iu;
/** Verbs with a gerund clause before, to which a second one is joined. */
const TWO_GERUNDS_PATTERN = /^(.*, (\p{Ll}{3,}ing) [^,;]{6,120}), (\p{Ll}{3,}ing) ([^,;]{6,120})$/u;
const NO_CLAUSE_PATTERN = /^(?:including|during|according|excluding|regarding|concerning|following|pending)$/;
const isGerundOfVerb = (word: string): boolean => {
  const verb = verbForm(word);
  return verb?.form === 'gerund' && verb.base !== undefined && !NO_CLAUSE_PATTERN.test(word);
};

/**
 * Joins the last two of several clauses with a gerund: 'opened a quay, cutting waits by 9%, raising tolls by 2%'. A
 * short claim without a figure is removed.
 */
function joinGerunds(predicate: string): string {
  const bare = predicate.replace(CLAIM_AT_END_PATTERN, '');
  if (
    bare !== predicate &&
    wordsIn(bare) > MIN_KEPT_WORDS &&
    !/, \p{Ll}+$/u.test(bare) &&
    !isUnfinished(bare)
  ) {
    // ', building mills, improving them': the items of one list are no claims.
    const isOfList = /(?:by|through|for|of|in|,) \p{Ll}+ing(?: \S+){0,2}$/u.test(bare);
    if (!isOfList) return bare;
  }
  const [, before = '', first = '', second = '', rest = ''] = TWO_GERUNDS_PATTERN.exec(predicate) ?? [];
  if (!isGerundOfVerb(first) || !isGerundOfVerb(second) || / and \p{Ll}+ing\b/u.test(`${before} ${rest}`))
    return predicate;
  return `${before} and ${second} ${rest}`;
}

/** Two clauses that say what was ensured: ', ensuring calm seas and ensuring dry decks'. */
const ENSURED_TWICE_PATTERN = /^([^;]{8,200}), (ensuring [^,;]{6,120}),? and (ensuring [^;]{6,160})$/u;
/** An act with one clause that says what was ensured, unless both have figures: the one with a figure, or the first. */
const ensureOnce = (predicate: string): string =>
  predicate.replace(ENSURED_TWICE_PATTERN, (whole, act: string, first: string, second: string) => {
    if (hasFigure(second)) return hasFigure(first) ? whole : `${act}, ${second}`;
    return `${act}, ${first}`;
  });

/** A predicate whose acts and circumstances are joined as in prose. */
export const joinActs = (predicate: string): string =>
  ensureOnce(joinGerunds(joinLastAct(joinAfterSemicolon(predicate))));

/** A predicate as a sentence of prose has it, with the articles and the 'and' that notes omit. */
export const proseOf = (predicate: string): string => insertFinalAnd(insertArticles(joinActs(predicate)));
