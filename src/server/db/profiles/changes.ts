/** Notifies listeners in this process, such as caches, that a profile was written. */
import type { Database } from '../client';

export interface ProfileChange {
  profileId: string;
}
type Listener = (change: ProfileChange) => void;

/** Listeners by database, so that two servers in one test process do not get each other's events. */
const listenersByDatabase = new WeakMap<Database, Set<Listener>>();

/**
 * Calls `listener` after every committed write of a profile that `announceProfileChange` is called for.
 * @returns a function that removes the listener
 */
export function onProfileChange(db: Database, listener: Listener): () => void {
  const listeners = listenersByDatabase.get(db) ?? new Set();
  listenersByDatabase.set(db, listeners.add(listener));
  return () => void listeners.delete(listener);
}

/** Notifies the listeners. Call it after the commit of every write to `profiles`. */
export function announceProfileChange(db: Database, profileId: string): void {
  for (const listener of listenersByDatabase.get(db) ?? []) listener({ profileId });
}
