/** Delays in milliseconds before retrying a save without an answer; the last one repeats. */
export const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 30_000];

/** Maximum number of saves without an answer that are remembered. */
export const MAX_UNANSWERED_SAVES = 3;
