/** A page that the browser translates goes on working: screens change, words are saved, nothing outdated is shown. */
import type { Page } from '@playwright/test';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { waitForEditor, waitUntilSaved } from '../support/editor';
import { roleField } from '../support/roles';
import { expect, test } from '../support/test';

/** Replaces the page's texts as a browser's translator does, now and whenever texts are added. The words stay. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replace = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) return;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.before(font);
      text.remove();
    };
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replace(text);
    };
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.isConnected) translateIn(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

test('the interview shows one question after another in a translated page @full', async ({ page }) => {
  const headings = page.getByRole('heading', { level: 1 });
  await page.goto('/profile-generator/create');
  await page.getByLabel(/LinkedIn URL/).fill('ottoline-marsh');
  await page.getByRole('button', { name: 'Generate Profile' }).click();
  await page.getByRole('link', { name: 'Answer five questions' }).first().click();
  await expect(headings).toHaveText('What do you do today?');
  await translate(page);
  await page.getByLabel('Title').fill('Chief Executive Officer');
  await page.getByLabel('Organisation').fill('Pellworm Ferries');
  await expect(page.getByRole('complementary')).toContainText('Chief Executive Officer, Pellworm Ferries');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(headings).not.toHaveText('What do you do today?');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(headings).toHaveText('How do people work well with you?');
  await page.getByLabel('How you decide').fill('On one page, by Thursday.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(headings).toHaveText('Which companies are you right for?');
});

test('words are saved and a role is added in a translated page @full', async ({ page }) => {
  await createConfirmedProfile(page, 'translated@example.com');
  await page.goto('/edit-profile');
  await waitForEditor(page);
  await translate(page);
  await page.getByRole('button', { name: 'Edit Sweet Spot' }).click();
  await page.getByRole('textbox', { name: 'Sweet Spot' }).fill('The year before a first audit.');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('The year before a first audit.')).toBeVisible();

  await page.goto('/roles');
  await expect(page.getByRole('heading', { name: 'No role saved yet' })).toBeVisible();
  await translate(page);
  await roleField(page).fill('# Fractional Finance Director\nat Kestrel Freight\n\n## Requirements\n\n- SAP');
  await page.getByRole('button', { name: 'Add role' }).click();
  await expect(page.getByRole('link', { name: 'Fractional Finance Director' })).toBeVisible();
  await expect(page.getByText('No role saved yet')).toHaveCount(0);
});
