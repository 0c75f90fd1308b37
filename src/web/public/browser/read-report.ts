/**
 * Reports to the server, when the reader leaves, which sections were reached. The report does not identify the reader.
 */

/** Missing in the types of some browsers. */
interface Navigation extends PerformanceEntry {
  activationStart?: number;
  deliveryType?: string;
}

/** Whether the page was prefetched before anybody opened it. */
function wasAhead(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as Navigation[];
  return (entry?.activationStart ?? 0) > 0 || entry?.deliveryType === 'navigational-prefetch';
}

let shared = false;
/** Records that the reader shared the link. */
export const reportShare = () => {
  shared = true;
};

/** Reports how far a reader gets. @param main the content of a page whose reads are counted */
export function reportReading(main: HTMLElement): void {
  const headings = [...main.querySelectorAll('.profile-story [id^="profile-"]')];
  let deepest = -1;
  let lastReport = '';
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) deepest = Math.max(deepest, headings.indexOf(target));
    }
  });
  for (const heading of headings) observer.observe(heading);

  // Only the site, since the page that was read there is private.
  const from = document.referrer.split('/', 3).join('/');
  const tell = () => {
    const seen = headings.slice(0, deepest + 1).map(({ id }) => id);
    const words = JSON.stringify({ seen, shared, ahead: wasAhead(), from });
    if (words === lastReport || !navigator.sendBeacon) return;
    lastReport = words;
    navigator.sendBeacon(`${location.pathname.replace(/\/$/, '')}/read`, words);
  };
  // On phones a page becomes hidden when it is left, and often fires no later event.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell());
  window.addEventListener('pagehide', tell);
}
