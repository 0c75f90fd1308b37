/** The lines that an entry is built around. */
import type { DateRange } from '../../dates/dates';

/** A line that an entry is built around. */
export interface Anchor {
  /** Index of its line. */
  at: number;
  range?: DateRange;
  /**
   * Whether it is weaker evidence of an entry than a range of dates: a single date, a duration, a label, words that
   * state a role, or an entry that was found by rules.
   */
  lone: boolean;
}

/** Maximum number of entries in one section; further ones are not read. */
export const MAX_ANCHORS = 80;
