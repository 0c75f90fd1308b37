/** Keyboard navigation: tabs to a control, and checks that the focus is always visible. */
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * For `page.evaluate`.
 * @returns the focused element in words when it cannot be seen: outside the window, or unmarked
 */
function describeHiddenFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  // The focus ring of a field is on its edge, that of a hidden control on its visible replacement.
  const marked = [element, element.parentElement, element.nextElementSibling].some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const inside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return marked && inside ? '' : element.outerHTML.slice(0, 200);
}

/** More stops than any screen has. */
const MAX_STOPS = 90;

/** Presses Tab until the target has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(describeHiddenFocus)).toBe('');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Tabs to a control and presses a key on it. */
export async function tabAndPress(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to a field and types. */
export async function tabAndType(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
