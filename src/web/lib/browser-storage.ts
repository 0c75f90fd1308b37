/** This browser's lasting storage; `null` where it is closed to the page: then even to name it throws. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
