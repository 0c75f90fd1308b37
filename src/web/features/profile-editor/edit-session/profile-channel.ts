/** Learns of saves elsewhere: tabs of one browser notify each other, and saves of other devices are polled. */

import { rpc } from '@/web/lib/api/rpc';
import { RpcError } from '@/web/lib/api/rpc-client';
import type { CommittedProfile } from '../autosave/types';

export interface ProfileChannel {
  announce(saved: CommittedProfile): void;
  close(): void;
}

/** @param hear called with a save of another tab */
export function openProfileChannel(userId: string, hear: (saved: CommittedProfile) => void): ProfileChannel {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`quarterdeck.profile.${userId}`);
  channel.onmessage = ({ data }: MessageEvent<CommittedProfile>) => hear(data);
  return { announce: (saved) => channel.postMessage(saved), close: () => channel.close() };
}

/** Returns the server's state if it is newer than `revision`; `null` if it is not, or if the server does not answer. */
export async function newerOnServer(userId: string, revision: number): Promise<CommittedProfile | null> {
  try {
    return await rpc.profiles.newer({ revision }, { context: { behind: true, account: userId } });
  } catch (error) {
    // A failed poll is not shown to the person; a failed save is.
    if (error instanceof RpcError || error instanceof TypeError) return null;
    throw error;
  }
}
