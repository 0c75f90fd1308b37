/**
 * Normalises text: resolves ligatures and compatibility forms, removes invisible characters, folds words for
 * comparison, and joins wrapped lines.
 */
import { verbForm } from '../../language/grammar/verbs';
import { memoizeByText } from '../../language/text/memoize';

/** Ligatures, CJK compatibility radicals, Arabic presentation forms, full-width forms. */
const COMPATIBILITY_PATTERN =
  /[\u2e80-\u2fdf\uf900-\ufaff\ufb00-\ufdff\ufe30-\ufe4f\ufe70-\ufeff\uff01-\uffee]+/g;
/**
 * Control and formatting characters, and icons of private fonts. Joiners (200c, 200d) are kept because
 * spelling needs them.
 */
const INVISIBLE_CHARACTER_PATTERN =
  /(?![\t\n\v\f\r])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc\ufffd\ue000-\uf8ff]|[\u{f0000}-\u{10fffd}]/gu;
/** Ligatures in TeX's own fonts (the T1 and OT1 encodings), by their codes there. */
const LIGATURE_BY_TEX_CODE: Record<string, string> = {
  '\x1b': 'ff',
  '\x1c': 'fi',
  '\x1d': 'fl',
  '\x1e': 'ffi',
  '\x1f': 'ffl',
  '\v': 'ff',
  '\f': 'fi',
  '\x0e': 'ffi',
  '\x0f': 'ffl',
};
const TEX_EN_DASH = '\x15';

/**
 * Decodes a control character in a PDF whose TeX fonts have no Unicode mapping: a ligature next to letters, a
 * dash between two dates. A vertical tab or form feed is a ligature only between letters.
 */
function fromTex(code: string, before = '', after = ''): string {
  if (code === TEX_EN_DASH) return /[\d ]/.test(before) && /[\d ]/.test(after) ? '–' : code;
  const [follows, leads] = [/\p{L}/u.test(before), /\p{Ll}/u.test(after)];
  const isBeside = /\s/.test(code) ? follows && leads : follows || leads;
  return isBeside ? (LIGATURE_BY_TEX_CODE[code] ?? code) : code;
}

const CHARACTER_BY_ENTITY: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
};

/**
 * Accents that some typesetters draw as separate characters before their letter, with their combining forms.
 */
const COMBINING_MARK_BY_ACCENT: Record<string, string> = {
  '¨': '\u0308',
  '˜': '\u0303',
  ˇ: '\u030c',
  '˚': '\u030a',
  '˝': '\u030b',
};

/** Text without accents, special letters or control characters. */
const PLAIN_ASCII_PATTERN = /^[ -~]*$/;
/**
 * What is changed in such a text: an entity, a year followed directly by a number, or digits followed directly by 'as'.
 */
const MAY_CHANGE_PATTERN = /&|(?:19|20)\d{3}|\das[ A-Z]/;

/**
 * Resolves compatibility forms, TeX's ligatures and entities, and removes invisible characters and icons. White space
 * is kept, and added where a year and a duration, or a year and 'as', were written without it.
 */
export function cleanCharacters(text: string): string {
  if (PLAIN_ASCII_PATTERN.test(text) && !MAY_CHANGE_PATTERN.test(text)) return text;
  return cleanSpecialCharacters(text);
}

const cleanSpecialCharacters = memoizeByText((text): string =>
  text
    .replace(COMPATIBILITY_PATTERN, (run) => run.normalize('NFKC'))
    .replace(/(?<=(.)?)\p{Cc}(?=(.)?)/gsu, fromTex)
    .replace(INVISIBLE_CHARACTER_PATTERN, '')
    .replace(
      /([¨˜ˇ˚˝])(\p{L})/gu,
      (_, accent: string, letter: string) => letter + (COMBINING_MARK_BY_ACCENT[accent] ?? ''),
    )
    .replace(/((?:19|20)\d\d)(?=\d{1,2} (?:years?|yrs?|months?|mos?)\b)/g, '$1 ')
    .replace(/(?<=\d\d)as(?: |(?=\p{Lu}))/gu, ' as ')
    .replace(/&(nbsp|amp|lt|gt|quot|apos|#39);/g, (_, name: string) => CHARACTER_BY_ENTITY[name] ?? '')
    .normalize('NFC'),
);

/** `cleanCharacters`, with each run of white space collapsed to one space and the ends trimmed. */
export function cleanText(text: string): string {
  return cleanCharacters(text).replace(/\s+/g, ' ').trim();
}

/** Letters and digits only, in lower case, without accents and spaces, for comparing headings and words. */
export const fold = memoizeByText((text) =>
  PLAIN_ASCII_PATTERN.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9]+/g, '')
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, (mark) => (/[\u0300-\u036f]/.test(mark) ? '' : mark))
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ''),
);

/** The words of a text, each folded. */
export const foldWords = memoizeByText((text): readonly string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}+#.']+/u)
    .map((word) => fold(word))
    .filter(Boolean),
);

const HAN_KANA_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/**
 * Whether a layout hyphenates words at the end of a line. LinkedIn's does not, so there a hyphen is part of
 * the word.
 */
export type LineBreaks = 'in words' | 'between words';

/**
 * Joins two parts of wrapped text: without a space between Han or Kana or after a slash, and with hyphenated words
 * restored. 'agent-' + 'operated' keeps its hyphen, since 'operated' is a participle and 'agentoperated' is not a word.
 */
export function joinWrapped(first: string, second: string, breaks: LineBreaks = 'in words'): string {
  if (first === '') return second;
  if (second === '') return first;
  const last = first.at(-1) ?? '';
  const next = second[0] ?? '';
  if (HAN_KANA_PATTERN.test(last) && HAN_KANA_PATTERN.test(next)) return first + second;
  if (/\p{Ll}[-\u2010]$/u.test(first) && /^\p{Ll}/u.test(second)) {
    // Where the hyphen may belong to the word it is kept ('micro-' + 'services-based'); with it the word
    // remains readable.
    return breaks === 'between words' ||
      isPrefix(first) ||
      HYPHENATED_SECOND_PARTS.has(/^\p{Ll}+/u.exec(second)?.[0] ?? '') ||
      isCompoundWithParticiple(first, second)
      ? first + second
      : `${first.slice(0, -1)}${second}`;
  }
  if (/[\p{L}\p{N}]\/$/u.test(first)) return first + second;
  if (breaks === 'between words' && /\p{L}[-\u2010]$/u.test(first) && /^\p{L}/u.test(second))
    return first + second;
  return `${first} ${second}`;
}

/** First parts of words that are spelt with a hyphen, after which a line may end. */
const HYPHENATED_FIRST_PARTS = new Set(
  'e re co cross self non multi pre post high low long short full part end to data cloud well on off first third second client user customer ai b2b go two three four five six seven eight nine ten inter semi sub micro anti mid near world best value result results cost time risk large small medium early late decision peer award market industry company enterprise state people product quality open problem project fast hard team key revenue profit tech technology service all always year month day week half double house step one over under up down out face top built hands self pan c d'.split(
    ' ',
  ),
);

/**
 * Second parts of hyphenated compounds ('long-term', 'data-driven'): before one of these at the start of a line, the
 * hyphen is kept.
 */
const HYPHENATED_SECOND_PARTS = new Set(
  'level based led driven wide term time scale functional border sell sold oriented focused facing making made class reviewed party site year month day week hand handed known rated winning owned backed funded managed centred centered centric ready free friendly specific related critical intensive efficient effective person people side stage size sized speed quality value growth profit market value budget stakeholder disciplinary regional national cultural generation reaching ranging solving building sharing learning taking thinking saving grade proof house line stack depth step fold digit figure bed seat unit country member'.split(
    ' ',
  ),
);

/** Minimum letters of a noun before a participle: of shorter beginnings, many are syllables ('con-ducted'). */
const MIN_NOUN_LETTERS = 4;
/** Beginnings of words that are not nouns: 'trans' in 'trans-ported'. */
const SYLLABLE_PATTERN =
  /^(?:trans|inter|under|super|counter|over|contra|intro|retro|fore|with|down|para|hyper|ultra|extra|auto|electro|photo|micro|macro)$/;

/** Whether a line ends with a noun and the next begins with a participle: 'agent-' + 'operated'. */
function isCompoundWithParticiple(first: string, second: string): boolean {
  const noun = /(?<![\p{L}-])(\p{Ll}+)[-\u2010]$/u.exec(first)?.[1] ?? '';
  const participle = /^\p{Ll}+/u.exec(second)?.[0] ?? '';
  return (
    noun.length >= MIN_NOUN_LETTERS &&
    !SYLLABLE_PATTERN.test(noun) &&
    /(?:ed|ing)$/.test(participle) &&
    verbForm(participle)?.base !== undefined &&
    verbForm(noun + participle)?.base === undefined
  );
}

/** Whether a line ends with the first part of a hyphenated word, or with a word that has a further hyphen. */
function isPrefix(line: string): boolean {
  const word = /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]+)[-\u2010]$/u.exec(line)?.[1]?.toLowerCase() ?? '';
  return word.includes('-') || HYPHENATED_FIRST_PARTS.has(word);
}
