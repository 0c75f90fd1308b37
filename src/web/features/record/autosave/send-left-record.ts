/** Sends, from any screen, the edits of the record that closed pages left in this browser. */
import { rpc } from '@/web/lib/api/rpc';
import { sendLeft } from '@/web/lib/unsaved-input/open-savers';
import { recordSaverKey, startMemberRecord } from './start-member-record';

/** @throws what the call throws that fetches the record */
export async function sendLeftRecord(userId: string): Promise<void> {
  const storedRecord = await rpc.record.mine(undefined, { context: { background: true, account: userId } });
  if (!storedRecord) return;
  sendLeft(recordSaverKey(userId), () => {
    const editing = startMemberRecord(userId, storedRecord);
    const resumed = editing.resume();
    return { ...editing, finish: () => resumed.then(editing.finish) };
  });
}
