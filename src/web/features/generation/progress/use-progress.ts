import { useEffect, useState } from 'react';
import { LIMITS } from '@/shared/limits';
import { chooseNextMessage, messageDurationMs, progressPercentAfter, STATUS_MESSAGES } from './messages';

/**
 * The estimated progress of a generation, computed anew every `LIMITS.progressTickMs` milliseconds.
 * @param startedAt `performance.now()` at the start
 * @returns percent (0 to 100) and whole seconds since the start
 */
export function useProgress(startedAt: number): { percent: number; seconds: number } {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), LIMITS.progressTickMs);
    return () => clearInterval(timer);
  }, []);
  const elapsedMs = Math.max(0, now - startedAt);
  return { percent: progressPercentAfter(elapsedMs), seconds: Math.floor(elapsedMs / 1000) };
}

/** The status message of a generation, which is replaced by another one after a random time. */
export function useStatusMessage(): string {
  const [messages, setMessages] = useState<readonly string[]>([STATUS_MESSAGES[0]]);
  useEffect(() => {
    const timer = setTimeout(
      () => setMessages([...messages, chooseNextMessage(messages, Math.random())]),
      messageDurationMs(Math.random()),
    );
    return () => clearTimeout(timer);
  }, [messages]);
  return messages.at(-1) ?? STATUS_MESSAGES[0];
}
