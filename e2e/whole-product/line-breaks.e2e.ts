import { expect, test } from '../support/test';

test('no paragraph of the application is broken before a single last word if that can be avoided', async ({
  page,
}) => {
  for (const path of ['/login', '/signup', '/profile-generator/create']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paragraphs = await page.locator('p').evaluateAll((elements) =>
      elements.map((element) => ({
        text: element.textContent,
        wrap: getComputedStyle(element).getPropertyValue('text-wrap-style'),
      })),
    );
    expect(paragraphs.length, path).toBeGreaterThan(0);
    const greedy = paragraphs.filter(({ wrap }) => wrap !== 'pretty' && wrap !== 'balance');
    expect(greedy, path).toEqual([]);
  }
});
