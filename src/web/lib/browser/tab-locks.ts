/** Web Locks that the browser's tabs hold to show that they are open: closing or killing a tab releases its locks. */

/** The Web Locks API; absent on plain http outside localhost. */
const locks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/**
 * Holds a lock.
 * @returns a function that releases it, as closing the tab does too
 */
export function holdTabLock(name: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(name, () => released);
  return release;
}

/**
 * Names of the locks that any tab holds, without their prefix. Empty in browsers without the API.
 * @param prefix only locks whose name starts with it
 */
export async function heldTabLocks(prefix: string): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
