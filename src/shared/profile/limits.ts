/**
 * Maximum lengths of the parts of a profile, separate from the schemas so that the browser can use them without zod.
 */

/** Characters of a text, entries of a list. */
export const PROFILE_LIMITS = {
  givenName: 100,
  name: 300,
  role: 500,
  location: 300,
  url: 2_000,
  prose: 10_000,
  userManual: 20_000,
  line: 2_000,
  lines: 200,
  title: 300,
  description: 2_000,
  personas: 50,
  superpowers: 50,
  categories: 50,
  skills: 100,
} as const;
