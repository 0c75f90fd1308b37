/** Measures how much a screen moves by itself while it loads. */
import type { Page } from '@playwright/test';

/** A screen must shift less than this: half the threshold of a good Cumulative Layout Shift. */
export const LAYOUT_SHIFT_LIMIT = 0.05;

/** Adds up the layout shifts of each page that is opened after this call. */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { cumulativeLayoutShift: () => total });
  });

/** The Cumulative Layout Shift of the open page, once it has loaded. */
export async function measureLayoutShift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((idle) => requestIdleCallback(() => idle(null)))),
  );
  return page.evaluate(() =>
    (window as unknown as { cumulativeLayoutShift(): number }).cumulativeLayoutShift(),
  );
}
