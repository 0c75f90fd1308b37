/** The notices of an account's last generation, stored in this tab until they are dismissed in the editor. */

import { NOTICE_KINDS } from '@/shared/generation/notice-kinds';
import type { GenerationNotice } from '@/shared/generation/notice-schema';

const KEY = 'quarterdeck.generation-notices';

function isNotice(value: unknown): value is GenerationNotice {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, about, message } = value as Record<string, unknown>;
  const aboutFits = about === undefined || typeof about === 'string';
  return NOTICE_KINDS.some((known) => known === kind) && aboutFits && typeof message === 'string';
}

/** Stores notices for the next screen. */
export function saveGenerationNotices(userId: string, notices: readonly GenerationNotice[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, notices }));
  } catch {
    // Without storage only the notices are lost, not the profile.
  }
}

/** The notices of this account's last generation in this tab. */
export function readGenerationNotices(userId: string): GenerationNotice[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return [];
    const { userId: owner, notices } = stored as Record<string, unknown>;
    return owner === userId && Array.isArray(notices) && notices.every(isNotice) ? notices : [];
  } catch {
    return [];
  }
}

/** Deletes the notices once the person has dismissed them. */
export function clearGenerationNotices(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
}
