/** Limits of a role's text; all processing is linear within them. */

/** UTF-16 units of a text that are read; the rest is ignored. */
export const MAX_TEXT = 200_000;
export const MAX_LINES = 6_000;
/** A line longer than this is prose: only its beginning is searched for terms. */
export const MAX_LINE = 4_000;
export const MAX_REQUIREMENTS = 80;
/** UTF-16 units of one requirement. */
export const MAX_REQUIREMENT = 700;
/** Statements of a person that are considered. */
export const MAX_STATEMENTS = 1_200;
