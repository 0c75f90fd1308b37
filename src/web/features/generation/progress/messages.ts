/** Messages of the progress screen, in order. */
import { LIMITS } from '@/shared/limits';

export const STATUS_MESSAGES = [
  'Reading what you gave us.',
  'Putting your roles in order.',
  'Matching dates, titles and figures.',
  'Looking for the thread between your roles.',
  'Weighing what you achieved.',
  'Finding your strongest themes.',
  'Writing in plain words, from your facts alone.',
  'Checking every line against its source.',
] as const;

/**
 * The next message. None is repeated before all were shown, and none directly after itself.
 * @param shown the messages shown so far, oldest first
 * @param random between 0 and 1, 1 excluded
 */
export function nextMessage(shown: readonly string[], random: number): string {
  const round = shown.slice(Math.floor(shown.length / STATUS_MESSAGES.length) * STATUS_MESSAGES.length);
  const left = STATUS_MESSAGES.filter((message) => !round.includes(message) && message !== shown.at(-1));
  return left[Math.floor(random * left.length)] ?? STATUS_MESSAGES[0];
}

/** The duration of a message, in milliseconds. */
export function messageDuration(random: number): number {
  return LIMITS.minStatusMessageMs + random * (LIMITS.maxStatusMessageMs - LIMITS.minStatusMessageMs);
}

/** The line below the bar. A full bar means only that the estimated time has passed, not that the work is done. */
export function progressWords(percent: number, seconds: number): string {
  const elapsed = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return percent >= 100 ? `Still writing, ${elapsed} so far` : `${elapsed} of about 1 minute`;
}

/** The width of the bar in percent by the time since the start: 0.33 per 100 ms, at most 100. */
export function progressAfter(ms: number): number {
  return Math.min(100, Math.floor(ms / LIMITS.progressTickMs) * LIMITS.progressStepPercent);
}
