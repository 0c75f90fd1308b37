/** Sends a save of a record and translates its errors into the results that the auto-save distinguishes. */

import type { CareerRecord, EditedRecord } from '@/shared/record/career-record';
import { rpc } from '@/web/lib/api/rpc';
import { isFinalRefusal, RpcError } from '@/web/lib/api/rpc-client';
import { isOnline } from '@/web/lib/browser/online';
import { saveDeadline } from '@/web/lib/unsaved-input/sending-limits';

export interface SavedRecord {
  revision: number;
  record: CareerRecord;
}

export type SendRecordResult =
  | { kind: 'saved'; revision: number; savedAt: Date }
  /** Another save came first; `present` is the record that the server has now. */
  | { kind: 'stale'; present: SavedRecord }
  /** No usable answer: it may or may not have been saved. */
  | { kind: 'unknown'; offline: boolean }
  | { kind: 'signed-out' }
  | { kind: 'refused' };

export type SendRecord = (
  baseRevision: number,
  edits: EditedRecord,
  options: { keepalive: boolean },
) => Promise<SendRecordResult>;

/** A request with `keepalive` must have fewer bytes than this; browsers allow 64 KiB. */
const KEEPALIVE_LIMIT_BYTES = 60_000;

/** Creates the function that sends a save of this person's record. It returns a failure instead of throwing it. */
export const createSendRecord =
  (userId: string): SendRecord =>
  async (base_revision, edits, { keepalive }) => {
    const fitsKeepalive = keepalive && new Blob([JSON.stringify(edits)]).size < KEEPALIVE_LIMIT_BYTES;
    try {
      const { revision, saved_at } = await rpc.record.save(
        { base_revision, edits },
        {
          signal: saveDeadline(),
          context: { keepalive: fitsKeepalive, background: true, account: userId },
        },
      );
      return { kind: 'saved', revision, savedAt: saved_at };
    } catch (error) {
      return resultOf(error);
    }
  };

function resultOf(error: unknown): SendRecordResult {
  if (!(error instanceof RpcError)) return { kind: 'unknown', offline: !isOnline() };
  if (error.code === 'STALE_REVISION') return { kind: 'stale', present: error.data as SavedRecord };
  if (error.status === 401) return { kind: 'signed-out' };
  return isFinalRefusal(error) ? { kind: 'refused' } : { kind: 'unknown', offline: false };
}
