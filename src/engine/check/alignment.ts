/** Decides whether words of a sentence follow from a statement: same verb, object and numbers, in the same order. */
import { thirdPersonOf } from '../language/grammar/foreign';
import { verbForm } from '../language/grammar/verbs';
import { PERSON_NOUN_PATTERN, TITLE_NOUN_PATTERN } from '../language/vocabulary/titles';
import { HELPING_WORDS, isKnownVerb, PRAISE, type WordSequence } from './word-sequence';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Function words, which a statement need not have in common with a sentence. */
const FUNCTION_WORDS =
  words(`a an the of in at for with on and as or its their his her our my this that these those is was are were been be has
have had also all he she they i we it which who there s where own more der die das und von im in bei mit des den dem ein eine einen einer
zur zum für fur ist hat le la les l d de des du un une et a au aux en chez est dans pour el los las y e del al con por para su sus o os as
da do das dos na no nos nas em um uma com il lo gli i di della dei delle del nel nella presso per een het van voor op bij`);
/** Words whose omission would turn the remaining text into its opposite, or weaken it. */
const LIMITING_WORDS = words('not no never without failed nearly almost only partly less fewer despite');
const FOREIGN_LIMITING_WORDS = words(
  'nicht nie niemals kein keine keinen ohne sans pas jamais sin sem nao senza non niet nooit nunca geen zonder',
);
/** Verbs that are treated as synonyms, with the number of their row. */
const SYNONYMS: ReadonlyMap<string, number> = new Map(
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
/** Maximum number of words between two words that are found in order. */
const MAX_GAP_WORDS = 14;

/** Gerunds of work for someone else, whose title follows. */
const SERVING_GERUNDS = words(
  'assisting supporting helping advising reporting liaising coordinating briefing guiding coaching',
);
const IS_OR_HAS_PATTERN = /^(?:am|m|is|was|have|ve|has)$/;

/**
 * Whether a word says what the person is or has: a title at the beginning of the statement, or the noun after
 * 'I am' or 'I have'.
 */
const saysWhatPersonIs = (tokens: readonly string[], at: number) =>
  IS_OR_HAS_PATTERN.test(tokens[at - 1] ?? '') ||
  IS_OR_HAS_PATTERN.test(tokens[at - 2] ?? '') ||
  (PRAISE.has(tokens[at - 1] ?? '') && IS_OR_HAS_PATTERN.test(tokens[at - 3] ?? '')) ||
  // A title after a word for the present: 'Currently leading the team'.
  (/^(?:currently|presently|now)$/.test(tokens[at - 1] ?? '') &&
    verbForm(tokens[at] ?? '')?.form === 'gerund') ||
  contentWords(tokens.slice(at, at + 9))
    .slice(0, 6)
    .some(
      (word) =>
        (TITLE_NOUN_PATTERN.test(word) &&
          !/^(?:lead|head|pilot|driver|agent|chair|coach|chef)$/.test(word)) ||
        PERSON_NOUN_PATTERN.test(word),
    );
const STATE_WORDS = words(
  'passionate passion experience expertise knowledge track background career charge responsible accountable skilled experienced proficient known fluent adept instrumental involved open based specialised specialized versed comfortable best promoted appointed awarded invited selected elected hired recruited tasked asked chosen engaged commissioned honoured honored seconded entrusted assigned recognised recognized nominated named ranked mandated',
);

const baseOf = (word: string) => verbForm(word)?.base;
/** A gerund alone is not a finite verb. */
const isVerb = (word: string) => {
  const verb = verbForm(word);
  return verb !== undefined && verb.form !== 'gerund' && isKnownVerb(verb);
};

const sameStem = (a: string, b: string) =>
  a === b ||
  (!/\d/.test(a + b) &&
    ((a.length > 3 && b.length > 3 && (`${a}s` === b || `${b}s` === a || `${a}es` === b || `${b}es` === a)) ||
      (baseOf(a) !== undefined && baseOf(a) === baseOf(b))));

/** Other languages change the ending ('Lancei' becomes 'lançou'), so only the beginning is compared. */
const sameForeign = (a: string, b: string) =>
  a === b ||
  (!/\d/.test(a + b) &&
    a.length > 4 &&
    b.length > 4 &&
    a.slice(0, 4) === b.slice(0, 4) &&
    Math.abs(a.length - b.length) < 4);

const sameVerb = (a: string, b: string) => {
  const [x, y] = [baseOf(a), baseOf(b)];
  if (!x || !y) return a === b;
  return x === y || (SYNONYMS.get(x) !== undefined && SYNONYMS.get(x) === SYNONYMS.get(y));
};

/** The words that must be found in order: all but function words. */
export function contentWords(tokens: readonly string[]): string[] {
  return tokens.filter((word) => !FUNCTION_WORDS.has(word));
}

/** Whether only ignored words precede a word in its part of the statement. */
const isFirstOfPart = ({ tokens, parts }: WordSequence, at: number): boolean =>
  contentWords(
    tokens.slice(
      parts.findLast((part) => part <= at),
      at,
    ),
  ).length === 0;

export interface Alignment {
  verb?: string;
  object: string;
  numbers: string[];
}

/**
 * Finds the words of a clause in a statement, in order. Undefined if a word is missing or out of order, if
 * the verb does not have the person as its subject, if a negation or another predicate is in between, or if
 * the person only helped.
 * @param english whether verbs can be distinguished from nouns
 */
export function alignClause(
  clause: readonly string[],
  statement: WordSequence,
  english: boolean,
): Alignment | undefined {
  // 'No' is Portuguese for 'in the', but denies in English.
  const wanted = english
    ? clause.filter((word) => !FUNCTION_WORDS.has(word) || LIMITING_WORDS.has(word))
    : contentWords(clause);
  if (wanted.length === 0) return undefined;
  const { tokens, heads, first, nominal } = statement;
  const [head = ''] = wanted;
  // 'is the author of': a noun follows 'is' and an article, although the word can be a verb.
  // 'IT', folded, is not a pronoun there: 'is an IT support leader'.
  const isNoun = /(?:^| )(?:is|was|has) (?:an?|the)(?: it)?$/.test(
    clause.slice(0, clause.indexOf(head)).join(' '),
  );
  const isVerbal = english && isVerb(head) && !isNoun;
  const starts = tokens.flatMap((word, at) => {
    if (isVerbal && heads.has(at) && sameVerb(head, word)) return [at];
    if (english && nominal.has(at) && head === word) return [at];
    const initial = at <= first || contentWords(tokens.slice(first, at)).every((one) => PRAISE.has(one));
    // In other languages verbs are not known, so a clause begins where a part of the statement does, as after a label.
    if (!english)
      return (initial || isFirstOfPart(statement, at)) &&
        (sameForeign(head, word) || FUNCTION_WORDS.has(word) || thirdPersonOf(word).includes(head))
        ? [at]
        : [];
    // Statements about what the person is, or what their team is like, are aligned from their first word.
    const mine = /^(?:my|our|his|her)$/.test(tokens[at - 1] ?? '');
    // 'Assisting Director on the budget' names the person assisted.
    const person =
      STATE_WORDS.has(word) || (!isVerbal && !SERVING_GERUNDS.has(word) && saysWhatPersonIs(tokens, at));
    return (initial || (mine && isFirstOfPart(statement, at))) && sameStem(head, word) && (mine || person)
      ? [at]
      : [];
  });
  for (const start of starts) {
    const found = followsInOrder(wanted, statement, start, english, isVerbal);
    if (!found) continue;
    const before = tokens.slice(Math.max(0, start - 3), start);
    if (before.some((word) => HELPING_WORDS.has(word) || LIMITING_WORDS.has(word))) continue;
    const numbers = wanted.filter((word) => /\d/.test(word));
    return {
      ...(isVerbal ? { verb: head } : {}),
      object: (isVerbal ? wanted.slice(1) : wanted).join(' '),
      numbers,
    };
  }
  return undefined;
}

function followsInOrder(
  wanted: readonly string[],
  { tokens, heads }: WordSequence,
  start: number,
  english: boolean,
  isVerbal: boolean,
): boolean {
  let at = start;
  for (const [place, word] of wanted.entries()) {
    if (place === 0) {
      at = !english && FUNCTION_WORDS.has(tokens[start] ?? '') ? start - 1 : start;
      if (at === start) continue;
    }
    let next = -1;
    for (let index = at + 1; index < tokens.length && index <= at + MAX_GAP_WORDS; index += 1) {
      const token = tokens[index] ?? '';
      // The object must follow its verb directly: in 'Led due diligence on two companies' nobody led the companies.
      const skipped = tokens.slice(at + 1, index).some((one) => !FUNCTION_WORDS.has(one));
      if (english && place === 1 && skipped) return false;
      // A verb of the clause must be a verb of the person in the statement, not a noun or a modifier.
      const same =
        (english ? sameStem(word, token) : sameForeign(word, token) || thirdPersonOf(token).includes(word)) ||
        (isVerbal && heads.has(index) && sameVerb(word, token));
      if (same) {
        next = index;
        break;
      }
      if (
        (english ? LIMITING_WORDS : FOREIGN_LIMITING_WORDS).has(token) ||
        (heads.has(index) && !FUNCTION_WORDS.has(token))
      )
        return false;
    }
    if (next < 0) return false;
    at = next;
  }
  return true;
}
