/** The changing messages of the progress screen, and its estimate of how far the work is. */
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
 * Chooses the next message. None is repeated before all were shown, and none follows itself.
 * @param shown the messages shown so far, oldest first
 * @param random between 0 and 1, 1 excluded
 */
export function chooseNextMessage(shown: readonly string[], random: number): string {
  const round = shown.slice(Math.floor(shown.length / STATUS_MESSAGES.length) * STATUS_MESSAGES.length);
  const candidates = STATUS_MESSAGES.filter(
    (message) => !round.includes(message) && message !== shown.at(-1),
  );
  return candidates[Math.floor(random * candidates.length)] ?? STATUS_MESSAGES[0];
}

/** How long a message is shown, in milliseconds. @param random between 0 and 1 */
export function messageDurationMs(random: number): number {
  return LIMITS.minStatusMessageMs + random * (LIMITS.maxStatusMessageMs - LIMITS.minStatusMessageMs);
}

/**
 * The text below the bar. A full bar means only that the estimated time has passed, not that the work is done.
 * @param percent the width of the bar, 0 to 100
 * @param seconds since the start
 */
export function progressText(percent: number, seconds: number): string {
  const elapsed = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return percent >= 100 ? `Still writing, ${elapsed} so far` : `${elapsed} of about 1 minute`;
}

/** The width of the bar in percent by the time since the start: it grows by a fixed step at each tick, up to 100. */
export function progressPercentAfter(ms: number): number {
  return Math.min(100, Math.floor(ms / LIMITS.progressTickMs) * LIMITS.progressStepPercent);
}
