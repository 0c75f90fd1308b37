import type { DateRange } from '../dates/dates';

/** A line that an entry is built around. */
export interface Anchor {
  /** Index of its line. */
  at: number;
  range?: DateRange;
  /** Whether it has a single date, which is weaker evidence of an entry than a range. */
  lone: boolean;
}
