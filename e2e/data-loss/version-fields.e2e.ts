/** Data-loss journeys: the fields of a private version, and what stands beside them. */
import { editAndAwaitSave, openEditor, TOVE, typeSweetSpot, waitForEditor } from '../support/editor';
import { openNewVersion } from '../support/private-versions';
import { expect, openInSecondBrowser, test } from '../support/test';

/** For `Locator.evaluate`: puts the caret behind the ninth character. */
const placeCaret = (field: SVGElement | HTMLElement) => (field as HTMLInputElement).setSelectionRange(9, 9);

test('H18 what is typed goes on at the caret after another device has changed the text of a version @full', async ({
  page,
  newPerson,
}) => {
  await openNewVersion(page);
  for (const [label, added] of [
    [/Note above/, '\n\nFrom the other device.'],
    [/For whom/, ' and others'],
    [/^Name/, ' and more'],
  ] as const) {
    const field = page.getByLabel(label);
    const saved = page.waitForResponse('**/api/rpc/privateVersions/save');
    await field.fill('The start and the end.');
    await saved;
    const other = await openInSecondBrowser(page, newPerson);
    await expect(other.getByLabel(label)).toHaveValue('The start and the end.');
    await field.evaluate(placeCaret);
    await other.getByLabel(label).fill(`The start and the end.${added}`);
    await expect(field).toHaveValue(`The start and the end.${added}`, { timeout: 20_000 });
    await page.keyboard.type(' here');
    await expect(field).toHaveValue(`The start here and the end.${added}`);
    await other.close();
  }
});

test('H19 what is typed goes on at the caret after another device has changed the text of a section @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page, { ...TOVE, sweetspot: 'The start and the end.' });
  await page.getByRole('button', { name: 'Edit Sweet Spot' }).click();
  const field = page.getByRole('textbox', { name: 'Sweet Spot' });
  await field.evaluate(placeCaret);
  const other = await openInSecondBrowser(page, newPerson, '/edit-profile');
  await waitForEditor(other);
  await editAndAwaitSave(other, () => typeSweetSpot(other, 'The start and the end. More.'));
  await expect(field).toHaveValue('The start and the end. More.', { timeout: 20_000 });
  await page.keyboard.type(' here');
  await expect(field).toHaveValue('The start here and the end. More.');
});

test('H20 an end that is over and was not taken leaves the words about the present end @full', async ({
  page,
  newPerson,
}) => {
  const url = await openNewVersion(page);
  const end = page.getByLabel(/Open until/);
  const saved = page.waitForResponse('**/api/rpc/privateVersions/save');
  await end.fill('2099-12-24');
  await saved;
  await end.fill('2020-01-31');
  await expect(page.getByText('This day is over. Choose today or a later day.')).toBeVisible();
  await expect(page.getByText('Its end is still 24 December 2099.')).toBeVisible();
  await expect(page.getByText(/has ended/)).toBeHidden();
  const reader = await newPerson();
  await reader.goto(url);
  await expect(reader.getByText(TOVE.sweetspot)).toBeVisible();
});
