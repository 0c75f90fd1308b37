/** Recognises the years of careers. */

/** A word that is a year of the last or the present century. */
export const YEAR_PATTERN = /^(?:19|20)\d\d$/;

/** Every year of the last or the present century in a text. */
export const ALL_YEARS_PATTERN = /\b(?:19|20)\d\d\b/g;
