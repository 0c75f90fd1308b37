/** Before a tab claims the guest's result, those that edit it hand over what they have, and take no more edits. */
import { heldTabLocks } from '../browser/tab-locks';
import { storeResult } from './generated-profile-key';
import {
  EDITOR_LOCK_PREFIX,
  OWN_PAGE_ID,
  openChannel,
  post,
  type SentMessage,
  setClaiming,
} from './tab-transfer';

/** Milliseconds to wait for tabs that edit the result: one in the background of a busy machine may take a while. */
const HANDOVER_DEADLINE_MS = 3_000;
/** Milliseconds to wait in browsers without Web Locks, where nothing shows whether there are such tabs. */
const BLIND_HANDOVER_MS = 300;

/**
 * Stores what the other tabs have of the result, before it is claimed here. They change nothing more until `endClaim`.
 * A tab that does not answer in time is left out.
 * @param seal that of the result
 */
export async function collectEdits(seal: string | undefined): Promise<void> {
  const channel = openChannel();
  if (!channel) return;
  const pendingTabs = new Set(await heldTabLocks(EDITOR_LOCK_PREFIX));
  pendingTabs.delete(String(OWN_PAGE_ID));
  await new Promise<void>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<SentMessage>) => {
      if (data.kind !== 'handed-over') return;
      setClaiming(true);
      if (data.stored) storeResult(data.stored);
      // Without Web Locks no tab is expected, and others may answer until the time is over.
      if (pendingTabs.delete(String(data.from)) && pendingTabs.size === 0) resolve();
    });
    post({ kind: 'claiming', seal });
    const blindMs = navigator.locks ? 0 : BLIND_HANDOVER_MS;
    setTimeout(resolve, pendingTabs.size > 0 ? HANDOVER_DEADLINE_MS : blindMs);
  });
  channel.close();
}

/** Lets other tabs edit the result again, unless it was claimed. */
export function endClaim(): void {
  setClaiming(false);
  post({ kind: 'claim-ended' });
}
