/** The baseline: a page with a field and two screens, and no script except what a link needs. */
import type { BrowserContext, Page } from '@playwright/test';

const PAGE = `<!doctype html><title>Floor</title>
<nav><a href="#One">One</a> <a href="#Two">Two</a></nav><main><h1>One</h1></main><textarea></textarea>
<script>
  addEventListener('hashchange', () => {
    const name = location.hash.slice(1);
    document.querySelector('main').innerHTML = '<h1>' + name + '</h1>' + '<p>A line of a screen.</p>'.repeat(40);
  });
</script>`;

/** Opens the baseline in a new tab, served by a route of the browser and not by the product. */
export async function openBaselinePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/baseline', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto('/baseline');
  return page;
}
