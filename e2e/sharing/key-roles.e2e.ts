import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

const leftOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);

test('lines of Key Roles that name no years or no employer are set like the others', async ({ page }) => {
  await page.goto('/profile-generator/example');
  const roles = page.locator('.profile-roles');
  await roles.evaluate((list) => {
    const add = (html: string) => list.insertAdjacentHTML('beforeend', html);
    const title = list.querySelector('.profile-item-title')?.outerHTML;
    add('<li id="without-years"><p>Harbour Master, Lantern Ferries</p></li>');
    add(`<li><p class="profile-years">2001</p><div>${title}<p class="profile-organisation">Port Azur</p>
      <p id="with-employer">Cut delays by a third.</p></div></li>`);
    add(
      `<li><p class="profile-years">2000</p><div>${title}<p id="without-employer">Cut delays.</p></div></li>`,
    );
  });
  const title = roles.locator('.profile-item-title').first();
  expect(await leftOf(page.locator('#without-years p'))).toBe(await leftOf(title));

  const styleOf = (id: string) =>
    page.locator(id).evaluate((element) => {
      const { color, marginTop } = getComputedStyle(element);
      return `${color} ${marginTop}`;
    });
  expect(await styleOf('#without-employer')).toBe(await styleOf('#with-employer'));
});
