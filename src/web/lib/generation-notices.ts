/** What an account's generation had to tell: kept in this tab until the editor has shown it. */
import { z } from 'zod';
import { type Notice, noticeSchema } from '@/shared/generation';

const KEY = 'quarterdeck.generation-notices';
const stored = z.array(noticeSchema).max(200);

/** Keeps notices for the screen that comes next. */
export function saveGenerationNotices(notices: readonly Notice[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notices));
  } catch {
    // Without storage the profile is still there; only its notices are not shown.
  }
}

/** The notices of the last generation in this tab; none when there were none or they cannot be read. */
export function readGenerationNotices(): Notice[] {
  try {
    const parsed = stored.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Forgets them: the person has read them, or has logged out. */
export function clearGenerationNotices(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
