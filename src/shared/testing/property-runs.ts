/** The number of random cases in costly property tests: few in `npm test`, all in the full tests. */

/** `npm test` runs one of this many cases. */
const SAMPLING_DIVISOR = 4;

/** Returns the number of cases to run. @param fullRuns their number in the full tests */
export const propertyRuns = (fullRuns: number): number =>
  process.env.EVERY_CASE ? fullRuns : Math.ceil(fullRuns / SAMPLING_DIVISOR);
