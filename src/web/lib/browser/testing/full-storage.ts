/** Makes the storage of jsdom refuse new entries, as a browser's full storage does. */

/**
 * Runs a test's work while every storage refuses new entries, until it has ended or its promise is settled.
 * @returns what the work returns
 */
export function withFullStorage<T>(work: () => T): T {
  const originalSetItem = Storage.prototype.setItem;
  const restore = () => {
    Storage.prototype.setItem = originalSetItem;
  };
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  let result: T;
  try {
    result = work();
  } catch (error) {
    restore();
    throw error;
  }
  if (result instanceof Promise) return result.finally(restore) as T;
  restore();
  return result;
}
