/** Limits of the record's facts. Apart from the schemas, so that a field can say them without these. */

/** Characters of a text in the record. */
export const FACT_TEXT_MAX = 4_000;
export const GIVEN_NAME_MAX = 100;
/** Entries of the record's lists that its owner edits as lines. */
export const FACT_LIST_MAX = {
  about: 500,
  skills: 1_000,
  certifications: 300,
  languages: 200,
  industries: 300,
  interests: 300,
  honours: 300,
  publications: 500,
} as const;
