/** Screens do not move while they load, so that a press hits its target. */
import { createConfirmedProfile } from '../support/confirmed-profile';
import { LAYOUT_SHIFT_LIMIT, measureLayoutShift, watchLayoutShifts } from '../support/layout-shift';
import { expect, test } from '../support/test';

const MEMBER_PATHS = [
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

test("members' screens shift little while loading @full", async ({ page }) => {
  await createConfirmedProfile(page, 'mara.still@example.com');
  await watchLayoutShifts(page);
  // A slow machine at its first visit shows each step of loading.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  for (const path of MEMBER_PATHS) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await measureLayoutShift(page), path).toBeLessThan(LAYOUT_SHIFT_LIMIT);
    });
  }
});
