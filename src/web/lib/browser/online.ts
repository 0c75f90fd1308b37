/** Whether the last request that was sent while the browser said that it is offline was answered. */
let isAnsweredOffline = false;

/** Whether there is a connection: the browser says so, or was seen to be wrong in saying that there is none. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false || isAnsweredOffline;

/**
 * Notes how a request ended that was sent while the browser said that it is offline. Where that changes `isOnline`, it
 * dispatches the window's event, since the browser does not.
 */
export function noteOfflineRequest(isAnswered: boolean): void {
  if (isAnswered === isAnsweredOffline) return;
  isAnsweredOffline = isAnswered;
  dispatchEvent(new Event(isAnswered ? 'online' : 'offline'));
}

// The browser has noticed a change, so what it says counts again. Outside a browser there is no such function.
globalThis.addEventListener?.('offline', ({ isTrusted }) => {
  if (isTrusted) isAnsweredOffline = false;
});
