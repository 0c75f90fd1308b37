import { MINUTE } from './time/durations';

/**
 * Limits that every screen needs, separate from `limits.ts` so that the entry bundle holds no others.
 */
export const SCREEN_LIMITS = {
  toastDurationMs: 3_000,
  tooltipDelayMs: 200,
  queryRetries: 3,
  /** After a failed refetch, the next one. */
  failedRefetchMs: 10_000,
  mobileBreakpointPx: 768,
  sidebarCookieDays: 7,
  queryStaleMs: 5 * MINUTE,
  queryDiscardMs: 10 * MINUTE,
} as const;
