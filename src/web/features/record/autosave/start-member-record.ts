/** The editing of a signed-in person's record, connected to the server. */
import { rpc } from '@/web/lib/api/rpc';
import { editMemberRecord, type MemberRecordEditing } from './member-record';
import { createSendRecord, type SavedRecord } from './send-record';

/** The key of the saver of a person's record, see `takeSaver`. */
export const recordSaverKey = (userId: string) => `record.${userId}`;

/** Starts the editing. @param storedRecord the record as the server has it */
export const startMemberRecord = (userId: string, storedRecord: SavedRecord): MemberRecordEditing =>
  editMemberRecord({
    userId,
    storedRecord,
    send: createSendRecord(userId),
    fetchNewer: (revision) =>
      rpc.record.newer({ revision }, { context: { background: true, account: userId } }),
  });
