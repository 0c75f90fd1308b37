/** Checks whether a page fits the narrowest phone. */
import type { Page } from '@playwright/test';

/** By how much the page is wider than a window of 320 px, and the elements beyond its edge; empty if it fits. */
export async function findHorizontalOverflow(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(async () => {
    // Floating elements are repositioned a frame or two after the window changes size.
    await new Promise((done) => setTimeout(done, 150));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const inner = beyond.filter(
      (element) => !beyond.some((other) => other !== element && element.contains(other)),
    );
    return [
      `${scrollWidth - clientWidth} px`,
      ...inner.slice(0, 4).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  });
  if (size) await page.setViewportSize(size);
  return overflow;
}
