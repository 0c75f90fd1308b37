import type { DateRange } from '../dates/dates';

/** A line that an entry is built around. */
export interface Anchor {
  /** Index of its line. */
  at: number;
  range?: DateRange;
  /** Whether it is a single date, which says less than a range. */
  lone: boolean;
}
