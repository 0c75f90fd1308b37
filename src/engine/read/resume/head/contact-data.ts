/** Recognises contact data: e-mail addresses, telephone numbers, URLs, and labels of these and of personal data. */

/**
 * An e-mail or web address as a whole: no label of a host is a name of its own, such as 'Larkham' of
 * 'Larkham.example.dev/work'. Endings that are words too, as 'in' and 'no', need a path behind them.
 */
export const WEB_ADDRESS_PATTERN =
  /(?<!\S)\S+@\S+|(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d.@-])(?:[\p{L}\d][\p{L}\d-]*\.)+(?:(?:com|org|net|io|dev|app|me|ai|co|info|eu|tech|xyz|site|online|page|de|fr|uk|ch|nl|br|pl|es|pt|ca|us|au)(?![\p{L}\d.-])(?:\/\S*)?|(?:in|at|it|no|is|to|be|id|my|se|dk|fi|so|cc)\/\S+)/gu;

/** Contact data that may stand next to an address and is not part of it. */
export const CONTACT_DATA_BESIDE_ADDRESS_PATTERN =
  /(?<!\S)\S+@\S+|(?:https?:\/\/|www\.)\S+|\+\d[\d ().-]{6,}\d|\b(?:phone|mobile|tel|mob|cell|e-?mail|mail)\b.*$/giu;

const CONTACT_PATTERN =
  /@|\bhttps?:|\bwww\.|\.(?:com|org|net|io|dev|me|co|de|fr|ai)\b|linkedin|github|(?:\+?\d[\d ().-]{6,}\d)|^(?:e-?mail|phone|tel|mobile|address|website|web|birth|born|nationality|date of birth)\b/iu;

/** Whether a text contains contact data, or begins with a label of contact or personal data: 'Phone', 'Nationality'. */
export function hasContactData(text: string): boolean {
  return CONTACT_PATTERN.test(text);
}

/** Contact data wherever it stands: an address or a telephone number, not the name of a website. */
const REACHABLE_PATTERN = /@|\bhttps?:|\bwww\.|(?:\+?\d[\d ().-]{6,}\d)/iu;
/** With this many words in lower case or more, a line is prose, which may name a website: 'mills of Orla.io'. */
const MIN_PROSE_WORDS = 4;

/** Whether a line of a paragraph is contact data, and not a part of the text that names a website. */
export const isContactLine = (text: string): boolean =>
  hasContactData(text) &&
  (REACHABLE_PATTERN.test(text) ||
    (text.match(/(?<!\S)\p{Ll}{2,}(?=[\s,.;]|$)/gu)?.length ?? 0) < MIN_PROSE_WORDS);
