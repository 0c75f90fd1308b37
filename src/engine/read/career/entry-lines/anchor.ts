import type { DateRange } from '../../dates/dates';

/** A line around which an entry is built. */
export interface Anchor {
  /** The index of the line. */
  at: number;
  range?: DateRange;
  /**
   * Whether the line is weaker evidence of an entry than a range of dates would be: it has a single date, a duration, a
   * label or words that state a role, or its entry was found by rules.
   */
  isWeak: boolean;
}

/** Maximum number of entries in one section; further ones are not read. */
export const MAX_ANCHORS = 80;
