/** A file of the product that could not be loaded: there is no connection, or an update has replaced it. */

const PREFIX = 'A file is missing: ';
const RELOADED = 'quarterdeck.reloaded';
/** The page loads itself anew at most this often, in milliseconds. */
const ONCE_IN = 60_000;

/**
 * Marks such errors before the router sees them: by itself it loads the page anew, which without a connection
 * ends on the browser's own page.
 */
export function markMissingFiles(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: Error };
    if (payload && !payload.message.startsWith(PREFIX)) payload.message = PREFIX + payload.message;
  });
}

export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(PREFIX);

/** Loads the page anew, which brings the newest build, if the server answers and this was not tried just now. */
export async function reloadIfReachable(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_IN) return;
    const answer = await fetch('/readyz', { signal: AbortSignal.timeout(5_000) });
    if (!answer.ok) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    window.location.reload();
  } catch {
    // Not reachable, or storage is closed and a reload could repeat for ever: the person decides.
  }
}
