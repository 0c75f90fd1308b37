/** How often properties are tried: seldom with every change, and at their full number in the full tests. */

/** Of this many cases `npm test` tries one. */
const ONE_OF = 8;

/** Returns the number of cases that a costly property is tried on. @param all their number in the full tests */
export const propertyRuns = (all: number): number => (process.env.EVERY_CASE ? all : Math.ceil(all / ONE_OF));

/**
 * Returns the cases of a large table that are tried: those that `isTriedAlways` selects, and all of them in the full
 * tests.
 */
export const tableCases = <Case>(all: Case[], isTriedAlways: (one: Case, at: number) => boolean): Case[] =>
  process.env.EVERY_CASE ? all : all.filter(isTriedAlways);
