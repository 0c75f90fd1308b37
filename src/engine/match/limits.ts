/** Limits of the texts of a role and a person; all processing is linear within them. */

/** Maximum UTF-16 units that are read of a text; the rest is ignored. */
export const MAX_ROLE_TEXT_CHARACTERS = 200_000;
export const MAX_LINES = 6_000;
/** Maximum length of a line; longer lines are prose, and only their beginning is searched for terms. */
export const MAX_ROLE_LINE_CHARACTERS = 4_000;
export const MAX_REQUIREMENTS = 80;
/** Maximum UTF-16 units of one requirement. */
export const MAX_REQUIREMENT_CHARACTERS = 700;
/** Maximum UTF-16 units of one of a person's texts in which concepts are looked for. */
export const MAX_CONCEPT_TEXT_CHARACTERS = 3_000;
/** Limits of what is searched for the terms of a role: its whole text, its lines, and one of them. */
export const MAX_SEARCHED_TEXT_CHARACTERS = 60_000;
export const MAX_SEARCHED_LINES = 400;
export const MAX_SEARCHED_LINE_CHARACTERS = 3_000;
/** Maximum UTF-16 units of a statement or requirement that are searched for numbers and names. */
export const MAX_SEARCHED_STATEMENT_CHARACTERS = 1_000;
/** Maximum number of a person's statements that are considered. */
export const MAX_STATEMENTS = 1_200;
