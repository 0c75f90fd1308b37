/**
 * Locks by which a browser's tabs show which editing sessions are open, so that only edits of closed ones are taken
 * over.
 */

const PREFIX = 'quarterdeck.editing.';

/** The Web Locks API; absent on plain http outside localhost. */
const locks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/**
 * Holds the lock of an editing session.
 * @returns a function that releases it, as closing the tab does too
 */
export function holdEditingLock(editingId: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(PREFIX + editingId, () => released);
  return release;
}

/** Ids of the open editing sessions; empty in browsers without the API: edits may then be sent twice, which merges. */
export async function openEditingLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
