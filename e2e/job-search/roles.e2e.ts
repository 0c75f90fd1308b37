import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { roleField } from '../support/roles';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const ADVERTISEMENT = `# Fractional Chief Operating Officer
at Kestrel Cold Chain

Location: Singapore

A fractional COO, two days a week.

## Requirements

- Experience in operations
- You have led a team of 50 or more people
- Experience with lean process improvement
- A current food safety certificate (HACCP)

## Nice to have

- Experience with SAP
`;

const chooseInMenu = async (page: Page, button: RegExp | string, ...items: (string | RegExp)[]) => {
  await page.getByRole('button', { name: button }).click();
  for (const item of items) await page.getByRole('menuitem', { name: item }).click();
};

test('a role is pasted, read and corrected, and its gaps lead to the sections to complete', async ({
  page,
  context,
}) => {
  await createConfirmedProfile(page, 'roles@example.com');

  await test.step('adds a role, and a duplicate of it', async () => {
    await page.goto('/roles');
    await expect(page.getByRole('heading', { name: 'No role saved yet' })).toBeVisible();
    const field = roleField(page);
    await field.fill(ADVERTISEMENT);
    await page.getByRole('button', { name: 'Add role' }).click();
    await expect(page.getByRole('link', { name: 'Fractional Chief Operating Officer' })).toBeVisible();
    await expect(field).toHaveValue('');
    await page
      .getByLabel('Choose a role’s file')
      .setInputFiles({ name: 'coo.md', mimeType: 'text/markdown', buffer: Buffer.from(ADVERTISEMENT) });
    await expect(page.getByText(/You saved this role on/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(/You saved this role on/)).toHaveCount(0);
  });

  const fit = page.getByRole('complementary', { name: 'Fit' });
  const point = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await test.step('opens the role, whose verdicts have a line and a source', async () => {
    await page.getByRole('link', { name: 'Fractional Chief Operating Officer' }).click();
    await expect(page.getByRole('heading', { name: 'Must-haves' })).toBeVisible();
    await point('a team of 50')
      .getByRole('button', { name: /^Source 1/ })
      .click();
    await expect(page.getByRole('dialog')).toContainText('Profile.pdf');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });

  await test.step('gets another title, and is reset to the one that was read', async () => {
    await chooseInMenu(page, 'More for this role', 'Change title or organisation');
    await page.getByLabel('Title', { exact: true }).fill('Interim COO');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Interim COO' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Fractional Chief Operating Officer' }),
    ).toBeVisible();
  });

  await test.step('the fit follows a correction and its undo', async () => {
    const number = await fit.locator('.number').innerText();
    await chooseInMenu(page, /Change this point: A current food/, 'The verdict is wrong', 'It is evidenced');
    await expect(point('food safety')).toContainText('You set this verdict.');
    await expect(fit.locator('.number')).not.toHaveText(number);
    await point('food safety').getByRole('button', { name: 'Undo' }).click();
    await expect(fit.locator('.number')).toHaveText(number.replace(/\s+/g, ' '));
    await chooseInMenu(page, /Change this point: Experience with SAP/, 'Not a requirement');
    await expect(page.getByText('Not requirements: 1')).toBeVisible();
  });

  await test.step('offline the screen stays, and notes wait to be sent', async () => {
    await context.setOffline(true);
    await page.getByLabel('Notes').fill('They know Halden.');
    await expect(page.getByText('Not saved yet. It is tried again.')).toBeVisible();
    await chooseInMenu(page, 'State: Considering', 'In talks');
    await expect(
      page.getByText('You are offline. Please try again when the connection is back.'),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Not saved yet. It is tried again.')).toHaveCount(0);
  });

  await test.step('a state and a next step are set, and are there after a reload, as the notes are', async () => {
    await chooseInMenu(page, 'State: Considering', 'In talks');
    await page.getByRole('button', { name: 'Set the next step' }).click();
    await page.getByLabel('What').fill('Call with the chair');
    await page.getByLabel('When').fill('2020-02-03');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: /Next step: .*Call with the chair/ })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Notes')).toHaveValue('They know Halden.');
    await expect(page.getByRole('button', { name: 'State: In talks' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Next step: .*Call with the chair/ })).toBeVisible();
  });

  await test.step('a gap opens the section in the editor, and counts once it is completed', async () => {
    await page.getByRole('link', { name: 'Add what is missing' }).click();
    await expect(page).toHaveURL(/\/edit-profile#certifications/);
    const section = page.getByRole('region', { name: 'Certifications' });
    await section.getByRole('button', { name: 'Add a certification' }).click();
    await section.getByRole('textbox').fill('Certificate in food safety (HACCP)');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Last saved at/)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Count again' }).click();
    await expect(point('food safety')).toContainText('Your own line; nothing you gave us confirms it.');
  });

  await test.step('a private version is made from the lines that meet the requirements', async () => {
    await page.getByRole('button', { name: 'Make a version for this role' }).click();
    await expect(page).toHaveURL(/\/links\/[\w-]+$/);
    await expect(page.getByText('For Kestrel Cold Chain').first()).toBeVisible();
  });
});
