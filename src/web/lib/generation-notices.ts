/** What an account's generation had to tell: kept in this tab until the editor has shown it. */
import { z } from 'zod';
import { type Notice, noticeSchema } from '@/shared/generation';

const KEY = 'quarterdeck.generation-notices';
const storedSchema = z.object({ userId: z.string(), notices: z.array(noticeSchema).max(200) });

/** Keeps notices for the screen that comes next. */
export function saveGenerationNotices(userId: string, notices: readonly Notice[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, notices }));
  } catch {
    // Without storage the profile is still there; only its notices are not shown.
  }
}

/** The notices of this account's last generation in this tab; none when there are none to read. */
export function readGenerationNotices(userId: string): Notice[] {
  try {
    const stored = storedSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return stored.success && stored.data.userId === userId ? stored.data.notices : [];
  } catch {
    return [];
  }
}

/** Forgets them: the person has read them. */
export function clearGenerationNotices(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
