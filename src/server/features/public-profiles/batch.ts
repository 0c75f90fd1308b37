/** Batches the requests of one tick into one select. */

interface Waiter<T> {
  resolve(value: T | undefined): void;
  reject(error: unknown): void;
}

/**
 * Collects keys until the present tick ends, then loads all of them at once. Nothing is cached: a key requested later
 * is loaded again.
 * @param load resolves to what it found; a key that it omits resolves to `undefined`
 */
export function createBatchLoader<T>(load: (keys: string[]) => Promise<Map<string, T>>) {
  let waitersByKey = new Map<string, Waiter<T>[]>();

  const flush = () => {
    const batch = waitersByKey;
    waitersByKey = new Map();
    load([...batch.keys()]).then(
      (valueByKey) => {
        for (const [key, waiters] of batch) for (const { resolve } of waiters) resolve(valueByKey.get(key));
      },
      (error) => {
        for (const waiters of batch.values()) for (const { reject } of waiters) reject(error);
      },
    );
  };

  return (key: string): Promise<T | undefined> =>
    new Promise((resolve, reject) => {
      if (waitersByKey.size === 0) setImmediate(flush);
      const sameKey = waitersByKey.get(key);
      if (sameKey) sameKey.push({ resolve, reject });
      else waitersByKey.set(key, [{ resolve, reject }]);
    });
}
