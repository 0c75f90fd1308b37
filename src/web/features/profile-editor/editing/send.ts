/** One save of one account over the wire, its errors sorted into what the auto-save distinguishes. */
import { ORPCError } from '@orpc/client';
import type { ProfileData } from '@/shared/profile';
import { refusedLines } from '@/web/lib/refused-lines';
import { rpc } from '@/web/lib/rpc';
import { sentenceOf } from '@/web/lib/sentence-of';
import type { Send, SendResult } from '../autosave/types';

/** A server that has not answered by then is asked again. */
const ANSWER_WITHIN = 15_000;
/** Browsers send at most 64 KiB from a page that is going away. */
const KEEPALIVE_BYTES = 60_000;

export const sendSaveOf =
  (userId: string): Send =>
  async (request, { keepalive }) => {
    const small = keepalive && new Blob([JSON.stringify(request)]).size < KEEPALIVE_BYTES;
    try {
      const { revision, saved_at } = await rpc.profiles.save(request, {
        signal: AbortSignal.timeout(ANSWER_WITHIN),
        context: { keepalive: small, behind: true, account: userId },
      });
      return { kind: 'saved', revision, savedAt: saved_at };
    } catch (error) {
      return resultOf(error);
    }
  };

function resultOf(error: unknown): SendResult {
  if (!(error instanceof ORPCError)) return { kind: 'unknown', offline: !navigator.onLine };
  if (error.code === 'STALE_REVISION') {
    const { revision, profile_data } = error.data as { revision: number; profile_data: ProfileData };
    return { kind: 'stale', revision, data: profile_data };
  }
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429) {
    return { kind: 'refused', message: sentenceOf(error), lines: refusedLines(error) ?? undefined };
  }
  return { kind: 'unknown', offline: false };
}
