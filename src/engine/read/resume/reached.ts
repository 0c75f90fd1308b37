/** Ways to reach a person, which stand beside an address and are no part of it. */
export const REACHED =
  /(?<!\S)\S+@\S+|(?:https?:\/\/|www\.)\S+|\+\d[\d ().-]{6,}\d|\b(?:phone|mobile|tel|mob|cell|e-?mail|mail)\b.*$/giu;
