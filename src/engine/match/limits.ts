/** Limits of a role's text. All processing is linear within them. */

/** UTF-16 units of a text that are read; the rest is ignored. */
export const MAX_TEXT = 200_000;
export const MAX_LINES = 6_000;
/** A longer line is a paragraph of prose: only its beginning is searched for terms. */
export const MAX_LINE = 4_000;
export const MAX_REQUIREMENTS = 80;
/** UTF-16 units of one requirement. */
export const MAX_REQUIREMENT = 700;
/** Statements of a person that are looked at. */
export const MAX_STATEMENTS = 1_200;
