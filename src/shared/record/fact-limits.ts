/** Limits of the record's facts, separate from the schemas so that a field can show them without zod. */

/** Characters of the id of a fact that is made here; the schema also takes longer ones. */
export const MAX_ID_CHARACTERS = 100;
/** Characters of a text in the record. */
export const MAX_FACT_CHARACTERS = 4_000;
export const MAX_GIVEN_NAME_CHARACTERS = 100;
/** Other readings of one role. */
export const MAX_ALTERNATIVES = 5;
export const MAX_ROLES = 300;
export const MAX_ROLE_STATEMENTS = 300;
/** Maximum entries of the other lists. */
export const MAX_FACT_LIST = {
  about: 500,
  education: 100,
  statements: 2_000,
  skills: 1_000,
  certifications: 300,
  languages: 200,
  industries: 300,
  interests: 300,
  honours: 300,
  publications: 500,
} as const;

/** The lists of a record besides its roles. */
export const FACT_LIST_KEYS = Object.keys(MAX_FACT_LIST) as (keyof typeof MAX_FACT_LIST)[];
