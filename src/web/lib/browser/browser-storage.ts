/** This browser's local storage; `null` if it is unavailable, when even accessing it throws. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
