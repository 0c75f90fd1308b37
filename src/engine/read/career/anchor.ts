import type { DateRange } from '../dates/dates';

/** A line that an entry is built around. */
export interface Anchor {
  /** Index of its line. */
  at: number;
  range?: DateRange;
  /** Whether it has no range of dates, but a single date or none, which is weaker evidence of an entry. */
  lone: boolean;
}
