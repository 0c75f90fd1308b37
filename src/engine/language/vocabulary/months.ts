/** The English names of the months, as alternatives of a regular expression; `read/vocabulary/months` has all names. */
export const ENGLISH_MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december';
