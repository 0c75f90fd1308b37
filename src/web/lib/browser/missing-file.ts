/**
 * Handles files of the product that could not be loaded, because there is no connection or an update has replaced them.
 */

const MESSAGE_PREFIX = 'A file is missing: ';
const RELOADED_KEY = 'quarterdeck.reloaded';
/** Minimum time between two automatic reloads. */
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * Marks the errors of missing files before the router sees them: its default is to reload the page, which without a
 * connection ends on the browser's error page.
 */
export function markMissingFiles(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: Error };
    if (payload && !payload.message.startsWith(MESSAGE_PREFIX))
      payload.message = MESSAGE_PREFIX + payload.message;
  });
}

/** Whether an error says that a file of the product could not be loaded. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(MESSAGE_PREFIX);

/** Reloads the page to get the newest build, if the server answers and this was not tried just now. */
export async function reloadIfReachable(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < MIN_RELOAD_INTERVAL_MS) return;
    const response = await fetch('/readyz', { signal: AbortSignal.timeout(5_000) });
    if (!response.ok) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    window.location.reload();
  } catch {
    // If the server is unreachable, or storage is unavailable and a reload could repeat endlessly, the person decides.
  }
}
