/** Opens a channel to the other tabs of this browser; `null` in a browser without it (Safari before 15.4). */
export const openTabChannel = (name: string): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
