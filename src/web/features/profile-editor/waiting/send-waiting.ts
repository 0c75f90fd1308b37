/** Sends what closed editings left in this browser, from whichever screen the person is on. */
import { same } from '@/shared/same';
import { aliveEditings } from '@/web/lib/alive';
import { newId } from '@/web/lib/new-id';
import { rpc } from '@/web/lib/rpc';
import { mergeEntry } from '../autosave/entry';
import { type Waiting, waitingEntries } from '../autosave/outbox';
import type { Saved, Send } from '../autosave/types';
import { sendSaveOf } from '../editing/send';

/** Someone may save in between; then it is merged anew. More often than this is not by chance. */
const ROUNDS = 5;

/** Merges one entry into what the server has. @returns what it has then, or `null` where it did not take it */
async function deliver({ entry }: Waiting, present: Saved, send: Send): Promise<Saved | null> {
  let theirs = present;
  for (let round = 0; round < ROUNDS; round++) {
    const { merged, keep } = mergeEntry(entry, theirs.data);
    if (same(merged, theirs.data)) return theirs;
    const request = {
      base_revision: theirs.revision,
      save_id: newId(),
      profile_data: merged,
      keep,
    };
    const result = await send(request, { keepalive: false });
    if (result.kind === 'saved') return { revision: result.revision, data: merged };
    if (result.kind !== 'stale') return null;
    theirs = { revision: result.revision, data: result.data };
  }
  return null;
}

/**
 * @param userId whose edits; the session must be theirs, or nothing is sent
 * @returns whether anything reached the server. What did not stays where it is.
 */
export async function sendWaiting(userId: string): Promise<boolean> {
  const waiting = waitingEntries(localStorage, userId, await aliveEditings());
  if (waiting.length === 0) return false;
  const mine = await rpc.profiles.mine(undefined, { context: { behind: true, account: userId } });
  if (!mine.profile_data) return false;
  let present: Saved = { revision: mine.revision, data: mine.profile_data };
  let sent = false;
  for (const one of waiting) {
    const next = await deliver(one, present, sendSaveOf(userId));
    if (!next) break;
    localStorage.removeItem(one.key);
    present = next;
    sent = true;
  }
  return sent;
}
