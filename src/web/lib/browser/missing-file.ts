/**
 * Handles files of the product that could not be loaded, because there is no connection or an update has replaced them.
 */

const MESSAGE_PREFIX = 'A file is missing: ';

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
