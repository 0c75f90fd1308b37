/** Learns of saves elsewhere: tabs of one browser notify each other, and saves of other devices are polled. */

import { rpc } from '@/web/lib/api/rpc';
import { RpcError } from '@/web/lib/api/rpc-client';
import { openTabChannel } from '@/web/lib/browser/tab-channel';
import type { CommittedProfile } from '../autosave/types';
import type { DisplayedPublication } from './publication';

export interface ProfileChannel {
  announce(saved: CommittedProfile): void;
  close(): void;
}

/** Tells the other tabs of this browser about saves. @param onSave called with a save of another tab */
export function openProfileChannel(
  userId: string,
  onSave: (saved: CommittedProfile) => void,
): ProfileChannel {
  const channel = openTabChannel(`quarterdeck.profile.${userId}`);
  channel?.addEventListener('message', ({ data }: MessageEvent<CommittedProfile>) => onSave(data));
  return { announce: (saved) => channel?.postMessage(saved), close: () => channel?.close() };
}

/**
 * Fetches the server's state if it is newer than `revision`, or if readers see something else than the page says.
 * @returns `null` if neither is the case, or if the server does not answer
 */
export async function fetchNewerProfile(
  userId: string,
  revision: number,
  displayed: DisplayedPublication,
): Promise<CommittedProfile | null> {
  try {
    const newer = await rpc.profiles.newer(
      { revision, publication: displayed.version },
      { context: { background: true, account: userId } },
    );
    if (newer && newer.publication !== displayed.version) displayed.onChangedElsewhere?.();
    return newer;
  } catch (error) {
    // A failed poll is not shown to the person; a failed save is.
    if (error instanceof RpcError || error instanceof TypeError) return null;
    throw error;
  }
}
