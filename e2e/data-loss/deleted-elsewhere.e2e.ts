/** Data-loss journeys: an account is deleted or logged out in one tab while something of its owner waits in another. */
import type { Page } from '@playwright/test';
import { logIn, openEditor, typeSweetSpot, waitForEditor } from '../support/editor';
import { holdRequests } from '../support/held-requests';
import { linkFromMail } from '../support/mail';
import { drawPortrait } from '../support/picture';
import { expect, test } from '../support/test';

// Calls without a session are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

test('H14 an account deleted in another tab is told where words were typed, and they are back with it @full', async ({
  page,
  context,
}) => {
  const email = await openEditor(page);
  const settings = await context.newPage();
  await settings.goto('/your-data');
  await settings.getByRole('button', { name: 'Delete Account' }).click();
  await settings.getByLabel('Type DELETE to confirm').fill('DELETE');
  // Within the second before the editor saves.
  await typeSweetSpot(page, 'Opens ports that never close');
  await settings.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Your account was deleted in another window')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(settings).toHaveURL(/\/login$/);
  await page.goto(await linkFromMail(page, email, /will be deleted/));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible();
  await page.goto('/login');
  await logIn(page, email);
  await page.goto('/edit-profile');
  await waitForEditor(page);
  await expect(page.getByText('Opens ports that never close')).toBeVisible();
});

/** The question before a logout that would lose what another tab has. */
const questionIn = (tab: Page) =>
  tab.getByRole('dialog', { name: 'Something you typed or chose is not saved' });

test('H30 a chosen file is asked about before a logout in another tab, which waits for a photo that is being sent @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Add photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile photo' });
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawPortrait() };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('button', { name: 'Save Photo' })).toBeEnabled();
  const otherPage = await context.newPage();
  await otherPage.goto('/edit-profile');
  await waitForEditor(otherPage);
  const logOut = () => otherPage.getByRole('button', { name: 'Logout' }).click();
  const question = questionIn(otherPage);
  await logOut();
  await question.getByRole('button', { name: 'Stay' }).click();

  const release = await holdRequests(page, '**/profile-images/*');
  const sent = page.waitForResponse((answer) => answer.url().includes('/profile-images/') && answer.ok());
  const sending = page.waitForRequest('**/profile-images/*');
  await dialog.getByRole('button', { name: 'Save Photo' }).click();
  await sending;
  await logOut();
  release();
  await sent;
  await expect(page).toHaveURL(/\/login/);
  await expect(question).toHaveCount(0);
});

test('H30 the files of a generation are asked about before a logout in another tab @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await page.goto('/create-profile');
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await page.getByLabel('Choose your resume').setInputFiles(resume);
  await expect(page.getByText('resume.pdf')).toBeVisible();
  const otherPage = await context.newPage();
  await otherPage.goto('/edit-profile');
  await waitForEditor(otherPage);
  await otherPage.getByRole('button', { name: 'Logout' }).click();
  await expect(questionIn(otherPage)).toBeVisible();
});
