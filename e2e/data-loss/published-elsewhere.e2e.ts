/**
 * Journeys: text of a private profile, or of one whose edits wait, is shown to its owner before readers see it,
 * whatever another device has chosen.
 */
import type { Page } from '@playwright/test';
import {
  editAndAwaitSave,
  logIn,
  openEditor,
  openEditorAs,
  TOVE,
  typeSweetSpot,
  waitForEditor,
  waitUntilAllSaved,
} from '../support/editor';
import { RESEND } from '../support/resend';
import { expect, openInSecondBrowser, test } from '../support/test';
import { expectInProfile, waitForLocalStorage } from '../support/unsaved-text';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./] });

async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  return (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
}

async function chooseWhenShown(page: Page, when: RegExp) {
  await page.getByRole('button', { name: 'Who sees this?' }).click();
  await page.getByRole('radio', { name: when }).click();
  await expect(page.getByRole('radio', { name: when })).toBeChecked();
  await page.getByRole('button', { name: 'Done' }).last().click();
}

const fetchPage = async (page: Page, url: string) => (await page.request.get(url, RESEND)).text();

test('B1 text typed offline on a private profile that another device publishes is not shown until it is published', async ({
  page,
  context,
  newPerson,
}) => {
  await openEditor(page, { ...TOVE, name: 'Tove Alone' });
  const otherPage = await openInSecondBrowser(page, newPerson);
  await waitForEditor(otherPage);
  await context.setOffline(true);
  await typeSweetSpot(page, 'I was fired from');
  const url = await publish(otherPage);
  await context.setOffline(false);
  await expectInProfile(page, 'I was fired from');
  expect(await fetchPage(page, url)).toContain('The year before a first audit.');
  expect(await fetchPage(page, url)).not.toContain('I was fired from');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('What you write here waits until you publish it.')).toBeVisible();
  await expect(page.getByText('Not published yet: Sweet Spot')).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Your changes are published.')).toBeVisible();
  expect(await fetchPage(page, url)).toContain('I was fired from');
});

test('B2 an idle page shows that another device has published or unpublished its profile @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page, { ...TOVE, name: 'Tove Idle' });
  const otherPage = await openInSecondBrowser(page, newPerson);
  await waitForEditor(otherPage);
  await publish(otherPage);
  await expect(page.getByText('It was published meanwhile.')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await otherPage.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('It was unpublished meanwhile.')).toBeVisible();
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
});

test('B3 staged edits stay staged after another device chose to show edits at once @full', async ({
  page,
  context,
  newPerson,
}) => {
  await openEditor(page, { ...TOVE, name: 'Tove Waiting' });
  const url = await publish(page);
  await chooseWhenShown(page, /Edits wait until I publish them/);
  const otherPage = await openInSecondBrowser(page, newPerson);
  await waitForEditor(otherPage);
  await context.setOffline(true);
  await typeSweetSpot(page, 'I was fired from');
  await chooseWhenShown(otherPage, /Edits appear at once/);
  await editAndAwaitSave(otherPage, async () => {
    await otherPage.getByRole('button', { name: 'Edit Description' }).click();
    await otherPage.getByRole('textbox', { name: 'Description' }).fill('Seen at once.');
  });
  await context.setOffline(false);
  await expectInProfile(page, 'I was fired from');
  expect(await fetchPage(page, url)).toContain('Seen at once.');
  expect(await fetchPage(page, url)).not.toContain('I was fired from');
  // An edit that the other device has already shown to readers is not staged here.
  await expect(page.getByText('Not published yet: Sweet Spot', { exact: true })).toBeVisible();
});

test('B4 unsent edits of a private profile are staged if the next page finds it live @full', async ({
  page,
  context,
  newPerson,
}) => {
  const email = await openEditor(page, { ...TOVE, name: 'Tove Closed' });
  const otherPage = await newPerson();
  await openEditorAs(otherPage, email);
  await context.setOffline(true);
  await typeSweetSpot(page, 'I was fired from');
  await waitForLocalStorage(page, 'I was fired from');
  await page.close({ runBeforeUnload: false });
  const url = await publish(otherPage);
  await context.setOffline(false);
  const nextPage = await context.newPage();
  await nextPage.goto('/edit-profile');
  if (nextPage.url().includes('/login')) await logIn(nextPage, email);
  await waitForEditor(nextPage);
  await expectInProfile(nextPage, 'I was fired from');
  expect(await fetchPage(nextPage, url)).not.toContain('I was fired from');
  await expect(nextPage.getByText('Not published yet: Sweet Spot')).toBeVisible();
});

test('B5 a LinkedIn address is staged like the rest of an edit @full', async ({ page }) => {
  await openEditor(page, { ...TOVE, name: 'Tove Linked' });
  const url = await publish(page);
  await chooseWhenShown(page, /Edits wait until I publish them/);
  await page.getByRole('button', { name: 'Edit Basic Info' }).click();
  await page.getByRole('textbox', { name: 'LinkedIn URL' }).fill('linkedin.com/in/not-yet-seen');
  await waitUntilAllSaved(page);
  await expectInProfile(page, 'not-yet-seen');
  expect(await fetchPage(page, url)).not.toContain('not-yet-seen');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Your changes are published.')).toBeVisible();
  expect(await fetchPage(page, url)).toContain('not-yet-seen');
});

for (const where of ['editor', 'dashboard of another device'] as const) {
  test(`B11 staged edits of a page that was unpublished are shown before they are published, in the ${where} @full`, async ({
    page,
    newPerson,
  }) => {
    const email = await openEditor(page, { ...TOVE, name: 'Tove Again' });
    const url = await publish(page);
    await chooseWhenShown(page, /Edits wait until I publish them/);
    await editAndAwaitSave(page, () => typeSweetSpot(page, 'I was fired from'));
    await waitUntilAllSaved(page);
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Private', { exact: true })).toBeVisible();
    let publisher = page;
    if (where !== 'editor') {
      publisher = await newPerson();
      await openEditorAs(publisher, email);
      await publisher.goto('/dashboard');
    }
    const button = publisher.getByRole('button', { name: /^Publish( Profile)?$/ }).first();
    await button.click();
    const dialog = publisher.getByRole('dialog', { name: 'Publish your profile with these changes?' });
    await expect(dialog.getByText('Readers saw', { exact: true })).toBeVisible();
    await expect(dialog.getByText('I was fired from')).toBeVisible();
    await expect(dialog.getByText('The year before a first audit.')).toBeVisible();
    expect(await fetchPage(page, url)).toContain('Profile Not Available');
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await expect(dialog).toBeHidden();
    expect(await fetchPage(page, url)).toContain('Profile Not Available');
    await button.click();
    await dialog.getByRole('button', { name: 'Publish it' }).click();
    await expect(publisher.getByText('Your profile is now live.')).toBeVisible();
    expect(await fetchPage(page, url)).toContain('I was fired from');
  });
}

test('B12 choosing that edits appear at once shows those that wait before it publishes them @full', async ({
  page,
}) => {
  await openEditor(page, { ...TOVE, name: 'Tove At Once' });
  const url = await publish(page);
  await chooseWhenShown(page, /Edits wait until I publish them/);
  await editAndAwaitSave(page, () => typeSweetSpot(page, 'I was fired from'));
  await page.getByRole('button', { name: 'Who sees this?' }).click();
  await page.getByRole('radio', { name: /Edits appear at once/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish changes' });
  await expect(dialog.getByText('I was fired from')).toBeVisible();
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await expect(page.getByRole('radio', { name: /Edits wait/ })).toBeChecked();
  expect(await fetchPage(page, url)).not.toContain('I was fired from');
  await page.getByRole('radio', { name: /Edits appear at once/ }).click();
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('radio', { name: /Edits appear at once/ })).toBeChecked();
  expect(await fetchPage(page, url)).toContain('I was fired from');
});

test('B13 edits of a private profile are shown before Publish though edits appear at once, and nothing is refused @full', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await openEditor(page, { ...TOVE, name: 'Tove Private' });
  const url = await publish(page);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  await editAndAwaitSave(page, () => typeSweetSpot(page, 'I was fired from'));
  await waitUntilAllSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish your profile with these changes?' });
  await expect(dialog.getByText('I was fired from')).toBeVisible();
  expect(await fetchPage(page, url)).toContain('Profile Not Available');
  await dialog.getByRole('button', { name: 'Publish it' }).click();
  await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible();
  expect(await fetchPage(page, url)).toContain('I was fired from');
  expect(errors).toEqual([]);
});

test("B14 'Who sees this?' and the history stay open when the window becomes narrow and wide again @full", async ({
  page,
}) => {
  await openEditor(page, { ...TOVE, name: 'Tove Turned' });
  for (const name of ['Who sees this?', 'History']) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await dialog.evaluate((element) => element.setAttribute('data-same', ''));
    for (const width of [700, 1024]) {
      await page.setViewportSize({ width, height: 1024 });
      await expect(page.locator('[data-same]')).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
