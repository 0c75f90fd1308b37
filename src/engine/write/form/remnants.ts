/** Finds what belongs to the layout of a document, or to a form, and not to the words of a text. */
import { lowerFirst } from '../../language/text/casing';
import { anyOf } from '../../language/text/word-lists';

/** Signs of a list, a link or a mark-up language. */
const SIGN_PATTERN = /->|=>|[→⇒➔]|\s\|\s|[●•▪◦‣■□]|\*\*|#{2,}|<\/?\p{L}+>|\(\s*\)|\[\s*\]|,\s*,|\s[,;]\s/u;
/** What a page invites its reader to press. */
const BUTTON_PATTERN =
  /\[(?:view|link|see|show|open|click|read|download)\b|\b(?:view|show|see) (?:certificate|credential|project|publication)\b(?! of)|(?:^|, )link to (?:the )?\p{L}+$/iu;
/** Headings of a form, with their colon. */
const LABEL_PATTERN = anyOf(
  [
    'Responsibilit(?:y|ies)|Duties|Key (?:achievements|responsibilities|duties|skills|projects|results)',
    'Achievements?|Accomplishments?|Environment|Tech(?:nology)? ?[Ss]tack|Technologies(?: [Uu]sed)?',
    'Tools(?: [Uu]sed)?|Team [Ss]ize|Duration|Client|Employer|Designation|Job [Tt]itle|Position|Role',
    'Location|Description|Project (?:[Nn]ame|[Tt]itle)|Website|URL|E-?mail|Phone|Address|Aufgaben|Tätigkeiten',
  ],
  { before: '(?:^|[.,;:)] )', after: String.raw`\s?:(?=\s|$)`, flags: 'u' },
);
/** A month or day in digits, of a column of dates; after a preposition it may be of the sentence. */
const DATE_OF_COLUMN_PATTERN =
  /(?<=[\p{L}\d)] )(?<!(?<!\p{L})(?:in|on|of|by|from|since|until|till|to|and|am|im|ab|bis|seit|vom|en|el|de|du|le|depuis|desde|em|dal|nel|in|op|sinds) )(?:\d{1,2}\/(?:\d{1,2}\/)?(?:19|20)\d\d|(?:19|20)\d\d\/0[1-9])(?![\d/])/iu;

/** Signs that no reader sees, those of a font of pictures, and a list's stroke beside its comma: 'Science/, Arts'. */
const STRAY_SIGN_PATTERN = /[\p{Cc}\p{Co}\u00ad\u200b\u200e\u200f\u2060\ufeff\ufffd]|\/,|,\/|[✓✔❖➤►★☆♦]/u;
/** Addresses, and the sign that stands for 'at'. */
const ADDRESS_OF_NET_PATTERN = /https?:|\bwww\.|[\w.+-]@[\w-]{1,60}\.\p{L}|\s@\s/iu;
/** Letters set apart, as in a heading: 'P O R T'. */
const SPACED_LETTERS_PATTERN = /(?<!\S)(?:\p{L} ){3}\p{L}(?!\S)/u;
/** A word that the end of its line divided: 'inter- national', but not 'short- and long-term'. */
const DIVIDED_WORD_PATTERN =
  /(?<!\p{L})\p{Ll}{2,}- (?!(?:and|or|to|as|of|und|oder|bzw|sowie|et|ou|y|o|e|en|of)(?!\p{L}))\p{Ll}{3,}(?![\p{L}-])/u;
/** Two words without the space between them: 'managementof nine mills'. */
const GLUED_WORDS_PATTERN =
  /(?<!\p{L})\p{L}{3,}(?:ment|tion|ing|ness|ance|ence|ity)(?:of|and|the|for|with)(?!\p{L})|\b(?:bachelor|master|doctor|diploma)of\b/iu;

/** Whether a text has signs of a layout, a button, a label of a form, an address, or words that a layout broke. */
export const hasRemnants = (text: string): boolean =>
  SIGN_PATTERN.test(text) ||
  STRAY_SIGN_PATTERN.test(text) ||
  ADDRESS_OF_NET_PATTERN.test(text) ||
  SPACED_LETTERS_PATTERN.test(text) ||
  DIVIDED_WORD_PATTERN.test(text) ||
  GLUED_WORDS_PATTERN.test(text) ||
  BUTTON_PATTERN.test(text) ||
  LABEL_PATTERN.test(text);

/** Words of a heading in capitals within prose. Two may be names: 'ORLA BRILL'. */
const HEADING_IN_PROSE_PATTERN = /(?<![\p{L}\d])(?:\p{Lu}{4,} (?:& )?){2}\p{Lu}{4,}(?![\p{L}\d])/u;
/** Whether prose has a heading in capitals within it. */
export const hasHeadingInProse = (text: string): boolean =>
  HEADING_IN_PROSE_PATTERN.test(text) && /\p{Ll}{3}/u.test(text);

/** Whether a text has a date of another column. */
export const hasDateOfColumn = (text: string): boolean => DATE_OF_COLUMN_PATTERN.test(text);

const countOf = (text: string, mark: string) => text.split(mark).length - 1;

/** Whether a bracket or quotation mark is not closed, or a bracket is closed before it is opened. */
export function isUnbalanced(text: string): boolean {
  const pairs: [string, string][] = [
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
    ['«', '»'],
  ];
  // After a digit the mark stands for inches: 'racks of 19"'.
  const straight = countOf(text.replace(/(?<=\d)"(?!\p{L})/gu, ''), '"');
  // German opens with the mark below the line and closes with the one that opens in English.
  const curly = countOf(text, '“') + countOf(text, '”') + (/[“”]/u.test(text) ? countOf(text, '„') : 0);
  return (
    straight % 2 === 1 ||
    curly % 2 === 1 ||
    countOf(text, '‘') > countOf(text, '’') ||
    pairs.some(
      ([open, close]) =>
        countOf(text, open) !== countOf(text, close) || text.indexOf(close) < text.indexOf(open),
    )
  );
}

/** A sum without its number: 'worth $XM', 'up to $ in sales', 'budgets worth'. */
const EMPTY_AMOUNT_PATTERN =
  /[$€£]\s?(?:[XYN]{1,3}(?![\p{L}\d])|[XYN]{1,3}[BMK]\b|_+|\?+)|(?<!\p{L})[XN]{2,}\s?%|[$€£](?=[\s.,;)]*$)|[$€£]\s(?!\d)|\b(?:worth|valued at|totall?ing)[.,;)]*$|\b\d{1,2}\+ experience\b/u;
/** Whether a text announces a number that it does not have. */
export const lacksAmount = (text: string): boolean => EMPTY_AMOUNT_PATTERN.test(text);

/** A word or a phrase twice. Capitalised words may be a name: 'Walla Walla'. */
const DOUBLED_WORD_PATTERN = /(?<![\p{L}\d'’-])(?!(?:that|had) )(\p{L}{2,}) (?=\p{Ll})\1(?![\p{L}\d'’-])/u;
const DOUBLED_PHRASE_PATTERN = /(?<![\p{L}\d-])((?:[\p{L}\d-]+ ){1,3}\p{L}{3,}),? \1(?![\p{L}\d-])/u;
/** 'The port of the port'. */
const DOUBLED_AFTER_OF_PATTERN = /\b(the \p{Ll}{3,}) of \1(?!\p{L})/iu;
/** A word of a heading that the layout put around another: 'operational Mill operational'. */
const WRAPPED_WORD_PATTERN = /(?<!\p{L})(\p{Ll}{6,}) \p{Lu}\p{Ll}+ \1(?!\p{L})/u;
/** Whether a text has a word or a phrase twice in a row. */
export const isDoubled = (text: string): boolean =>
  DOUBLED_WORD_PATTERN.test(text) ||
  DOUBLED_PHRASE_PATTERN.test(lowerFirst(text)) ||
  DOUBLED_AFTER_OF_PATTERN.test(text) ||
  WRAPPED_WORD_PATTERN.test(text);
