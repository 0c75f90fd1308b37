import { expectAccessible, expectStateAccessible } from '../support/accessibility';
import { goToDashboard, openEditor } from '../support/editor';
import { expect, test } from '../support/test';

// The reader's browser logs the closed page as an error.
test.use({ allowedErrors: [/404 \(Not Found\).*\/v\//] });

test('a version is made for one reader, read by them, and closed', async ({ page, newPerson }) => {
  const reader = await newPerson();
  await openEditor(page);
  await goToDashboard(page);

  await test.step('only the public page so far', async () => {
    await page.goto('/links');
    await expect(page.getByText('Only your public page so far.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'New version' }).click();
    await expect(page.getByRole('heading', { name: 'Sections, in the reader’s order' })).toBeVisible();
  });

  await test.step('gets a recipient and a note, and a line is hidden', async () => {
    await page.getByLabel('Name', { exact: true }).fill('');
    await expect(page.getByText('A version needs a name.')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Kestrel Cold Chain');
    await page.getByLabel(/For whom/).fill('Henrik Aas, chair');
    await page.getByLabel(/Note above/).fill('Henrik, the year before your audit is the one I know best.');
    await page.getByRole('switch', { name: 'Email address' }).check();
    await page.getByRole('button', { name: 'Hide User Manual' }).click();
    await page.getByRole('button', { name: 'Open Key Roles' }).click();
    await page.getByRole('button', { name: 'Hide this line' }).last().click();
    await expect(page.getByText('4 of 5 shown, 1 line hidden')).toBeVisible();
  });

  await test.step('its sections are reordered by keyboard', async () => {
    await page.getByRole('button', { name: /^Move Sweet Spot/ }).press('Home');
    await expect(page.getByText('Moved to place 1 of 4')).toBeAttached();
    await expect(page.getByText(/Last saved at/)).toBeVisible();
    await expectAccessible(page);
  });

  const url = (await page.getByRole('link', { name: 'Open preview' }).getAttribute('href')) ?? '';
  await test.step('is read by whoever has the link', async () => {
    await expect(async () => {
      await reader.goto(url);
      await expect(reader.getByText('For Henrik Aas')).toBeVisible({ timeout: 500 });
      // The last change is saved a second after it was made.
      await expect(reader.locator('.profile-story > section').first()).toContainText('Sweet Spot', {
        timeout: 500,
      });
    }).toPass();
    await expect(reader.getByText('the one I know best.')).toBeVisible();
    await expect(reader.getByText('Fjordlight')).toBeVisible();
    await expect(reader.getByText('Kestrel Freight')).toBeHidden();
    await expect(reader.getByText('Send numbers before')).toBeHidden();
    await expectStateAccessible(reader);
  });

  await test.step('is closed at once, and reopened', async () => {
    await page.getByRole('button', { name: 'Revoke' }).click();
    const question = page.getByRole('dialog', { name: 'Revoke this link?' });
    await expect(question.getByText('Whoever has it sees a closed page at once.')).toBeVisible();
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('This link is closed.')).toBeVisible();
    await reader.reload();
    await expect(
      reader.getByText('This page is no longer open. Ask the person who sent it to you.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Open again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await reader.reload();
    await expect(reader.getByText('For Henrik Aas')).toBeVisible();
  });
});
