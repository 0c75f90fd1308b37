import type { OutboxEntry, Saved, Send } from './types';

/**
 * Finds out which saves of an entry the server has applied, by sending each again: it applies none twice. Without that,
 * words that were saved and have been edited elsewhere since would count as newer than that edit.
 * @param present what the server has now
 * @returns the entry as it started from what was applied, and what the server has then; unchanged where nothing is known
 */
export async function resolveSent(
  entry: OutboxEntry,
  present: Saved,
  send: Send,
): Promise<{ entry: OutboxEntry; present: Saved }> {
  let [resolved, now] = [entry, present];
  for (const fields of entry.sent) {
    const save = resolved.saves?.[0];
    if (!save) break;
    const profile_data = { ...now.data, ...fields };
    const result = await send({ ...save, profile_data, keep: entry.keep }, { keepalive: false });
    if (result.kind !== 'saved' && result.kind !== 'stale') break;
    const applied = result.kind === 'saved';
    resolved = {
      ...resolved,
      base: applied ? { ...resolved.base, ...fields } : resolved.base,
      sent: resolved.sent.slice(1),
      saves: resolved.saves?.slice(1),
    };
    if (applied && result.revision > now.revision) now = { revision: result.revision, data: profile_data };
  }
  return { entry: resolved, present: now };
}
