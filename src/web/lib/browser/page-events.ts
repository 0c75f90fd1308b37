import { isOnline } from './online';

/** Interval of checking what other devices saved, while the page is visible. */
const POLL_INTERVAL_MS = 10_000;

/** Handlers of the events of a page. */
export interface PageEvents {
  /** The page is hidden, perhaps for good. */
  hide(): void;
  /** The page is closed or another one opened in its place; defaults to `hide`. */
  leave?(): void;
  /** The page became visible or got the focus. */
  show(): void;
  /** Called at intervals while the page is visible and online; defaults to `show`. */
  poll?(): void;
  /** The connection is back. */
  online(): void;
  /** Whether the browser should ask before it closes the page. */
  asksBeforeClosing?(): boolean;
}

/**
 * Listens to the events of a page that code saving in the background needs: hidden, shown, online again, about to
 * close.
 * @returns a function that stops listening
 */
export function onPageEvents(events: PageEvents): () => void {
  const { hide, show, online, leave = hide, poll = show, asksBeforeClosing } = events;
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const reportVisibility = () => (document.visibilityState === 'hidden' ? hide() : show());
  const timer = setInterval(() => {
    if (isOnline() && document.visibilityState === 'visible') poll();
  }, POLL_INTERVAL_MS);
  window.addEventListener('pagehide', leave, options);
  document.addEventListener('visibilitychange', reportVisibility, options);
  window.addEventListener('focus', reportVisibility, options);
  window.addEventListener('online', online, options);
  if (asksBeforeClosing)
    window.addEventListener(
      'beforeunload',
      (event) => asksBeforeClosing() && event.preventDefault(),
      options,
    );
  return () => {
    clearInterval(timer);
    controller.abort();
  };
}
