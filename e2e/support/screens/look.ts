/** How a screen is looked at: both widths, both themes, nothing on its way. */
import type { Page } from '@playwright/test';

/** Called on each screen once it has settled. @param name file-name safe, unique */
export type Visit = (name: string) => Promise<void>;

/** Looks at the present screen in both widths and both themes. @param look called for each of the four */
export async function inEveryLook(
  page: Page,
  look: (width: number, theme: 'light' | 'dark') => Promise<void>,
): Promise<void> {
  // With less motion asked for, nothing is on its way when it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const size = page.viewportSize();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: width > 600 ? 800 : 844 });
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      // Inherited colours arrive a frame or two after the theme.
      await page.evaluate(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
          ),
      );
      await look(width, theme);
    }
  }
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  if (size) await page.setViewportSize(size);
}
