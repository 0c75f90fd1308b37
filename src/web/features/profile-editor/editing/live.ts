/** Tabs of one browser tell each other what the server has just committed; devices ask it now and then. */

import { rpc } from '@/web/lib/rpc';
import { RpcError } from '@/web/lib/rpc-client';
import type { Saved } from '../autosave/types';

export interface Live {
  tell(saved: Saved): void;
  close(): void;
}

/** @param hear called with what another tab has saved */
export function openLive(userId: string, hear: (saved: Saved) => void): Live {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`quarterdeck.profile.${userId}`);
  channel.onmessage = ({ data }: MessageEvent<Saved>) => hear(data);
  return { tell: (saved) => channel.postMessage(saved), close: () => channel.close() };
}

/** Returns the server's state if it is newer than `revision`; `null` if it is not or the server does not answer. */
export async function newerOnServer(userId: string, revision: number): Promise<Saved | null> {
  try {
    return await rpc.profiles.newer({ revision }, { context: { behind: true, account: userId } });
  } catch (error) {
    // Nothing was asked for, so there is nothing to say: the next save will speak for itself.
    if (error instanceof RpcError || error instanceof TypeError) return null;
    throw error;
  }
}
