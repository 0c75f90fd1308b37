/** Extracts names and titles from the words of a sentence that states a post. */
import { findDates } from '../../dates/dates';
import { organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';

/** A part of a text with its offsets. */
export interface TextPart {
  text: string;
  from: number;
  to: number;
}

/** A word or comma of a sentence, and the word in lower case without the punctuation around it. */
export interface Word extends TextPart {
  plain: string;
}

/** A sentence with its words from the end of its opening. */
export interface Sentence {
  text: string;
  words: readonly Word[];
}

/** A part with the index of the word after it. */
interface PartWithNext {
  part: TextPart;
  next: number;
}

const MAX_NAME_WORDS = 10;
const MAX_TITLE_WORDS = 8;

/** A set of words in lower case. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that end a name. */
const WORDS_AFTER_NAME = wordSet(
  'as at in on from since for during where which who till until to under through situated located having doing based is was w.e.f dealing',
);
/** Words that end a title. */
const WORDS_AFTER_TITLE = wordSet(
  'as in at with for from since under on to during where which till until by through having responsible currently presently reporting working w.e.f',
);
/** Words in lower case that may be part of a name. */
const LOWER_CASE_NAME_WORDS = wordSet('of and & the de des du la le van der und y e');
/** Words after 'as' that do not begin a title: 'as well as', 'as a part of'. */
const NON_TITLE_WORDS = wordSet('well per part member on soon such follows mentioned above below');
const ARTICLES = wordSet('a an the');
/** Nouns that introduce a title: 'with the post of', 'in the capacity of'. */
export const POST_NOUNS = wordSet('post position profile designation capacity role');

const OPENING_QUOTE_PATTERN = /^["“‘'«]/u;
const CLOSING_QUOTE_PATTERN = /["”’'»“]$/u;
/** A word after which a full stop does not end a sentence. */
export const DOTTED_WORD_PATTERN =
  /^(?:[^aeiouy\W\d]{1,4}|m\/s|messrs|sr|jr|asst|dy|engg?|exec|st|dr|mrs?|dept|govt|intl|tech|mfg|inds?|bros|const|pvt|co|corp|\p{L}|\p{L}\.\p{L})$/iu;
const LEGAL_FORM_START_PATTERN = /^(?:ltd|limited|llc|inc|gmbh|plc|wll|pvt|private|co|corp|company)\b/i;
const LEGAL_FORM_END_PATTERN = /^(?:ltd|limited|llc|inc|gmbh|plc|wll)$/i;

/** A sentence without its dates, from the character at `start`. */
export function tokenizeSentence(text: string, start: number): Sentence {
  const words: Word[] = [];
  for (const match of removeDates(text).matchAll(/[,;]|[^\s,;]+/g)) {
    const [word] = match;
    if (match.index < start) continue;
    const plain = word.toLowerCase().replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, '');
    words.push({ text: word, from: match.index, to: match.index + word.length, plain });
  }
  return { text, words };
}

/** The text with its dates blanked, so that offsets stay. */
function removeDates(text: string): string {
  let result = text;
  for (const { index, length } of findDates(text))
    result = `${result.slice(0, index)}${' '.repeat(length)}${result.slice(index + length)}`;
  return result;
}

/** Takes a name from the word at `start`: in quotes, or up to a preposition, comma or full stop. */
export function takeName(sentence: Sentence, start: number): PartWithNext | undefined {
  const { words } = sentence;
  let at = start;
  while (
    /^(?:the|a|an|m\/s\.?|messrs\.?|company)$/i.test(words[at]?.text ?? '') &&
    words[at]?.text !== 'Company'
  )
    at += 1;
  const first = words[at];
  if (!first) return undefined;
  if (OPENING_QUOTE_PATTERN.test(first.text)) return takeQuoted(sentence, at);
  if (!/^(?:[\p{Lu}\p{N}]|\p{Ll}+\.(?:com|org|net|io)\b)/u.test(first.text))
    return takeLowerCaseName(sentence, at);
  let end = at;
  for (; end < words.length && end - at < MAX_NAME_WORDS; end += 1) {
    const word = words[end] as Word;
    if (end > at && isAfterName(word, words[end - 1] as Word, words[end + 1])) break;
  }
  // 'Nordhav pharmaceutical plant' is a plant and not the firm 'Nordhav'.
  const after = words[end];
  const isCut =
    after &&
    /^\p{Ll}/u.test(after.text) &&
    !WORDS_AFTER_NAME.has(after.plain) &&
    !/[.,;)]$/.test(words[end - 1]?.text ?? '');
  if (isCut && end - at < 3) return undefined;
  return partOf(sentence, at, end);
}

/** Words that do not occur in names in lower case: 'with tools such as', 'in our team as'. */
const NON_NAME_WORDS = wordSet(
  'such tools team our their my his her various different several many other same also well',
);
/** Maximum words of a name in lower case. */
const MAX_LOWER_CASE_NAME_WORDS = 4;

/** A name in lower case, which ends before the title: 'in nordhav foods as a buyer'. */
function takeLowerCaseName(sentence: Sentence, start: number): PartWithNext | undefined {
  const end = sentence.words.findIndex(({ plain }, at) => at > start && plain === 'as');
  const nameWords = sentence.words.slice(start, Math.max(end, 0));
  const isName = nameWords.every(
    ({ text, plain }) =>
      /^\p{Ll}{2,}\.?$/u.test(text) && !WORDS_AFTER_NAME.has(plain) && !NON_NAME_WORDS.has(plain),
  );
  return nameWords.length > 0 && nameWords.length <= MAX_LOWER_CASE_NAME_WORDS && isName
    ? partOf(sentence, start, end)
    : undefined;
}

/** Whether a word does not belong to the name before it. */
function isAfterName(word: Word, before: Word, next: Word | undefined): boolean {
  const { text, plain } = word;
  // The gap was left by dates.
  if (word.from - before.to > 3) return true;
  if (text === ',') return !LEGAL_FORM_START_PATTERN.test(next?.plain ?? '');
  if (text === ';' || plain === '') return text !== '&';
  if (/[:;]$/.test(before.text)) return true;
  if (before.text === ',') return false;
  if (
    /\.$/.test(before.text) &&
    !LEGAL_FORM_START_PATTERN.test(plain) &&
    !DOTTED_WORD_PATTERN.test(before.plain)
  )
    return true;
  if (LEGAL_FORM_END_PATTERN.test(before.plain) && !LEGAL_FORM_START_PATTERN.test(plain)) return true;
  if (/^[([{]/.test(text)) return !/^\((?:p|pvt|i|india)\)/i.test(text);
  if (/^[“"–—-]/u.test(text)) return true;
  if (WORDS_AFTER_NAME.has(plain)) return /^(?:\p{Ll}|As$|AS$|IN$|AT$|FROM$)/u.test(text);
  return /^\p{Ll}/u.test(text) && !LOWER_CASE_NAME_WORDS.has(plain) && organisationScore(text) === 0;
}

/** Takes a title from the word at `start`. */
export function takeTitle(sentence: Sentence, start: number): PartWithNext | undefined {
  const { words } = sentence;
  let at = start;
  while (ARTICLES.has(words[at]?.plain ?? '')) at += 1;
  if (POST_NOUNS.has(words[at]?.plain ?? '') && words[at + 1]?.plain === 'of') {
    at += 2;
    while (ARTICLES.has(words[at]?.plain ?? '')) at += 1;
  }
  const first = words[at];
  if (!first || NON_TITLE_WORDS.has(first.plain)) return undefined;
  const quoted = OPENING_QUOTE_PATTERN.test(first.text) ? takeQuoted(sentence, at) : undefined;
  if (quoted) return quoted;
  let end = at;
  for (; end < words.length && end - at < MAX_TITLE_WORDS; end += 1) {
    const word = words[end] as Word;
    const before = words[end - 1] as Word;
    if (end === at) continue;
    if (/^[,;]$/.test(word.text) || (/[.:]$/.test(before.text) && !DOTTED_WORD_PATTERN.test(before.plain)))
      break;
    // 'Shift in charge' is a title.
    if (word.plain === 'in' && words[end + 1]?.plain === 'charge') continue;
    if (WORDS_AFTER_TITLE.has(word.plain) || /^[([{–—-]/.test(word.text)) break;
  }
  const title = partOf(sentence, at, end);
  return title && titleScore(title.part.text) >= 1 ? title : undefined;
}

const MAX_QUOTED_WORDS = 12;

/** The words from an opening quote up to the closing one, or up to another opening one; undefined without either. */
function takeQuoted(sentence: Sentence, start: number): PartWithNext | undefined {
  const { words } = sentence;
  for (let at = start; at < Math.min(words.length, start + MAX_QUOTED_WORDS); at += 1) {
    const { text } = words[at] as Word;
    if (at > start && /^[“‘"]/.test(text)) return partOf(sentence, start, at);
    if (CLOSING_QUOTE_PATTERN.test(text.replace(/[.,;]{1,2}$/, '')) && (at > start || text.length > 2))
      return partOf(sentence, start, at + 1);
  }
  return undefined;
}

/** The text from one word up to, not including, another, without punctuation around it and small words at its end. */
function partOf({ text, words }: Sentence, start: number, end: number): PartWithNext | undefined {
  let last = end - 1;
  while (last > start && (words[last]?.plain === '' || LOWER_CASE_NAME_WORDS.has(words[last]?.plain ?? '')))
    last -= 1;
  const [first, final] = [words[start], words[last]];
  if (!first || !final || last < start) return undefined;
  const lead = /^["“‘'«(]{0,2}/u.exec(first.text)?.[0].length ?? 0;
  const tail = /[.,;:"”’'»“)]{0,3}$/u.exec(final.text)?.[0] ?? '';
  const from = first.from + lead;
  const whole = text.slice(from, final.to - tail.length);
  const open = whole.lastIndexOf('(');
  // The bracket closes after the part.
  const to =
    open > 1 && !whole.includes(')', open)
      ? from + whole.slice(0, open).trimEnd().length
      : from + whole.length;
  return to > from ? { part: { text: text.slice(from, to), from, to }, next: end } : undefined;
}
