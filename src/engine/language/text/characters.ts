/** Repairs the characters of a text: ligatures, compatibility forms, entities and invisible characters. */
import { decodeEntities } from './entities';
import { memoizeByText } from './memoize';

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
 * What is changed in a plain text: an entity, a year followed directly by a number, or digits followed directly by
 * 'as'.
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
  decodeEntities(
    text
      .replace(COMPATIBILITY_PATTERN, (run) => run.normalize('NFKC'))
      .replace(/(?<=(.)?)\p{Cc}(?=(.)?)/gsu, fromTex)
      .replace(INVISIBLE_CHARACTER_PATTERN, '')
      .replace(
        /([¨˜ˇ˚˝])(\p{L})/gu,
        (_, accent: string, letter: string) => letter + (COMBINING_MARK_BY_ACCENT[accent] ?? ''),
      )
      .replace(/((?:19|20)\d\d)(?=\d{1,2} (?:years?|yrs?|months?|mos?)\b)/g, '$1 ')
      .replace(/(?<=\d\d)as(?: |(?=\p{Lu}))/gu, ' as '),
  ).normalize('NFC'),
);

/** `cleanCharacters`, with each run of white space collapsed to one space and the ends trimmed. */
export function cleanText(text: string): string {
  return cleanCharacters(text).replace(/\s+/g, ' ').trim();
}
