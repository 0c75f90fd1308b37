import type { CommittedProfile, OutboxEntry, SendSave } from './types';

/**
 * Finds out which saves of an entry the server has applied, by sending each again: the server applies none twice.
 * Without this, text that was saved here and edited elsewhere since would count as newer than that edit.
 * @param present the server's present state
 * @returns the entry, based on the saves that were applied, and the server's state after them. At the first save whose
 * outcome stays unknown it stops: that save and the later ones remain in `sent`
 */
export async function resolveSent(
  entry: OutboxEntry,
  present: CommittedProfile,
  send: SendSave,
): Promise<{ entry: OutboxEntry; present: CommittedProfile }> {
  let [resolved, state] = [entry, present];
  for (const fields of entry.sent) {
    const save = resolved.saves?.[0];
    if (!save) break;
    const profile_data = { ...state.data, ...fields };
    const result = await send(
      { ...save, profile_data, keep: entry.keep, assumed_private: entry.assumedPrivate },
      { keepalive: false },
    );
    if (result.kind === 'unknown' || result.kind === 'signed-out') break;
    const applied = result.kind === 'saved';
    resolved = {
      ...resolved,
      base: applied ? { ...resolved.base, ...fields } : resolved.base,
      sent: resolved.sent.slice(1),
      saves: resolved.saves?.slice(1),
    };
    if (applied && result.revision > state.revision)
      state = { revision: result.revision, data: profile_data };
  }
  return { entry: resolved, present: state };
}
