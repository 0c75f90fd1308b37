/** Reads the title and the employer of a post from the sentence that tells it. */
import { findDates } from '../dates/dates';
import { isGenericName, organisationScore } from '../vocabulary/organisations';
import { isScope } from '../vocabulary/scopes';
import { isSector } from '../vocabulary/sectors';
import { titleScore } from '../vocabulary/titles';
import { isTown } from '../vocabulary/towns';
import { isDoubtfulName } from './doubtful-name';
import { openingOf } from './job-sentences';
import { tidyName } from './names';
import { isAnyPlace } from './place-parts';

/** A part of a sentence. */
export interface ToldPart {
  text: string;
  from: number;
  to: number;
}

/** A post that a sentence tells. */
export interface ToldPost {
  title?: ToldPart;
  employer: ToldPart;
  /** Whether the employer may be a place or line of business instead: 'as a Buyer in Velmont'. */
  isUnsure: boolean;
}

/** A word or comma of a sentence, and the word in small letters without the punctuation around it. */
interface Word extends ToldPart {
  plain: string;
}

interface Sentence {
  text: string;
  words: readonly Word[];
}

/** A part with the index of the word after it. */
interface Taken {
  part: ToldPart;
  next: number;
}

/** Maximum number of letters of such a sentence; the rest of a longer one is not read. */
const SENTENCE_LETTERS = 400;
const NAME_WORDS = 10;
const TITLE_WORDS = 8;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words in front of an employer. */
const BEFORE_NAME = setOf('in at with for from');
/** Those that stand before places and lines of business too. */
const VAGUE = setOf('in for');
const NUMBERS = setOf('one two three four five six seven eight nine ten eleven twelve');
/** Words behind a name, and behind a title. */
const AFTER_NAME = setOf(
  'as at in on from since for during where which who till until to under through situated located having doing based is was w.e.f dealing',
);
const AFTER_TITLE = setOf(
  'as in at with for from since under on to during where which till until by through having responsible currently presently reporting working w.e.f',
);
/** Words in small letters that may be part of a name. */
const IN_NAME = setOf('of and & the de des du la le van der und y e');
/** Words behind 'as' that begin no title: 'as well as', 'as a part of'. */
const NO_TITLE = setOf('well per part member on soon such follows mentioned above below');
const ARTICLES = setOf('a an the');
/** What introduces a title: 'with the post of', 'in the capacity of'. */
const POST = setOf('post position profile designation capacity role');

const OPENING_QUOTE = /^["“‘'«]/u;
const CLOSING_QUOTE = /["”’'»“]$/u;
/** Words behind which a full stop ends no sentence. */
const ABBREVIATION =
  /^(?:[^aeiouy\W\d]{1,4}|m\/s|messrs|sr|jr|asst|dy|engg?|exec|st|dr|mrs?|dept|govt|intl|tech|mfg|inds?|bros|const|pvt|co|corp|\p{L}|\p{L}\.\p{L})$/iu;
const LEGAL = /^(?:ltd|limited|llc|inc|gmbh|plc|wll|pvt|private|co|corp|company)\b/i;
const LEGAL_LAST = /^(?:ltd|limited|llc|inc|gmbh|plc|wll)$/i;
/** The number of an item: '1:-', '2)', '(a)'. */
const NUMBER = /^\s{0,3}(?:\(?\d{1,2}|\(?[a-h])\s?[.):]\s?-?\s{0,3}/i;
const PREPOSITION = /(?:^|\s)(?:as|in|at|for|with|from|to)(?: (?:an?|the))?(?: M\/s\.?)?$/i;

/**
 * The post that a sentence tells: 'Worked with Nordhav Foods Ltd as a Buyer', 'From May 2012 to June 2014 as Buyer at
 * Nordhav Foods'. Undefined where its words leave open what the employer is.
 */
export function toldPost(text: string): ToldPost | undefined {
  const sentence = text.slice(0, SENTENCE_LETTERS);
  const number = NUMBER.exec(sentence)?.[0].length ?? 0;
  const opening = openingOf(sentence.slice(number));
  const lead = opening?.words.trim() ?? '';
  if (!opening || !PREPOSITION.test(lead) || AT_CLIENT.test(sentence)) return undefined;
  const told = { text: sentence, words: wordsOf(withoutDates(sentence), number + opening.to) };
  return /(?:^|\s)as(?: (?:an?|the))?$/i.test(lead) ? titleFirst(told) : employerFirst(told);
}

/** The text with its dates blanked, so that offsets stay. */
function withoutDates(text: string): string {
  let result = text;
  for (const { index, length } of findDates(text))
    result = `${result.slice(0, index)}${' '.repeat(length)}${result.slice(index + length)}`;
  return result;
}

function wordsOf(text: string, start: number): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(/[,;]|[^\s,;]+/g)) {
    const [word] = match;
    if (match.index < start) continue;
    const plain = word.toLowerCase().replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, '');
    words.push({ text: word, from: match.index, to: match.index + word.length, plain });
  }
  return words;
}

/** 'as a Buyer in Nordhav Foods Ltd': the first part after a preposition that may be an employer is one. */
function titleFirst(told: Sentence): ToldPost | undefined {
  const title = takeTitle(told, 0);
  if (!title) return undefined;
  const employer = employerAfter(told, title.next);
  return employer && { title: title.part, employer: employer.part, isUnsure: employer.isVague };
}

/** 'with Nordhav Foods Ltd as a Buyer'; the title may be missing. */
function employerFirst(told: Sentence): ToldPost | undefined {
  const own = takeName(told, 0);
  if (!own) return undefined;
  const isFirst = isEmployer(own.part.text);
  const other = isFirst ? undefined : employerAfter(told, own.next);
  const employer = isFirst ? own.part : other?.part;
  if (!employer) return undefined;
  const isUnsure = other?.isVague === true;
  for (const [at, { plain, to }] of told.words.entries()) {
    if (to <= employer.to) continue;
    const isIntroduced = plain === 'as' || (plain === 'of' && POST.has(told.words[at - 1]?.plain ?? ''));
    const title = isIntroduced ? takeTitle(told, at + 1) : undefined;
    if (title) return { title: title.part, employer, isUnsure };
  }
  return { employer, isUnsure: isUnsure || organisationScore(employer.text) < ORGANISATION };
}

/** Number of words behind a title in which the preposition of its employer is looked for. */
const NEAR = 8;

/** The score of a name with a word of organisations. */
const ORGANISATION = 1.5;
/** The score of a name with a legal form. */
const LEGAL_FORM = 3;

function employerAfter(told: Sentence, start: number): { part: ToldPart; isVague: boolean } | undefined {
  const { words } = told;
  let vague: ToldPart | undefined;
  for (let at = start; at < Math.min(words.length, start + NEAR); at += 1) {
    const { plain, text } = words[at] as Word;
    // A further sentence.
    if (
      at > start &&
      /[.;]$/.test(words[at - 1]?.text ?? '') &&
      !ABBREVIATION.test(words[at - 1]?.plain ?? '')
    )
      break;
    // The duties of the post: ', overseeing'.
    if (words[at - 1]?.text === ',' && /ing$/.test(plain)) break;
    if (!BEFORE_NAME.has(plain) || /[.,;]$/.test(text)) continue;
    const name = takeName(told, at + 1);
    if (!name || !isEmployer(name.part.text)) continue;
    if (!VAGUE.has(plain) || organisationScore(name.part.text) >= ORGANISATION)
      return { part: name.part, isVague: false };
    vague ??= name.part;
  }
  return vague && { part: vague, isVague: true };
}

/** Whether a name in a sentence may be an employer, and is no place, department or line of business. */
function isEmployer(text: string): boolean {
  const name = tidyName(text);
  const score = organisationScore(name);
  if (name.length < 2 || NUMBERS.has(name.toLowerCase()) || isGenericName(name) || isDoubtfulName(name))
    return false;
  if (score < ORGANISATION && (isWhere(name) || isScope(name) || isSector(name))) return false;
  if (score < LEGAL_FORM && NO_FIRM.test(name)) return false;
  return score >= ORGANISATION || titleScore(name) < 2;
}

/** What a person works on or with: 'Solar Plant', 'Machines like lathes'. */
const NO_FIRM =
  /\b(?:work|fields?|sites?|plants?|machines?|projects?|team|like|operations?|graduate|classes|students)\b/i;
/** A post at a client, whose employer stands elsewhere in the sentence. */
const AT_CLIENT =
  /\b(?:through|pay ?-?rolls?|(?:on|in) (?:the )?behalf|outsourced|deputed|deputation|clients?|third party)\b/i;

/** Whether a text consists of places: 'UAE & India'. */
const isWhere = (text: string) =>
  text.split(/ (?:&|and) /).every((part) => isAnyPlace(part) || isTown(part.replace(/\.$/, '')));

/** A name from the word at `start`, which stands in quotes or ends before a preposition, comma or full stop. */
function takeName(told: Sentence, start: number): Taken | undefined {
  const { words } = told;
  let at = start;
  while (
    /^(?:the|a|an|m\/s\.?|messrs\.?|company)$/i.test(words[at]?.text ?? '') &&
    words[at]?.text !== 'Company'
  )
    at += 1;
  const first = words[at];
  if (!first) return undefined;
  if (OPENING_QUOTE.test(first.text)) return takeQuoted(told, at);
  if (!/^(?:[\p{Lu}\p{N}]|\p{Ll}+\.(?:com|org|net|io)\b)/u.test(first.text)) return undefined;
  let end = at;
  for (; end < words.length && end - at < NAME_WORDS; end += 1) {
    const word = words[end] as Word;
    if (end > at && isAfterName(word, words[end - 1] as Word, words[end + 1])) break;
  }
  // 'HLL pharmaceutical plant' is not the firm of that name.
  const behind = words[end];
  const isCut =
    behind &&
    /^\p{Ll}/u.test(behind.text) &&
    !AFTER_NAME.has(behind.plain) &&
    !/[.,;)]$/.test(words[end - 1]?.text ?? '');
  if (isCut && end - at < 3) return undefined;
  return partOf(told, at, end);
}

/** Whether a word does not belong to the name before it. */
function isAfterName(word: Word, before: Word, next: Word | undefined): boolean {
  const { text, plain } = word;
  // Dates stood here.
  if (word.from - before.to > 3) return true;
  if (text === ',') return !LEGAL.test(next?.plain ?? '');
  if (text === ';' || plain === '') return text !== '&';
  if (/[:;]$/.test(before.text)) return true;
  if (before.text === ',') return false;
  if (/\.$/.test(before.text) && !LEGAL.test(plain) && !ABBREVIATION.test(before.plain)) return true;
  if (LEGAL_LAST.test(before.plain) && !LEGAL.test(plain)) return true;
  if (/^[([{]/.test(text)) return !/^\((?:p|pvt|i|india)\)/i.test(text);
  if (/^[“"–—-]/u.test(text)) return true;
  if (AFTER_NAME.has(plain)) return /^(?:\p{Ll}|As$|AS$|IN$|AT$|FROM$)/u.test(text);
  return /^\p{Ll}/u.test(text) && !IN_NAME.has(plain) && organisationScore(text) === 0;
}

/** A title from the word at `start`. */
function takeTitle(told: Sentence, start: number): Taken | undefined {
  const { words } = told;
  let at = start;
  while (ARTICLES.has(words[at]?.plain ?? '')) at += 1;
  if (POST.has(words[at]?.plain ?? '') && words[at + 1]?.plain === 'of') {
    at += 2;
    while (ARTICLES.has(words[at]?.plain ?? '')) at += 1;
  }
  const first = words[at];
  if (!first || NO_TITLE.has(first.plain)) return undefined;
  const quoted = OPENING_QUOTE.test(first.text) ? takeQuoted(told, at) : undefined;
  if (quoted) return quoted;
  let end = at;
  for (; end < words.length && end - at < TITLE_WORDS; end += 1) {
    const word = words[end] as Word;
    const before = words[end - 1] as Word;
    if (end === at) continue;
    if (/^[,;]$/.test(word.text) || (/[.:]$/.test(before.text) && !ABBREVIATION.test(before.plain))) break;
    // 'Shift in charge' is a title.
    if (word.plain === 'in' && words[end + 1]?.plain === 'charge') continue;
    if (AFTER_TITLE.has(word.plain) || /^[([{–—-]/.test(word.text)) break;
  }
  const taken = partOf(told, at, end);
  return taken && titleScore(taken.part.text) >= 1 ? taken : undefined;
}

const QUOTED_WORDS = 12;

/** The words between quotes; undefined where they do not close or a second one opens. */
function takeQuoted(told: Sentence, start: number): Taken | undefined {
  const { words } = told;
  for (let at = start; at < Math.min(words.length, start + QUOTED_WORDS); at += 1) {
    const { text } = words[at] as Word;
    if (at > start && /^[“‘"]/.test(text)) return partOf(told, start, at);
    if (CLOSING_QUOTE.test(text.replace(/[.,;]{1,2}$/, '')) && (at > start || text.length > 2))
      return partOf(told, start, at + 1);
  }
  return undefined;
}

/** The text from one word up to, not including, another, without the punctuation around it. */
function partOf({ text, words }: Sentence, start: number, end: number): Taken | undefined {
  let last = end - 1;
  while (last > start && (words[last]?.plain === '' || IN_NAME.has(words[last]?.plain ?? ''))) last -= 1;
  const [first, final] = [words[start], words[last]];
  if (!first || !final || last < start) return undefined;
  const lead = /^["“‘'«(]{0,2}/u.exec(first.text)?.[0].length ?? 0;
  const tail = /[.,;:"”’'»“)]{0,3}$/u.exec(final.text)?.[0] ?? '';
  const from = first.from + lead;
  const whole = text.slice(from, final.to - tail.length);
  const open = whole.lastIndexOf('(');
  // A bracket that closes behind the part.
  const to =
    open > 1 && !whole.includes(')', open)
      ? from + whole.slice(0, open).trimEnd().length
      : from + whole.length;
  return to > from ? { part: { text: text.slice(from, to), from, to }, next: end } : undefined;
}
