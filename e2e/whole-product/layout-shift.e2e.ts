/** Screens stand still while they load, so that a press hits what it was aimed at. */
import { createConfirmedProfile } from '../support/confirmed-profile';
import { expect, test } from '../support/test';

const OF_MEMBERS = [
  '/dashboard',
  '/settings',
  '/work-preferences',
  '/roles',
  '/introductions',
  '/links',
  '/readership',
  '/references',
  '/record',
  '/questions',
  '/what-it-tells',
  '/edit-profile',
];
/** Half the threshold of a good Cumulative Layout Shift. */
const LITTLE = 0.05;

test("members' screens shift little while loading @full", async ({ page }) => {
  await createConfirmedProfile(page, 'mara.still@example.com');
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { cumulativeLayoutShift: () => moved });
  });
  // A slow machine at its first visit shows each step of loading.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  for (const path of OF_MEMBERS) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() =>
        document.fonts.ready.then(() => new Promise((idle) => requestIdleCallback(() => idle(null)))),
      );
      const moved = await page.evaluate(() =>
        (window as unknown as { cumulativeLayoutShift(): number }).cumulativeLayoutShift(),
      );
      expect(moved, path).toBeLessThan(LITTLE);
    });
  }
});
