/** Decides whether words of a sentence follow from a statement: same verb, object and numbers, in the same order. */
import { thirdPersonOf } from '../language/grammar/foreign';
import { isKnownByPast, verbForm } from '../language/grammar/verbs';
import { PERSON_NOUN_PATTERN, TITLE_NOUN_PATTERN } from '../language/vocabulary/titles';
import {
  CHANGE_GERUNDS,
  FREQUENCY_WORDS,
  HELPING_WORDS,
  isKnownVerb,
  PRAISE_WORDS,
  PREDICATE_WORDS,
  type WordSequence,
} from './word-sequence';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Function words, which a statement need not have in common with a sentence. */
const FUNCTION_WORDS =
  words(`a an the of in at for with on and as or its their his her our my this that these those is was are were been be has
have had also all he she they i we it which who there s where own more der die das und von im in bei mit des den dem ein eine einen einer
zur zum für fur ist hat le la les l d de des du un une et a au aux en chez est dans pour el los las y e del al con por para su sus o os as
da do das dos na no nos nas em um uma com il lo gli i di della dei delle del nel nella presso per een het van voor op bij`);
/** Words without which the remaining text would say the opposite, or more than the statement does. */
const LIMITING_WORDS = words('not no never without failed nearly almost only partly less fewer despite');
const FOREIGN_LIMITING_WORDS = words(
  'nicht nie niemals kein keine keinen ohne sans pas jamais sin sem nao senza non niet nooit nunca geen zonder',
);
/** Verbs that are treated as synonyms if they have the same number. */
const SYNONYM_NUMBER_BY_VERB: ReadonlyMap<string, number> = new Map(
  [
    'grow increase raise lift expand scale',
    'cut reduce lower decrease trim',
    'lead head manage direct run oversee',
    'build create develop establish set',
    'launch introduce start',
    'win secure',
    'redesign rework overhaul',
    'shorten accelerate',
    'hire recruit',
    'coach mentor',
  ].flatMap((row, at) => row.split(' ').map((verb) => [verb, at] as const)),
);
/** A word is looked for at most this many words after the one before it. */
const MAX_WORD_DISTANCE = 14;

/** Gerunds of work for someone else, whose title may follow: 'Assisting Director'. */
const SERVING_GERUNDS = words(
  'assisting supporting helping advising reporting liaising coordinating briefing guiding coaching',
);
/** Maximum number of words, and of those that are not function words, up to the noun of a title. */
const MAX_TITLE_WORDS = 9;
const MAX_TITLE_CONTENT_WORDS = 6;
const IS_OR_HAS_PATTERN = /^(?:am|m|is|was|have|ve|has)$/;

/**
 * Whether a word says what the person is or has: it begins a title, or follows 'I am', 'I have' or a word for the
 * present.
 */
const saysWhatPersonIs = (tokens: readonly string[], at: number) =>
  IS_OR_HAS_PATTERN.test(tokens[at - 1] ?? '') ||
  IS_OR_HAS_PATTERN.test(tokens[at - 2] ?? '') ||
  (PRAISE_WORDS.has(tokens[at - 1] ?? '') && IS_OR_HAS_PATTERN.test(tokens[at - 3] ?? '')) ||
  // A title after a word for the present: 'Currently leading the team'.
  (/^(?:currently|presently|now)$/.test(tokens[at - 1] ?? '') &&
    verbForm(tokens[at] ?? '')?.form === 'gerund') ||
  contentWords(tokens.slice(at, at + MAX_TITLE_WORDS))
    .filter((word, place) => place === 0 || !PRAISE_WORDS.has(word))
    .slice(0, MAX_TITLE_CONTENT_WORDS)
    .some(
      (word) =>
        (TITLE_NOUN_PATTERN.test(word) &&
          !/^(?:lead|head|pilot|driver|agent|chair|coach|chef)$/.test(word)) ||
        PERSON_NOUN_PATTERN.test(word) ||
        /^(?:responsibility|accountability|ownership|oversight)$/.test(word),
    );
/** Words for what the person is or has, with which a clause about them may begin. */
const STATE_WORDS = words(
  'passionate passion experience expertise knowledge track success background career charge responsible accountable skilled experienced proficient known fluent adept instrumental involved open based specialised specialized versed comfortable best promoted appointed awarded invited selected elected hired recruited tasked asked chosen engaged commissioned honoured honored seconded entrusted assigned recognised recognized nominated named ranked mandated',
);

/** The base form of a verb, also of one that is mostly a noun: 'fix'. */
const baseOf = (word: string) => verbForm(word)?.base ?? (isKnownByPast(word) ? word : undefined);
/** Whether a word is a finite verb; a gerund alone is not. */
const isVerb = (word: string) => {
  const verb = verbForm(word);
  return verb !== undefined && verb.form !== 'gerund' && isKnownVerb(verb);
};

const sameStem = (a: string, b: string) =>
  a === b ||
  (!/\d/.test(a + b) &&
    ((a.length > 3 && b.length > 3 && (`${a}s` === b || `${b}s` === a || `${a}es` === b || `${b}es` === a)) ||
      (baseOf(a) !== undefined && baseOf(a) === baseOf(b))));

/** Length of the beginning that forms of one word share, and maximum difference between the lengths of such forms. */
const STEM_CHARACTERS = 4;
const MAX_ENDING_DIFFERENCE = 3;

/**
 * Whether two words of another language may be forms of one word. Only their beginnings are compared, since endings
 * change: 'Lancei' becomes 'lançou'.
 */
const sameForeign = (a: string, b: string) =>
  a === b ||
  (!/\d/.test(a + b) &&
    a.length > STEM_CHARACTERS &&
    b.length > STEM_CHARACTERS &&
    a.slice(0, STEM_CHARACTERS) === b.slice(0, STEM_CHARACTERS) &&
    Math.abs(a.length - b.length) <= MAX_ENDING_DIFFERENCE);

const sameVerb = (a: string, b: string) => {
  const [x, y] = [baseOf(a), baseOf(b)];
  if (!x || !y) return a === b;
  return (
    x === y ||
    (SYNONYM_NUMBER_BY_VERB.get(x) !== undefined &&
      SYNONYM_NUMBER_BY_VERB.get(x) === SYNONYM_NUMBER_BY_VERB.get(y))
  );
};

/** The words that must be found in order: all but function words. */
export function contentWords(tokens: readonly string[]): string[] {
  return tokens.filter((word) => !FUNCTION_WORDS.has(word));
}

/** Whether only function words precede a word in its part of the statement. */
const isFirstOfPart = ({ tokens, partIndexes }: WordSequence, at: number): boolean =>
  contentWords(
    tokens.slice(
      partIndexes.findLast((part) => part <= at),
      at,
    ),
  ).length === 0;

/** What a clause says that was found in a statement: its verb if it has one, the words after it, and its numbers. */
export interface Alignment {
  verb?: string;
  object: string;
  numbers: string[];
}

/**
 * Finds the words of a clause in a statement, in order. Undefined if a word is missing or out of order, if
 * the verb does not have the person as its subject, if a negation or another predicate is in between, or if
 * the person only helped.
 * @param english whether the text is in English, where verbs can be distinguished from nouns
 */
export function alignClause(
  clause: readonly string[],
  statement: WordSequence,
  english: boolean,
): Alignment | undefined {
  // 'No' is Portuguese for 'in the', but denies in English.
  const contents = english
    ? clause.filter((word) => !FUNCTION_WORDS.has(word) || LIMITING_WORDS.has(word))
    : contentWords(clause);
  // How often something was done stands before its verb in both: 'regularly led'.
  const frequency = english && FREQUENCY_WORDS.has(contents[0] ?? '') ? contents[0] : undefined;
  const clauseWords = frequency ? contents.slice(1) : contents;
  if (clauseWords.length === 0) return undefined;
  const { tokens, headIndexes, firstIndex, nominalIndexes } = statement;
  const [head = ''] = clauseWords;
  // 'is the author of': a noun follows 'is' and an article, although the word can be a verb.
  // 'IT', folded, is not a pronoun there: 'is an IT support leader'.
  const isNoun = /(?:^| )(?:is|was|has) (?:an?|the)(?: it)?$/.test(
    clause.slice(0, clause.indexOf(head)).join(' '),
  );
  const isVerbal = english && isVerb(head) && !isNoun;
  const starts = tokens.flatMap((word, at) => {
    if (isVerbal && headIndexes.has(at) && sameVerb(head, word)) return [at];
    if (english && nominalIndexes.has(at) && head === word) return [at];
    const isInitial =
      at <= firstIndex || contentWords(tokens.slice(firstIndex, at)).every((one) => PRAISE_WORDS.has(one));
    // In other languages verbs are not known, so a clause begins where a part of the statement does, as after a label.
    if (!english)
      return (isInitial || isFirstOfPart(statement, at)) &&
        (sameForeign(head, word) || FUNCTION_WORDS.has(word) || thirdPersonOf(word).includes(head))
        ? [at]
        : [];
    // Statements about what the person is, or what their team is like, are aligned from their first word.
    const followsPossessive = /^(?:my|our|his|her)$/.test(tokens[at - 1] ?? '');
    // 'Assisting Director on the budget' names the person assisted.
    const namesPerson =
      STATE_WORDS.has(word) || (!isVerbal && !SERVING_GERUNDS.has(word) && saysWhatPersonIs(tokens, at));
    return (isInitial || (followsPossessive && isFirstOfPart(statement, at))) &&
      sameStem(head, word) &&
      (followsPossessive || namesPerson)
      ? [at]
      : [];
  });
  for (const start of starts) {
    const last = lastAligned(clauseWords, statement, start, english, isVerbal);
    if (last === undefined) continue;
    // 'Reduction of losses was refused' does not say that they were reduced.
    const isNominal = english && nominalIndexes.has(start) && !headIndexes.has(start);
    if (isNominal && PREDICATE_WORDS.has(tokens[last + 1] ?? '')) continue;
    const before = tokens.slice(Math.max(0, start - 3), start);
    if (before.some((word) => HELPING_WORDS.has(word) || LIMITING_WORDS.has(word))) continue;
    if (frequency && tokens[start - 1] !== frequency) continue;
    const numbers = clauseWords.filter((word) => /\d/.test(word));
    return {
      ...(isVerbal ? { verb: head } : {}),
      object: (isVerbal ? clauseWords.slice(1) : clauseWords).join(' '),
      numbers,
    };
  }
  return undefined;
}

/** The index of the last word of a clause that follows in order from a start; undefined if one does not follow. */
function lastAligned(
  clauseWords: readonly string[],
  { tokens, headIndexes }: WordSequence,
  start: number,
  english: boolean,
  isVerbal: boolean,
): number | undefined {
  let at = start;
  for (const [place, word] of clauseWords.entries()) {
    if (place === 0) {
      at = !english && FUNCTION_WORDS.has(tokens[start] ?? '') ? start - 1 : start;
      if (at === start) continue;
    }
    let next = -1;
    // A change in figures may follow its act at any distance: 'Introduced ..., reducing failures by 35%'.
    const distance = isVerbal && CHANGE_GERUNDS.has(word) ? tokens.length : MAX_WORD_DISTANCE;
    for (let index = at + 1; index < tokens.length && index <= at + distance; index += 1) {
      const token = tokens[index] ?? '';
      // The object must follow its verb directly: in 'Led due diligence on two companies' nobody led the companies.
      const skipsContent = tokens.slice(at + 1, index).some((one) => !FUNCTION_WORDS.has(one));
      if (english && place === 1 && skipsContent) return undefined;
      // A verb of the clause must be a verb of the person in the statement, not a noun or a modifier.
      const isNear = index <= at + MAX_WORD_DISTANCE || headIndexes.has(index);
      const isMatch =
        isNear &&
        ((english
          ? sameStem(word, token)
          : sameForeign(word, token) || thirdPersonOf(token).includes(word)) ||
          (isVerbal && headIndexes.has(index) && sameVerb(word, token)));
      if (isMatch) {
        next = index;
        break;
      }
      if (
        (english ? LIMITING_WORDS : FOREIGN_LIMITING_WORDS).has(token) ||
        (headIndexes.has(index) && !FUNCTION_WORDS.has(token))
      )
        return undefined;
    }
    if (next < 0) return undefined;
    at = next;
  }
  return at;
}
