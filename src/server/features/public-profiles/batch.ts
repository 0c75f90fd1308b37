/** Batches the requests of one tick into one select. */

interface Waiting<T> {
  resolve(value: T | undefined): void;
  reject(error: unknown): void;
}

/**
 * Collects keys until the present tick ends, then loads all of them at once. Nothing is cached: a key requested later
 * is loaded again.
 * @param load resolves to what it found; a key that it omits resolves to `undefined`
 */
export function createBatchLoader<T>(load: (keys: string[]) => Promise<Map<string, T>>) {
  let waitingByKey = new Map<string, Waiting<T>[]>();

  const flush = () => {
    const batch = waitingByKey;
    waitingByKey = new Map();
    load([...batch.keys()]).then(
      (found) => {
        for (const [key, all] of batch) for (const { resolve } of all) resolve(found.get(key));
      },
      (error) => {
        for (const all of batch.values()) for (const { reject } of all) reject(error);
      },
    );
  };

  return (key: string): Promise<T | undefined> =>
    new Promise((resolve, reject) => {
      if (waitingByKey.size === 0) setImmediate(flush);
      const sameKey = waitingByKey.get(key);
      if (sameKey) sameKey.push({ resolve, reject });
      else waitingByKey.set(key, [{ resolve, reject }]);
    });
}
