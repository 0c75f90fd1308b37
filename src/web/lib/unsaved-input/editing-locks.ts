/**
 * Locks by which a browser's tabs show which editing sessions are open, so that only edits of closed ones are taken
 * over.
 */
import { heldTabLocks, holdTabLock } from '../browser/tab-locks';

const PREFIX = 'quarterdeck.editing.';

/**
 * Holds the lock of an editing session.
 * @returns a function that releases it, as closing the tab does too
 */
export const holdEditingLock = (editingId: string): (() => void) => holdTabLock(PREFIX + editingId);

/** Ids of the open editing sessions; empty without the Web Locks API: edits may then be sent twice, which merges. */
export const openEditingSessions = (): Promise<ReadonlySet<string>> => heldTabLocks(PREFIX);
