/** Milliseconds between two checks for what other devices saved, while the page is visible. */
const POLL_INTERVAL = 10_000;

export interface PageEvents {
  /** The page is hidden, perhaps for good. */
  hide(): void;
  /** The page is closed or another one opened in its place; `hide` where it is missing. */
  leave?(): void;
  /** The page is visible again or got the focus. */
  look(): void;
  /** The page has been visible and online for some seconds; `look` where it is missing. */
  poll?(): void;
  /** The network is back. */
  online(): void;
  /** Whether the browser should ask before it closes the page. */
  asksBeforeClosing?(): boolean;
}

/**
 * Tells what saves in the background about its page: hidden, shown again, online again, about to close.
 * @returns a function that ends it
 */
export function onPageEvents(events: PageEvents): () => void {
  const { hide, look, online, leave = hide, poll = look, asksBeforeClosing } = events;
  const ended = new AbortController();
  const listener = { signal: ended.signal };
  const visibility = () => (document.visibilityState === 'hidden' ? hide() : look());
  const polling = setInterval(() => {
    if (navigator.onLine && document.visibilityState === 'visible') poll();
  }, POLL_INTERVAL);
  window.addEventListener('pagehide', leave, listener);
  document.addEventListener('visibilitychange', visibility, listener);
  window.addEventListener('focus', visibility, listener);
  window.addEventListener('online', online, listener);
  if (asksBeforeClosing)
    window.addEventListener(
      'beforeunload',
      (event) => asksBeforeClosing() && event.preventDefault(),
      listener,
    );
  return () => {
    clearInterval(polling);
    ended.abort();
  };
}
