/** Decides whether words of a sentence say what a statement says: same verb, object and numbers, in the same order. */
import { KEPT_ADVERBS, LEADING_ADVERBS } from '../language/grammar/adverbs';
import { thirdPersonOf } from '../language/grammar/foreign';
import { withoutSetting } from '../language/grammar/person';
import { beginsWithVerb, type HeadForms, withPast } from '../language/grammar/predicate';
import { verbForm } from '../language/grammar/verbs';
import { isNominal } from '../language/vocabulary/action-nouns';
import { withoutEmphasis } from '../language/vocabulary/filler';
import { TITLE_NOUN } from '../language/vocabulary/titles';
import { tokensOf } from './record-index';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Function words, which are ignored except next to amounts ('from 12 to 5', 'by a third'). */
const EMPTY =
  words(`a an the of in at for with on and as or its their his her our my this that these those is was are were been be has
have had also all he she they i we it which who there s where own more der die das und von im in bei mit des den dem ein eine einen einer
zur zum für fur ist hat le la les l d de des du un une et a au aux en chez est dans pour el los las y e del al con por para su sus o os as
da do das dos na no nos nas em um uma com il lo gli i di della dei delle del nel nella presso per een het van voor met op bij`);
/** Words whose omission would turn the remaining text into its opposite, or weaken it. */
const LIMITS = words('not no never without failed nearly almost only partly less fewer despite');
const FOREIGN_LIMITS = words(
  'nicht nie niemals kein keine keinen ohne sans pas jamais sin sem nao senza non niet nooit nunca geen zonder',
);
/** Verbs for an action that was only assisted or attempted. */
const HELPED = words(
  'helped help helps helping assisted assist assists assisting supported support supports contributed contribute participated participate aimed aim tried try sought attempted planned hoped wanted learned studied proposed recommended advised',
);
/**
 * Verbs of change. Their subject also did what follows if a figure is given: 'Rebuilt the warehouse, reducing
 * costs by 20%'.
 */
const CHANGING = words(
  'reducing cutting lowering shortening halving increasing raising lifting growing doubling tripling improving saving generating',
);
/** Verbs that are treated as synonyms: a different word for the same act. */
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

/** A statement as a sequence of words, with the positions at which the person's predicates begin. */
export interface WordSequence {
  tokens: readonly string[];
  /** Indexes of the verbs whose subject is the person. */
  heads: ReadonlySet<number>;
  /** Index of the first word after 'I', a label or praise. */
  first: number;
  /**
   * Indexes at which a part begins with a noun of action, or with the person's role in a task:
   * 'Implementation of ...'.
   */
  nominal: ReadonlySet<number>;
  /** Indexes at which a part begins: after a label, a semicolon or a full stop. */
  parts: readonly number[];
}

const PRAISE = words(
  'experienced seasoned accomplished dynamic visionary passionate driven motivated dedicated skilled talented proven agile strategic hands innovative enthusiastic creative versatile award winning successful highly very detail oriented results hard working',
);
const ADVERBS = new Set([
  ...LEADING_ADVERBS,
  ...KEPT_ADVERBS,
  ...words('today additionally jointly single handedly atualmente hoje actualmente hoy actuellement'),
]);

const IS_OR_HAS = /^(?:am|m|is|was|have|has)$/;

/**
 * Whether a word says what the person is or has: a title at the beginning of the statement, or the noun after
 * 'I am' or 'I have'.
 */
const isPerson = (tokens: readonly string[], at: number) =>
  IS_OR_HAS.test(tokens[at - 1] ?? '') ||
  IS_OR_HAS.test(tokens[at - 2] ?? '') ||
  (PRAISE.has(tokens[at - 1] ?? '') && IS_OR_HAS.test(tokens[at - 3] ?? '')) ||
  // A title after a word for the present: 'Currently leading the team'.
  (/^(?:currently|presently|now)$/.test(tokens[at - 1] ?? '') &&
    verbForm(tokens[at] ?? '')?.form === 'gerund') ||
  tokens
    .slice(at, at + 6)
    .some(
      (word) =>
        (TITLE_NOUN.test(word) && !/^(?:lead|head|pilot|driver|agent|chair|coach|chef)$/.test(word)) ||
        /^(?:generalist|professional|practitioner|expert|leader)$/.test(word),
    );
const STATE = words(
  'passionate experience expertise background career charge responsible accountable skilled experienced proficient known fluent adept instrumental involved open based specialised specialized versed comfortable best promoted appointed awarded invited selected elected hired recruited tasked asked chosen engaged commissioned honoured honored seconded entrusted assigned recognised recognized nominated named ranked mandated',
);

const baseOf = (word: string) => verbForm(word)?.base;
/** Whether a form belongs to a listed verb, or is the past form of an unlisted one ('planted'). */
const isKnown = ({ form, base }: { form: string; base?: string }) => base !== undefined || form === 'past';
/** A gerund alone is not a finite verb. */
const isVerb = (word: string) => {
  const verb = verbForm(word);
  return verb !== undefined && verb.form !== 'gerund' && isKnown(verb);
};

/** 'I' with its auxiliaries, in each language. */
const SELF = words(
  'i he she they we my am m ve have has had ich je j ai ik io eu yo sou soy sono ben bin suis',
);
const SUBJECT = /^(?:(?:today|currently|now|also),? )?(?:I|he|she|they)(?:['’]\p{L}+)?\s/iu;
const startsWith = (text: string, name: string) => name !== '' && text.startsWith(`${name.split(' ')[0]} `);

/**
 * Parses a statement into its words and the verbs of its subject: the first verb and those coordinated with
 * it.
 */
export function sequenceOf(whole: string, name: string, beside: HeadForms = new Map()): WordSequence {
  const text = withoutEmphasis(withPast(withoutSetting(whole)));
  const own = new Set([...tokensOf(name), ...SELF]);
  const tokens: string[] = [];
  const heads = new Set<number>();
  const nominal = new Set<number>();
  const parts: number[] = [];
  let first = -1;
  // A label ('Sales: introduced ...') or a semicolon begins a new clause; a comma or 'and' continues with the same
  // subject.
  for (const part of text.split(/(?<=[:;.])\s+|(?<!\s)\s+[–—]\s+|(?<!\s)\s+-\s+(?=\p{Lu}\p{Ll})/u)) {
    let fresh = true;
    parts.push(tokens.length);
    if (isNominal(part)) nominal.add(tokens.length);
    const sure = SUBJECT.test(part) || beginsWithVerb(part, beside) || startsWith(part, name);
    let subordinate = false;
    let form: string | undefined;
    for (const clause of part.split(/(?<=,)\s+/)) {
      let open = fresh || form !== undefined;
      for (const word of tokensOf(clause)) {
        const at = tokens.push(word) - 1;
        // 'I am the author of a book and I speak at fairs': the second verb is in the same form as 'am'.
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
  return { tokens, heads, first: Math.max(first, 0), nominal, parts };
}

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
  return x === y || (ALIKE.get(x) !== undefined && ALIKE.get(x) === ALIKE.get(y));
};

/** The words that must be found in order. Function words count only next to an amount or a limiting word. */
export function contentWords(tokens: readonly string[]): string[] {
  return tokens.filter((word) => !EMPTY.has(word));
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
  const wanted = contentWords(clause);
  if (wanted.length === 0) return undefined;
  const { tokens, heads, first, nominal } = statement;
  const [head = ''] = wanted;
  // 'is the author of': a noun follows 'is' and an article, although the word can be a verb.
  const named = /^(?:is|was|has) (?:an?|the)$/.test(
    clause.slice(0, clause.indexOf(head)).slice(-2).join(' '),
  );
  const verbal = english && isVerb(head) && !named;
  const starts = tokens.flatMap((word, at) => {
    if (verbal && heads.has(at) && sameVerb(head, word)) return [at];
    if (english && nominal.has(at) && head === word) return [at];
    const initial = at <= first || contentWords(tokens.slice(first, at)).every((one) => PRAISE.has(one));
    if (!english)
      return initial && (sameForeign(head, word) || EMPTY.has(word) || thirdPersonOf(word).includes(head))
        ? [at]
        : [];
    // Statements about what somebody is, or what their team is like, are aligned from their first word.
    const mine = /^(?:my|our|his|her)$/.test(tokens[at - 1] ?? '');
    const person = STATE.has(word) || (!verbal && isPerson(tokens, at));
    return (initial || (mine && isFirstOfPart(statement, at))) && sameStem(head, word) && (mine || person)
      ? [at]
      : [];
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
  { tokens, heads }: WordSequence,
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
      // The object must follow its verb directly: in 'Led due diligence on two companies' nobody led the companies.
      const skipped = tokens.slice(at + 1, index).some((one) => !EMPTY.has(one));
      if (english && place === 1 && skipped) return false;
      const same =
        (english ? sameStem(word, token) : sameForeign(word, token)) ||
        (verbal && heads.has(index) && sameVerb(word, token));
      if (same) {
        // A verb of the clause must be a verb of the person in the statement, not a noun or a modifier.
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
