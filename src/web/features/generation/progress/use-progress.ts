import { useEffect, useState } from 'react';
import { LIMITS } from '@/shared/limits';
import { messageDuration, nextMessage, progressAfter, STATUS_MESSAGES } from './messages';

/**
 * The progress bar of a generation, moved every `LIMITS.progressTickMs` milliseconds.
 * @param startedAt `performance.now()` at the start
 * @returns percent (0 to 100) and whole seconds since the start
 */
export function useProgress(startedAt: number): { percent: number; seconds: number } {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), LIMITS.progressTickMs);
    return () => clearInterval(timer);
  }, []);
  const ms = Math.max(0, now - startedAt);
  return { percent: progressAfter(ms), seconds: Math.floor(ms / 1000) };
}

/** The status message of a generation, replaced by another one after a random time. */
export function useStatusMessage(): string {
  const [shown, setShown] = useState<readonly string[]>([STATUS_MESSAGES[0]]);
  useEffect(() => {
    const timer = setTimeout(
      () => setShown([...shown, nextMessage(shown, Math.random())]),
      messageDuration(Math.random()),
    );
    return () => clearTimeout(timer);
  }, [shown]);
  return shown.at(-1) ?? STATUS_MESSAGES[0];
}
