/** `npm run screens`: a picture of every screen at both widths in both themes, into `screens/`. */
import type { Page } from '@playwright/test';
import { inEveryLook, visitAsMember, visitAsStranger } from './support/screens';
import { test } from './support/test';

test.use({ allowedErrors: [/404 \(Not Found\)/] });
test.setTimeout(600_000);

const picture = (page: Page) => (name: string) =>
  inEveryLook(page, async (width, theme) => {
    await page.screenshot({
      path: `screens/${name}.${width}.${theme}.png`,
      fullPage: true,
      animations: 'disabled',
    });
  });

test('strangers', async ({ page }) => visitAsStranger(page, picture(page)));
test('members', async ({ page }) => visitAsMember(page, 'mara@lindqvist.example', picture(page)));
