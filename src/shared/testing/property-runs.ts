/** The number of random cases in costly property tests: few in `npm test`, all in the full tests. */

/** `npm test` runs one of this many cases. */
const SAMPLING_DIVISOR = 8;

/** Returns the number of cases to run. @param fullRuns their number in the full tests */
export const propertyRuns = (fullRuns: number): number =>
  process.env.EVERY_CASE ? fullRuns : Math.ceil(fullRuns / SAMPLING_DIVISOR);

/**
 * Returns the cases of a large table that are tried: those that `isTriedAlways` selects, and all of them in the full
 * tests.
 */
export const tableCases = <Case>(
  all: readonly Case[],
  isTriedAlways: (one: Case, index: number) => boolean,
): readonly Case[] => (process.env.EVERY_CASE ? all : all.filter(isTriedAlways));
