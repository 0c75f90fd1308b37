/** Recognises contact data: e-mail addresses, telephone numbers, URLs, and labels of these and of personal data. */

/** Contact data that may stand next to an address and is not part of it. */
export const CONTACT_DATA_BESIDE_ADDRESS_PATTERN =
  /(?<!\S)\S+@\S+|(?:https?:\/\/|www\.)\S+|\+\d[\d ().-]{6,}\d|\b(?:phone|mobile|tel|mob|cell|e-?mail|mail)\b.*$/giu;

const CONTACT_PATTERN =
  /@|\bhttps?:|\bwww\.|\.(?:com|org|net|io|dev|me|co|de|fr|ai)\b|linkedin|github|(?:\+?\d[\d ().-]{6,}\d)|^(?:e-?mail|phone|tel|mobile|address|website|web|birth|born|nationality|date of birth)\b/iu;

/** Whether a text contains contact data, or begins with a label of contact or personal data: 'Phone', 'Nationality'. */
export function hasContactData(text: string): boolean {
  return CONTACT_PATTERN.test(text);
}
