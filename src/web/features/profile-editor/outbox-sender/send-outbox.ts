/** Sends, from any screen, the edits that closed editors left in this browser. */
import { deepEqual } from '@/shared/json/deep-equal';
import type { ProfileMerge } from '@/shared/profile/merge';
import { rpc } from '@/web/lib/api/rpc';
import { newId } from '@/web/lib/browser/new-id';
import { openEditingSessions } from '@/web/lib/unsaved-input/editing-locks';
import { dropUnsaved, keepUnsaved, unsavedText } from '@/web/lib/unsaved-input/unsaved-edits';
import { entryOf, mergeEntry } from '../autosave/entry';
import { resolveSent } from '../autosave/resolve-sent';
import type { CommittedProfile, OutboxEntry, SendSave } from '../autosave/types';
import { readWaitingEntries, type WaitingEntry } from '../autosave/waiting-entries';
import { sendableOf } from '../autosave/withholding';
import { createSendSave } from '../edit-session/send-save';
import { storeMerge } from '../edit-session/since-last-visit';

/** Maximum attempts to merge and save: each fails only if somebody saved in between. */
const MAX_ATTEMPTS = 5;

/** The outcome for one entry: the server's present state, and the part that it would refuse; `null` if none. */
interface Delivery {
  present: CommittedProfile;
  refusedRest: OutboxEntry | null;
  merge: Pick<ProfileMerge, 'conflicts' | 'undone'>;
}

/**
 * Merges one entry into the server's state.
 * @returns `null` if the server did not accept it
 */
async function deliverEntry(
  waitingEntry: WaitingEntry,
  present: CommittedProfile,
  send: SendSave,
): Promise<Delivery | null> {
  const resolved = await resolveSent(waitingEntry.entry, present, send);
  const { entry } = resolved;
  // Until it is known whether the server had them, they could replace what was written on top of them.
  if (entry.saves && entry.saves.length > 0) return null;
  let theirs = resolved.present;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { merged, keep, conflicts, undone, mergedEdits } = mergeEntry(entry, theirs.data);
    const merge = { conflicts, undone };
    const { data } = sendableOf(merged, theirs.data);
    const refusedRest = deepEqual(data, merged)
      ? null
      : { ...entryOf(data, merged, []), assumedPrivate: entry.assumedPrivate };
    if (deepEqual(data, theirs.data)) return { present: theirs, refusedRest, merge };
    const save = { base_revision: theirs.revision, save_id: newId(), profile_data: data };
    const request = { ...save, keep, assumed_private: entry.assumedPrivate, merged: mergedEdits };
    const result = await send(request, { keepalive: false });
    if (result.kind === 'saved') return { present: { revision: result.revision, data }, refusedRest, merge };
    if (result.kind !== 'stale') return null;
    // An editor that was opened meanwhile has taken the entry over, and may have changed these words since.
    if (unsavedText(waitingEntry.key) === null) return null;
    theirs = { revision: result.revision, data: result.data };
  }
  return null;
}

/**
 * Sends all edits that closed editors of a person left in this browser.
 * @param userId the owner of the edits; nothing is sent in another person's session
 * @returns whether the server has any of these edits now; those that it did not accept stay stored
 */
export async function sendOutbox(userId: string): Promise<boolean> {
  const waitingEntries = readWaitingEntries(userId, await openEditingSessions());
  if (waitingEntries.length === 0) return false;
  const mine = await rpc.profiles.mine(undefined, { context: { background: true, account: userId } });
  if (!mine.profile_data) return false;
  let present: CommittedProfile = { revision: mine.revision, data: mine.profile_data };
  let isAnyDelivered = false;
  for (const waitingEntry of waitingEntries) {
    const delivery = await deliverEntry(waitingEntry, present, createSendSave(userId));
    if (!delivery) break;
    const { refusedRest, merge } = delivery;
    // No editor is open that could report it, so it is stored for the next one.
    storeMerge(userId, merge.conflicts, merge.undone);
    // Only the part over a limit is kept, until the editor is opened.
    if (refusedRest) keepUnsaved(waitingEntry.key, JSON.stringify(refusedRest));
    else dropUnsaved(waitingEntry.key);
    isAnyDelivered ||= !refusedRest || delivery.present.revision > present.revision;
    present = delivery.present;
  }
  return isAnyDelivered;
}
