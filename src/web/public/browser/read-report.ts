/**
 * Reports to the server, when the reader leaves, which sections were reached. The report does not identify the reader.
 */

/** The entry with properties that not every browser has, and that TypeScript's own type lacks. */
interface NavigationEntry extends PerformanceEntry {
  activationStart?: number;
  deliveryType?: string;
}

/** Whether the browser loaded or rendered the page before anybody opened it. */
function wasLoadedAhead(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as NavigationEntry[];
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

  // The origin alone: which page of that site the reader came from is private.
  const referrerOrigin = document.referrer.split('/', 3).join('/');
  const sendReport = () => {
    const seen = headings.slice(0, deepest + 1).map(({ id }) => id);
    const report = JSON.stringify({ seen, shared, ahead: wasLoadedAhead(), from: referrerOrigin });
    if (report === lastReport || !navigator.sendBeacon) return;
    lastReport = report;
    navigator.sendBeacon(`${location.pathname.replace(/\/$/, '')}/read`, report);
  };
  // On phones a page becomes hidden when it is left, and often fires no later event.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendReport());
  window.addEventListener('pagehide', sendReport);
}
