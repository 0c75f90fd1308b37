/** Converts texts in capitals to the case of titles and sentences; capitalises first letters. */
import { ACRONYMS, SMALL_WORDS } from '../vocabulary/acronyms';

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

/**
 * Whether a text is in capitals: most of its letters are, or all if it is one word, and it is longer than an acronym.
 */
export function isAllCaps(text: string): boolean {
  const letters = lettersOf(text);
  if (
    !/\s/.test(text.trim()) &&
    (/[^\p{L}]/u.test(text.trim()) || (letters.match(/[AEIOUY]/g)?.length ?? 0) < 2)
  )
    return false;
  if (letters.length < 6 || !/\s/.test(text.trim()))
    return letters.length > 6 && letters === letters.toUpperCase() && !/\d/.test(text);
  const upper = [...letters].filter((c) => c !== c.toLowerCase()).length;
  return upper / letters.length > 0.75;
}

/** Shortened words of titles, which have no vowel but are not acronyms: 'SR. MANAGER'. */
const SHORTENED_WORD_PATTERN = /^(?:SR|JR|SNR|MGR|MR|MRS|DR)$/;

function isAcronym(word: string): boolean {
  const parts = word.split('/');
  if (parts.length > 1 && parts.every((part) => part !== '')) return parts.every(isAcronym);
  const core = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (SHORTENED_WORD_PATTERN.test(core)) return false;
  return (
    ACRONYMS.has(core.toUpperCase()) ||
    (core.length > 1 && core.length < 5 && core === core.toUpperCase() && !/[AEIOUYÀ-Ý]/.test(core)) ||
    /\d/.test(core) ||
    /^[A-Z]&[A-Z]$/.test(core) ||
    /^(?:[A-Z]\.)+[A-Z]?$/.test(core)
  );
}

/** A small word in capitals between words that are not: 'Foundation FOR Vision Science'. */
const CAPITAL_SMALL_WORD_PATTERN = /(?<=\p{Ll},? )(AND|FOR|OF|THE|IN|OF THE|FOR THE|NEW)(?= \p{Lu}\p{Ll})/gu;
/** Two or more long words in capitals before a dash, comma or bracket: 'SENIOR CARGO BROKER - Ferry Freight'. */
const CAPITAL_ROW_PATTERN = /(?<![\p{L}-])\p{Lu}{5,}(?: \p{Lu}{4,})+(?=\s[-–,(])/gu;
const smallWordCase = (word: string) => (word === 'NEW' ? 'New' : word.toLowerCase());

const capitaliseParts = (word: string) =>
  word
    .toLowerCase()
    .replace(/(^|[-/(“"'&.])(\p{L})/gu, (_, edge: string, letter: string) => edge + letter.toUpperCase());

/** Whether a text is a name of acronyms, one of them known: 'SAP APO'. */
function isRowOfAcronyms(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length > 1 &&
    words.every((word) => /^[A-Z][A-Z\d/]{1,2}$/.test(word) && !SMALL_WORDS.has(word.toLowerCase())) &&
    words.some(isAcronym)
  );
}

/** Minimum number of names in a list that shows how they are written. */
const MIN_LISTED_NAMES = 3;
/** Whether a text lists names of one word in capitals beside one that is not in capitals: 'ARKO, VELMAR, Orla Gas'. */
function listsNamesInCapitals(text: string): boolean {
  const names = text.split(/,\s*/u);
  const inCapitals = names.filter((name) => /^\p{Lu}{3,}$/u.test(name));
  return inCapitals.length >= MIN_LISTED_NAMES && names.some((name) => /\p{Lu}\p{Ll}{2}/u.test(name));
}

/** A shortened rank without the space after it: 'Sr.Manager'. */
const SHORTENED_RANK_PATTERN = /\b(Sr|Jr|Snr|Asst|Dy|SR|JR|SNR|ASST|DY)\.(?=\p{Lu})/gu;

/**
 * Converts a title in capitals to title case: 'Chief Operating Officer' for 'CHIEF OPERATING OFFICER'. In a text only
 * partly in capitals, a row of capital words and small words (FOR, OF) is converted. Acronyms stay.
 */
export function toTitleCase(raw: string): string {
  const text = raw
    .replace(SHORTENED_RANK_PATTERN, (_, rank: string) => `${capitaliseParts(rank)}. `)
    .replace(/\b(Non|NON) (?=Executive\b|EXECUTIVE\b)/g, '$1-');
  if (isRowOfAcronyms(text) || listsNamesInCapitals(text)) return text;
  if (!isAllCaps(text))
    return text
      .replace(CAPITAL_ROW_PATTERN, (row) =>
        row
          .split(' ')
          .map((word) => (isAcronym(word) ? word : capitaliseParts(word)))
          .join(' '),
      )
      .replace(CAPITAL_SMALL_WORD_PATTERN, (_, word: string) => smallWordCase(word));
  return text
    .split(' ')
    .map((word, at) => {
      if (isAcronym(word)) return word;
      return at > 0 && SMALL_WORDS.has(word.toLowerCase()) ? word.toLowerCase() : capitaliseParts(word);
    })
    .join(' ');
}

/**
 * Converts a sentence in capitals: 'LED A TEAM OF 40 IN EMEA' to 'Led a team of 40 in EMEA'. Acronyms stay. Any other
 * sentence is returned as it is.
 * @param names words to keep capitalised: the word in lower case, and as it is written
 */
export function toSentenceCase(text: string, names: ReadonlyMap<string, string> = new Map()): string {
  if (!isAllCaps(text)) return text;
  const soft = text
    .split(' ')
    .map((word) => {
      const core = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
      if (isAcronym(word)) return word;
      const name = names.get(core.toLowerCase());
      return name ? word.replace(core, name) : word.toLowerCase();
    })
    .join(' ');
  return upperFirst(soft);
}

/** Capitalises the first letter, except of words such as 'iOS' or 'eBay'. */
export function upperFirst(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, edge: string, letter: string) => edge + letter.toUpperCase(),
  );
}

/** A name joined to a participle that follows names: 'Leeds-educated', 'Varn-listed'. */
const NAME_BEFORE_PARTICIPLE_PATTERN =
  /^(?!(?:Self|Well|Highly|Publicly|Privately|College|University|Foreign|Formally|Classically|Venture|Equity|Newly|Native|State|Government|Bank|Family|Seed)-)\p{Lu}\p{Ll}{2,}-(?:educated|born|raised|listed|backed|qualified|accredited)$/u;

/**
 * Converts the first letter to lower case, unless the first word is an acronym, a name with inner capitals, or contains
 * a digit or a full stop.
 */
export function lowerFirst(text: string): string {
  const first = /^[^\s,]+/.exec(text)?.[0] ?? '';
  // 'C-suite' and 'T-shaped' keep their letter.
  if (isAcronym(first) || /\p{Lu}.*\p{Lu}|^[A-DF-Z]-\p{Ll}/u.test(first) || /[\d.]/.test(first)) return text;
  if (NAME_BEFORE_PARTICIPLE_PATTERN.test(first)) return text;
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}
