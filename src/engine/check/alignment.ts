/** Whether words of a sentence say what a statement says: same verb, same object, same numbers, in the same order. */
import { thirdPersonOf } from '../language/grammar/foreign';
import { withoutSetting } from '../language/grammar/person';
import { beginsWithVerb, type HeadForms } from '../language/grammar/predicate';
import { verbForm } from '../language/grammar/verbs';
import { isNominal } from '../language/vocabulary/action-nouns';
import { TITLE_NOUN } from '../language/vocabulary/titles';
import { tokensOf } from './record-index';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words without a content of their own; amounts keep theirs ('from 12 to 5', 'by a third'). */
const EMPTY =
  words(`a an the of in at for with on and as or its their his her our my this that these those is was are were been be has
have had also all he she they i we it which who there s where own more der die das und von im in bei mit des den dem ein eine einen einer
zur zum für fur ist hat le la les l d de des du un une et a au aux en chez est dans pour el los las y e del al con por para su sus o os as
da do das dos na no nos nas em um uma com il lo gli i di della dei delle del nel nella presso per een het van voor met op bij`);
/** Words without which the remaining text says the opposite, or less. */
const LIMITS = words('not no never without failed nearly almost only partly less fewer despite');
const FOREIGN_LIMITS = words(
  'nicht nie niemals kein keine keinen ohne sans pas jamais sin sem nao senza non niet nooit nunca geen zonder',
);
/** Verbs after which the action itself was not done. */
const HELPED = words(
  'helped help helps helping assisted assist assists assisting supported support supports contributed contribute participated participate aimed aim tried try sought attempted planned hoped wanted learned studied proposed recommended advised',
);
/** 'Rebuilt the warehouse, reducing costs by 20%': who did the one did the other, where a figure says so. */
const CHANGING = words(
  'reducing cutting lowering shortening halving increasing raising lifting growing doubling tripling improving saving generating',
);
/** Verbs that are synonyms here: a different choice of word, not a different act. */
const ALIKE: ReadonlyMap<string, number> = new Map(
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
const LARGEST_GAP = 14;

/** A statement as a sequence of words, with the positions where a predicate of its subject begins. */
export interface Sequence {
  tokens: readonly string[];
  /** Indexes of the verbs whose subject is the person. */
  heads: ReadonlySet<number>;
  /** Index of the first word that is no 'I', label or praise. */
  first: number;
  /** Indexes where a part begins with a noun of action or with the part somebody had: 'Implementation of ...'. */
  nominal: ReadonlySet<number>;
}

const PRAISE = words(
  'experienced seasoned accomplished dynamic visionary passionate driven motivated dedicated skilled talented proven agile strategic hands innovative enthusiastic creative versatile award winning successful highly very detail oriented results hard working',
);
const ADVERBS = words(
  'successfully also then currently now previously later recently always often actively effectively personally further today presently additionally consistently regularly proudly jointly single handedly primarily mainly mostly typically generally usually frequently especially deeply',
);

/** A designation of a person: a title among the first words of the statement, or the noun after 'I am'. */
const isPerson = (tokens: readonly string[], at: number) =>
  /^(?:am|m|is|was)$/.test(tokens[at - 1] ?? '') ||
  /^(?:am|m|is|was)$/.test(tokens[at - 2] ?? '') ||
  tokens
    .slice(at, at + 6)
    .some(
      (word) =>
        (TITLE_NOUN.test(word) && !/^(?:lead|head|pilot|driver|agent|chair|coach|chef)$/.test(word)) ||
        /^(?:generalist|professional|practitioner|expert|leader)$/.test(word),
    );
const STATE = words(
  'responsible accountable skilled experienced proficient known fluent adept instrumental involved open based specialised specialized versed comfortable best promoted appointed awarded invited selected elected recognised recognized nominated named ranked mandated',
);

const baseOf = (word: string) => verbForm(word)?.base;
/** Whether a form is of a listed verb, or a past of one that is not listed ('planted'). */
const isKnown = ({ form, base }: { form: string; base?: string }) => base !== undefined || form === 'past';
/** A gerund alone is no finite verb. */
const isVerb = (word: string) => {
  const verb = verbForm(word);
  return verb !== undefined && verb.form !== 'gerund' && isKnown(verb);
};

const SUBJECT = /^(?:(?:today|currently|now|also),? )?(?:I|he|she|they)(?:['’]\p{L}+)?\s/iu;
const startsWith = (text: string, name: string) => name !== '' && text.startsWith(`${name.split(' ')[0]} `);

/** Reads a statement into its words and the verbs of its own subject: the first one and those coordinated with it. */
export function sequenceOf(whole: string, name: string, beside: HeadForms = new Map()): Sequence {
  const text = withoutSetting(whole);
  const own = new Set([
    ...tokensOf(name),
    'i',
    'he',
    'she',
    'they',
    'we',
    'my',
    'am',
    'm',
    've',
    'have',
    'has',
    'had',
    'ich',
    'je',
    'ik',
    'io',
    'eu',
    'yo',
  ]);
  const tokens: string[] = [];
  const heads = new Set<number>();
  const nominal = new Set<number>();
  let first = -1;
  // A label ('Sales: introduced ...') and a semicolon begin anew; a comma or 'and' goes on with the same subject.
  for (const part of text.split(/(?<=[:;.])\s+|(?<!\s)\s+[–—]\s+|(?<!\s)\s+-\s+(?=\p{Lu}\p{Ll})/u)) {
    let fresh = true;
    if (isNominal(part)) nominal.add(tokens.length);
    const sure = SUBJECT.test(part) || beginsWithVerb(part, beside) || startsWith(part, name);
    let subordinate = false;
    let form: string | undefined;
    for (const clause of part.split(/(?<=,)\s+/)) {
      let open = fresh || form !== undefined;
      for (const word of tokensOf(clause)) {
        const at = tokens.push(word) - 1;
        // 'I am the author of a book and I speak at fairs': the verb that goes on is in the form of 'am'.
        if (fresh && /^(?:am|m)$/.test(word)) form ??= 'base';
        if (fresh && (own.has(word) || ADVERBS.has(word))) continue;
        if (first < 0 && !PRAISE.has(word)) first = at;
        if (/^(?:that|which|who|whose|to|where|while|by|for)$/.test(word)) subordinate = true;
        const is = verbForm(word);
        if (
          sure &&
          open &&
          is &&
          isKnown(is) &&
          (fresh || (!subordinate && is.form === form && !(is.form === 'gerund')))
        ) {
          heads.add(at);
          form ??= is.form;
        }
        const begins = clause.toLowerCase().startsWith(word);
        if (
          sure &&
          begins &&
          CHANGING.has(word) &&
          /\d/.test(clause) &&
          !tokens.some((one) => HELPED.has(one))
        )
          heads.add(at);
        fresh = false;
        open = /^(?:and|or|then|but|also|i)$/.test(word) && form !== undefined;
      }
      subordinate = subordinate && !/^(?:and|then)\b/.test(clause);
    }
  }
  return { tokens, heads, first: Math.max(first, 0), nominal };
}

const sameStem = (a: string, b: string) =>
  a === b ||
  (!/\d/.test(a + b) &&
    ((a.length > 3 && b.length > 3 && (`${a}s` === b || `${b}s` === a || `${a}es` === b || `${b}es` === a)) ||
      (baseOf(a) !== undefined && baseOf(a) === baseOf(b))));

/** Other languages turn 'Lancei' into 'lançou': the beginning decides. */
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
  return x === y || (ALIKE.get(x) !== undefined && ALIKE.get(x) === ALIKE.get(y));
};

/** The words that must be found again, in order. Function words count next to an amount or a limit. */
export function contentOf(tokens: readonly string[]): string[] {
  return tokens.filter((word) => !EMPTY.has(word));
}

export interface Aligned {
  verb?: string;
  object: string;
  numbers: string[];
}

/**
 * Finds the words of a clause in a statement, in order. Undefined where a word is missing or out of order, the verb
 * is not one of the person's own, a negation or another predicate is in between, or the person only helped.
 * @param english whether verbs can be distinguished from nouns
 */
export function align(clause: readonly string[], statement: Sequence, english: boolean): Aligned | undefined {
  const wanted = contentOf(clause);
  if (wanted.length === 0) return undefined;
  const { tokens, heads, first, nominal } = statement;
  const [head = ''] = wanted;
  // 'is the author of': a noun follows 'is' and an article, although the word can be a verb.
  const named = /^(?:is|was) (?:an?|the)$/.test(clause.slice(0, clause.indexOf(head)).slice(-2).join(' '));
  const verbal = english && isVerb(head) && !named;
  const starts = tokens.flatMap((word, at) => {
    if (verbal && heads.has(at) && sameVerb(head, word)) return [at];
    if (english && nominal.has(at) && head === word) return [at];
    const initial = at <= first || contentOf(tokens.slice(first, at)).every((one) => PRAISE.has(one));
    if (!english)
      return initial && (sameForeign(head, word) || EMPTY.has(word) || thirdPersonOf(word).includes(head))
        ? [at]
        : [];
    // Statements about what somebody is, or how their team is, align from the first word on.
    const mine = /^(?:my|our|his|her)$/.test(tokens[at - 1] ?? '');
    const person = STATE.has(word) || (!verbal && isPerson(tokens, at));
    return initial && sameStem(head, word) && (mine || person) ? [at] : [];
  });
  for (const start of starts) {
    const found = follow(wanted, statement, start, english, verbal);
    if (!found) continue;
    const before = tokens.slice(Math.max(0, start - 3), start);
    if (before.some((word) => HELPED.has(word) || LIMITS.has(word))) continue;
    const numbers = wanted.filter((word) => /\d/.test(word));
    return {
      ...(verbal ? { verb: head } : {}),
      object: (verbal ? wanted.slice(1) : wanted).join(' '),
      numbers,
    };
  }
  return undefined;
}

function follow(
  wanted: readonly string[],
  { tokens, heads }: Sequence,
  start: number,
  english: boolean,
  verbal: boolean,
): boolean {
  let at = start;
  for (const [place, word] of wanted.entries()) {
    if (place === 0) {
      at = !english && EMPTY.has(tokens[start] ?? '') ? start - 1 : start;
      if (at === start) continue;
    }
    let next = -1;
    for (let index = at + 1; index < tokens.length && index <= at + LARGEST_GAP; index += 1) {
      const token = tokens[index] ?? '';
      // The object follows its verb at once: of 'Led due diligence on two companies' nobody led the companies.
      const skipped = tokens.slice(at + 1, index).some((one) => !EMPTY.has(one));
      if (english && place === 1 && skipped) return false;
      const same =
        (english ? sameStem(word, token) : sameForeign(word, token)) ||
        (verbal && heads.has(index) && sameVerb(word, token));
      if (same) {
        // A verb of the clause is a verb of the person there; what was a noun or a modifier is none.
        next = index;
        break;
      }
      if ((english ? LIMITS : FOREIGN_LIMITS).has(token) || (heads.has(index) && !EMPTY.has(token)))
        return false;
    }
    if (next < 0) return false;
    at = next;
  }
  return true;
}
