/** Contact data that may stand next to an address and is not part of it. */
export const CONTACT_DATA_PATTERN =
  /(?<!\S)\S+@\S+|(?:https?:\/\/|www\.)\S+|\+\d[\d ().-]{6,}\d|\b(?:phone|mobile|tel|mob|cell|e-?mail|mail)\b.*$/giu;
