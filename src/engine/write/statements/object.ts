/** Extracts the object of a statement's verb, in the statement's own words, for use in a title. */
import { verbForm } from '../../language/grammar/verbs';
import { containsWords } from '../../language/text/keys';
import {
  DETERMINER_PATTERN,
  MAX_TITLE_CHARACTERS,
  MAX_TITLE_WORDS,
  MIN_TITLE_WORDS,
  NOUN_LIKE_QUALIFIER_PATTERN,
  QUALIFIER_PATTERN,
  qualifiesNext,
  removeOpenEnd,
  shortenPair,
  shortenPurpose,
} from './object-title';
import { BOUNDARY_PATTERN, EMPTY_HEAD_PATTERN, NAMED_ING_PATTERN } from './object-words';
import type { Statement } from './statement';

/** Verbs of using, helping, receiving, attending or taking part, whose object is not an achievement. */
const VERB_WITHOUT_ACHIEVEMENT_PATTERN =
  /^(?:spe(?:ak|aks)|spoke|complet|obtain|h[eo]ld|stud|attend|follow|us(?:e|es|ed)$|utili|leverag|join|achiev|f[io]u?nd|work|focus|participat|assist|help|support|serv|provid|report|forward|ma[dk]e|t[ao]ok?|receiv|learn|gain|enjoy|consult|contribut|involv|employ|unblock|respon|answer|attain|earn|graduat|volunteer|travel|liais|interact|communicat|inherit)/;
/** Participles that follow their noun: 'applications written in Java'. */
const PARTICIPLE_PATTERN =
  /^(?:written|made|given|taken|shown|known|drawn|sent|built|done|seen|held|run|used|called|named|found)$/;
/** Gerunds that always state a purpose: 'a portal enabling upload'. */
const PURPOSE_GERUND_PATTERN =
  /^(?:enabl|allow|provid|ensur|featur|cover|result|improv|reduc|increas|help|replac|achiev|facilitat|simplif|leverag|utili[sz]|compris|contain|includ|involv|span|address)\w*ing$/;
/** Particles of phrasal verbs: 'set up', 'rolled out', 'turned around'. */
const PARTICLE_PATTERN = /^(?:up|out|off|over|around|forward|through|down|in|on|back)$/;
/** Words that begin another part in the middle of a phrase. */
const NEXT_PART_PATTERN =
  /^(?:a|an|the|all|its|their|his|her|our|my|your|each|every|both|some|any|this|these|those|various|multiple|several|numerous|many|few|two|three|four|five|six|seven|eight|nine|ten)$/;
/** Nouns that only count or group what follows: 'a series of', 'a team of'. */
const GROUPING_NOUN_PATTERN =
  /^(?:number|series|range|set|variety|part|parts|group|team|teams|total|majority|pool|host|couple|lot|portfolio|delivery|use|aspects?|areas?|kinds?|types?|sorts?|pair|mix|array|suite|collection|amounts?|levels?)$/i;
const removePunctuation = (word: string) =>
  word.replace(/^[“"'‘(]+/, '').replace(/(?<![”"'’),;:.])[”"'’),;:.]+$/, '');
/** Whether a word ends with punctuation that ends the phrase. */
const endsPhrase = (word: string) => /[,;:.)”"]$/.test(word);
/** Fields that begin with 'quality': control of what is produced, not praise of it. */
const QUALITY_FIELD_PATTERN =
  /^(?:control|assurance|management|standards?|systems?|improvements?|inspections?|checks?|audits?|gates?|metrics|policy|policies|processes|programmes?|programs?|department|team|teams|engineers?)$/i;
/** A currency before its amount. Not CAD, which is also computer-aided design. */
const CURRENCY_PATTERN =
  /^(?:USD|EUR|GBP|CHF|INR|AED|AUD|NZD|SGD|HKD|SEK|NOK|DKK|JPY|ZAR|BRL|PLN)(?!\p{L})|^(?:US\$|Rs\.?)/u;
const isFigure = (word: string) =>
  !/^\d+(?:st|nd|rd|th)$/.test(word) && (/^[$€£¥+~>≥]?\d/.test(word) || CURRENCY_PATTERN.test(word));
const isNoun = (word: string) =>
  /^[\p{L}\p{N}&+#/.'’-]+$/u.test(word) &&
  !EMPTY_HEAD_PATTERN.test(word) &&
  !(QUALIFIER_PATTERN.test(word) && !NOUN_LIKE_QUALIFIER_PATTERN.test(word)) &&
  !(/ing$/i.test(word) && !NAMED_ING_PATTERN.test(word)) &&
  !PARTICIPLE_PATTERN.test(word.toLowerCase()) &&
  verbForm(word.toLowerCase())?.form !== 'past';

/**
 * The number of words of the verbs at the beginning: one for 'built', three for 'designed and built', two for
 * 'set up'.
 */
function verbWordCount(words: readonly string[]): number {
  const particle = (at: number) =>
    PARTICLE_PATTERN.test(words[at] ?? '') && !BOUNDARY_PATTERN.test(words[at + 1] ?? '') ? at + 1 : at;
  let at = particle(1);
  const first = verbForm(removePunctuation(words[0] ?? '').toLowerCase())?.form;
  for (;;) {
    const joins = /^(?:and|&)$/.test(words[at] ?? '');
    const next = joins ? at + 1 : at;
    const isJoined = joins || /,$/.test(words[at - 1] ?? '');
    const form = verbForm(removePunctuation(words[next] ?? '').toLowerCase())?.form;
    if (!isJoined || form === undefined || form !== first) return at;
    at = particle(next + 1);
  }
}

/**
 * Whether a word after a noun begins a description: 'a tool generating reports', 'data supplied by others'.
 */
function beginsDescription(word: string, next: string): boolean {
  const plain = removePunctuation(word).toLowerCase();
  const form = verbForm(plain)?.form;
  if (/ing$/.test(plain) && form === undefined) return !NAMED_ING_PATTERN.test(plain) && !endsPhrase(word);
  if (form === 'gerund')
    return (
      !endsPhrase(word) &&
      (PURPOSE_GERUND_PATTERN.test(plain) ||
        DETERMINER_PATTERN.test(removePunctuation(next)) ||
        isFigure(next) ||
        /^\p{Lu}/u.test(next))
    );
  return (
    PARTICIPLE_PATTERN.test(plain) ||
    (form === 'past' && BOUNDARY_PATTERN.test(removePunctuation(next).toLowerCase())) ||
    /^\p{Ll}{3,}ly$/u.test(plain)
  );
}

/** The words of the object: up to the first boundary, with at most one 'of' and one 'and' between nouns. */
function phraseFrom(words: readonly string[]): string[] {
  const phrase: string[] = [];
  let of = 0;
  let and = false;
  for (const [at, word] of words.entries()) {
    const plain = removePunctuation(word).toLowerCase();
    const next = removePunctuation(words[at + 1] ?? '').toLowerCase();
    // A count: 'more than 600 articles', 'up to 12 planners'.
    if (
      /^(?:than|to)$/.test(plain) &&
      /^(?:more|less|fewer|up)$/i.test(words[at - 1] ?? '') &&
      isFigure(words[at + 1] ?? '')
    )
      continue;
    if (/^[(“"]/.test(word) || BOUNDARY_PATTERN.test(plain) || /^[–—-]$/.test(word)) break;
    if (
      phrase.some((one) => !DETERMINER_PATTERN.test(one)) &&
      (isFigure(word) || NEXT_PART_PATTERN.test(plain))
    ) {
      // 'Migration of the database'.
      if (!/^(?:the|a|an)$/.test(plain) || !/^of$/i.test(phrase.at(-1) ?? '')) break;
    }
    if (plain === 'of') {
      of += 1;
      if (of > 1 || phrase.length === 0) break;
    }
    if (/^(?:and|&)$/.test(plain)) {
      const form = verbForm(next)?.form;
      if (form === 'past' || form === 'present' || phrase.length === 0 || and) break;
      and = true;
    }
    if (phrase.length > 0 && beginsDescription(word, words[at + 1] ?? '')) break;
    phrase.push(removePunctuation(word));
    if (endsPhrase(word)) break;
  }
  return phrase;
}

/** The words of an object without counts, determiners and grouping nouns at its beginning. */
function removeOpening(words: readonly string[]): string[] {
  const rest = [...words];
  for (;;) {
    const [first = '', second = ''] = rest;
    if (/^quality$/i.test(first) && QUALITY_FIELD_PATTERN.test(second)) return rest;
    if (
      isFigure(first) ||
      DETERMINER_PATTERN.test(first) ||
      /^of$/i.test(first) ||
      /['’]s$|s['’]$/.test(first)
    )
      rest.shift();
    else if (GROUPING_NOUN_PATTERN.test(first) && /^of$/i.test(second)) rest.splice(0, 2);
    else return rest;
  }
}

/** Whether a name continues after brackets: 'the stock security (STS) account'. */
function continuesAfterBrackets(words: readonly string[], phrase: readonly string[]): boolean {
  const open = words.findIndex((word) => word.startsWith('('));
  if (open < 0 || words[open - 1] !== phrase.at(-1)) return false;
  const close = words.findIndex((word, at) => at >= open && /\)/.test(word));
  const next = words[close + 1] ?? '';
  return (
    close >= 0 &&
    words[close]?.endsWith(')') === true &&
    isNoun(next) &&
    !/^(?:and|&)$/.test(next) &&
    !BOUNDARY_PATTERN.test(next)
  );
}

/** Whether a noun in -ing that belongs to no verb follows: 'stock data tooling and price lists'. */
function continuesAsNoun(words: readonly string[], phrase: readonly string[]): boolean {
  const [before = '', next = ''] = words.slice(phrase.length - 1, phrase.length + 1);
  const plain = removePunctuation(next).toLowerCase();
  return (
    phrase.length > 0 &&
    !endsPhrase(before) &&
    /^\p{Ll}{3,}ing$/u.test(plain) &&
    verbForm(plain) === undefined
  );
}

/** Words of praise that do not have the ending of an adjective. */
const PRAISE_WORD_PATTERN =
  /^(?:secure|fast|safe|modern|clean|smart|lean|solid|flexible|elegant|cost-effective|high-performance)$/i;

/**
 * The words after the verbs of a predicate, up to a dash, without a list of adjectives: 'scalable, secure
 * tools'.
 */
export function wordsAfterVerbs(predicate: string): string[] {
  const words = (predicate.split(/(?<=\p{L})[–—](?=\p{L})| [–—] /u)[0] ?? '').split(' ');
  const objectWords = words.slice(verbWordCount(words));
  const isAdjective = (word = '') =>
    qualifiesNext(removePunctuation(word)) || PRAISE_WORD_PATTERN.test(removePunctuation(word));
  const isListed =
    isAdjective(objectWords[0]) &&
    (/,$/.test(objectWords[0] ?? '') || (objectWords[1] === 'and' && isAdjective(objectWords[2])));
  while (isListed && (isAdjective(objectWords[0]) || objectWords[0] === 'and')) objectWords.shift();
  return objectWords;
}

/** The base forms of the verbs that share an object at the beginning of a predicate: 'design' and 'build'. */
export function leadingVerbs(predicate: string): string[] {
  const words = predicate.split(' ');
  return words
    .slice(0, verbWordCount(words))
    .flatMap((word) => verbForm(removePunctuation(word).toLowerCase())?.base ?? []);
}

/** Whether the noun after a verb depends on a preposition and is not its object: 'Taught in small groups'. */
export function isObjectOfPreposition(predicate: string): boolean {
  const words = predicate.split(' ');
  return /^(?:in|on|off|back)$/.test(words[verbWordCount(words) - 1] ?? '');
}

/** The words of the object in lower case, up to the first word that begins a circumstance: 'a team of 12 planners'. */
export function objectOf(predicate: string): string {
  const words = wordsAfterVerbs(predicate);
  const end = words.findIndex(
    (word) => BOUNDARY_PATTERN.test(removePunctuation(word).toLowerCase()) || /^[(“"]/.test(word),
  );
  const objectWords = end < 0 ? words : words.slice(0, end);
  const last = objectWords.findIndex(endsPhrase);
  const phrase = last < 0 ? objectWords : objectWords.slice(0, last + 1);
  return removePunctuation(phrase.join(' ')).toLowerCase();
}

/**
 * The object of a statement's verb, without counts, praise and employers.
 */
export interface VerbObject {
  name: string;
  /** The first word after the verb, in lower case: an article, or the first word of the object. */
  before: string;
  /** Whether 'a' or 'one' before the name shows that it is a single thing. */
  isOne: boolean;
}

/**
 * The object of an English statement's verb, without counts, praise and employers: 'supplier contracts' in
 * 'Negotiated 14 supplier contracts worth ...'. Undefined if no name within `MAX_TITLE_WORDS` remains.
 * @param minWords minimum words of the name
 * @param mayBePeople whether the object may be people
 */
export function verbObjectOf(
  { predicate, language, role }: Statement,
  minWords = MIN_TITLE_WORDS,
  mayBePeople = false,
): VerbObject | undefined {
  if (language !== 'en' || !predicate || /^(?:is|was|has|had|does|did) /.test(predicate.text))
    return undefined;
  if (VERB_WITHOUT_ACHIEVEMENT_PATTERN.test(predicate.text)) return undefined;
  const objectWords = wordsAfterVerbs(predicate.text);
  const phrase = phraseFrom(objectWords);
  if (continuesAfterBrackets(objectWords, phrase) || continuesAsNoun(objectWords, phrase)) return undefined;
  const unopened = removeOpening(phrase);
  const opening = phrase.slice(0, phrase.length - unopened.length);
  const object = removeOpenEnd(unopened);
  const name = removeOpenEnd(shortenPurpose(shortenPair(object)));
  const title = name.join(' ');
  const [last = ''] = name.slice(-1);
  if (name.length < minWords || name.length > MAX_TITLE_WORDS || title.length > MAX_TITLE_CHARACTERS)
    return undefined;
  const head = name[name.findIndex((word) => /^of$/i.test(word)) - 1] ?? last;
  if (!(mayBePeople || (isNoun(last) && isNoun(head))) || /['’]s?$/.test(last)) return undefined;
  if (!/^\p{L}/u.test(title) || /[$€£%"“”‘[\]|=<>→]/.test(title)) return undefined;
  if (containsWords(title, role?.organisation ?? '')) return undefined;
  const before = (objectWords[0] ?? '').toLowerCase();
  // 'a series of workshops' is plural.
  const isOne = /^(?:an?|one)$/.test(before) && !opening.some((word) => /^of$/i.test(word));
  return { name: title, before, isOne };
}
