/** Shows a screen in both widths and both themes, without running animations. */
import type { Page } from '@playwright/test';

const WIDTHS = [1280, 390];

/**
 * Called for each screen once it has settled.
 * @param name unique, and safe as a file name
 * @param widths in CSS pixels; defaults to both of the product's
 */
export type Visit = (name: string, widths?: readonly number[]) => Promise<void>;

/** Shows the present screen in its widths and both themes. @param look called for each */
export async function inEveryVariant(
  page: Page,
  look: (width: number, theme: 'light' | 'dark') => Promise<void>,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  // With reduced motion, nothing is animated during the check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 600 ? 800 : 844 });
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      // Inherited colours change a frame or two after the theme.
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
