/** Staged edits of a published profile: who sees them, and when. */
import { openEditor, TOVE, typeSweetSpot, waitUntilSaved } from '../support/editor';
import { expect, test } from '../support/test';

test('edits of a live profile appear at once, or wait until they are published', async ({
  page,
  newPerson,
}) => {
  await openEditor(page, { ...TOVE, name: 'Tove Staged' });
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText('Your edits appear on this page as soon as they are saved.')).toBeVisible();
  const url = (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
  const reader = await newPerson();

  await test.step('at once, by default', async () => {
    await typeSweetSpot(page, 'Shown at once.');
    await waitUntilSaved(page);
    await reader.goto(url);
    await expect(reader.getByText('Shown at once.')).toBeVisible();
  });

  await test.step('staged, once its owner has chosen that', async () => {
    await page.getByRole('button', { name: 'Who sees this?' }).click();
    const done = page.getByRole('dialog').getByRole('button', { name: 'Done' });
    const boxBefore = await done.boundingBox();
    await page.getByRole('radio', { name: /Edits wait until I publish them/ }).click();
    await expect(page.getByText(/Changing this to 'at once' publishes what waits/)).toBeVisible();
    // A button that moves when the answer comes may do so between the press and the release of the pointer.
    expect(await done.boundingBox()).toEqual(boxBefore);
    await done.click();
    await expect(page.getByText('Your edits wait until you publish them.')).toBeVisible();
    await typeSweetSpot(page, 'I was fired from');
    // The press that takes the focus from the field makes the card of staged edits appear, and must still hit its
    // target.
    await page.getByRole('button', { name: 'Edit Description' }).click();
    await expect(page.getByText('Not published yet: Sweet Spot')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
    await waitUntilSaved(page);
    await reader.reload();
    await expect(reader.getByText('Shown at once.')).toBeVisible();
    await expect(reader.getByText('I was fired from')).toBeHidden();
  });

  await test.step('published with the differences shown', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish changes' });
    await expect(dialog.getByText('Readers see', { exact: true })).toBeVisible();
    await expect(dialog.getByText(/I was fired from/).last()).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Your changes are published.')).toBeVisible();
    await expect(page.getByText(/Not published yet/)).toBeHidden();
    await reader.reload();
    await expect(reader.getByText('I was fired from')).toBeVisible();
  });
});
