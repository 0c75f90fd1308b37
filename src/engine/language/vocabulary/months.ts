/**
 * The English names of the months, as alternatives of a regular expression. `read/vocabulary/months` has their names in
 * other languages too, and abbreviations.
 */
export const ENGLISH_MONTHS_SOURCE =
  'january|february|march|april|may|june|july|august|september|october|november|december';
