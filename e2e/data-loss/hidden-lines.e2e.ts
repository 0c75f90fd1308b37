/** Journeys: lines that a private version hides, while its owner edits the profile elsewhere; and its previews. */
import type { Page } from '@playwright/test';
import {
  editAndAwaitSave,
  openEditor,
  TOVE,
  typeSweetSpot,
  waitForEditor,
  waitUntilAllSaved,
} from '../support/editor';
import { hideLine, openNewVersion, previewLink, versionLine } from '../support/private-versions';
import { expect, test } from '../support/test';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

const [FIRST, SECRET, THIRD] = ['Led the turnaround of a mill', 'Opened the Lima office', 'Sold a division'];
const REWRITTEN = 'Ran nine ships from Hull';
const PROFILE = { ...TOVE, highlights: [FIRST, SECRET, THIRD] };

/** Opens the editor on another device, with its key roles open. */
async function openRoleEditor(page: Page, newPerson: () => Promise<Page>): Promise<Page> {
  const otherPage = await newPerson();
  await otherPage.context().addCookies(await page.context().cookies());
  await otherPage.goto('/edit-profile');
  await waitForEditor(otherPage);
  await otherPage.getByRole('button', { name: 'Edit Key Roles' }).click();
  return otherPage;
}

/** Makes a version that hides the secret role, and opens the editor of the same profile on another device. */
async function hideSecretRole(page: Page, newPerson: () => Promise<Page>) {
  const url = await openNewVersion(page, PROFILE);
  await hideLine(page, 'Key Roles', SECRET);
  return { url, editor: await openRoleEditor(page, newPerson) };
}

async function rewrite(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: `Edit ${from}`, exact: true }).click();
  await page.getByRole('textbox', { name: /^Edit role/ }).fill(to);
  await page.keyboard.press('Enter');
}
const move = (page: Page, row: string, key: string) =>
  page.getByRole('button', { name: new RegExp(`^Move ${row}`) }).press(key);

/** Expects that the version's page has these texts, and neither the hidden row nor what it was rewritten to. */
async function expectReaderSees(reader: Page, url: string, texts: readonly string[]) {
  await expect(async () => {
    await reader.goto(url);
    for (const text of texts) await expect(reader.getByText(text)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(reader.getByText(/Hull|Lima/)).toHaveCount(0);
}

for (const [action, change] of [
  ['moves it to the end', (page: Page) => move(page, SECRET, 'ArrowDown')],
  ['removes it', (page: Page) => page.getByRole('button', { name: `Remove ${SECRET}`, exact: true }).click()],
] as const) {
  test(`H1 a hidden row is rewritten offline while another device ${action}: it stays hidden @full`, async ({
    page,
    newPerson,
  }) => {
    const url = await openNewVersion(page, PROFILE);
    await hideLine(page, 'Key Roles', SECRET);
    const offlineEditor = await openRoleEditor(page, newPerson);
    const otherPage = await openRoleEditor(page, newPerson);
    await offlineEditor.context().setOffline(true);
    await rewrite(offlineEditor, SECRET, REWRITTEN);
    await editAndAwaitSave(otherPage, () => change(otherPage));
    await offlineEditor.context().setOffline(false);
    await waitUntilAllSaved(offlineEditor);
    await expect(offlineEditor.getByText(REWRITTEN)).toBeVisible();
    await expectReaderSees(await newPerson(), url, [FIRST, THIRD]);
  });
}

test('H2 a hidden row is rewritten and moved up in one save: it stays hidden, and its owner is asked @full', async ({
  page,
  newPerson,
}) => {
  const { url, editor } = await hideSecretRole(page, newPerson);
  await editAndAwaitSave(editor, async () => {
    await rewrite(editor, SECRET, REWRITTEN);
    await move(editor, REWRITTEN, 'ArrowUp');
  });
  await expect(page.getByText('1 line of Key Roles may say what you hid')).toBeVisible({ timeout: 20_000 });
  const reader = await newPerson();
  await expectReaderSees(reader, url, [FIRST, THIRD]);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(async () => {
    await reader.goto(url);
    await expect(reader.getByText(REWRITTEN)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('H3 a line is hidden on a page that shows its former words: it is hidden in the present ones @full', async ({
  page,
  newPerson,
}) => {
  const url = await openNewVersion(page, PROFILE);
  await page.getByRole('button', { name: 'Open Key Roles' }).click();
  const reads = '**/api/rpc/privateVersions/read';
  await page.route(reads, (route) => route.abort());
  const editor = await openRoleEditor(page, newPerson);
  await editAndAwaitSave(editor, () => rewrite(editor, SECRET, REWRITTEN));
  await page.unroute(reads);
  await versionLine(page, SECRET).getByRole('button', { name: 'Hide this line' }).click();
  await expect(versionLine(page, REWRITTEN).getByText('Hidden here')).toBeVisible({ timeout: 20_000 });
  await expectReaderSees(await newPerson(), url, [FIRST, THIRD]);
});

test('H4 a double click on the eye of a line, and of a section, hides it @full', async ({
  page,
  newPerson,
}) => {
  const url = await openNewVersion(page, PROFILE);
  await page.getByRole('button', { name: 'Open Key Roles' }).click();
  await versionLine(page, SECRET).getByRole('button', { name: 'Hide this line' }).dblclick();
  await page.getByRole('button', { name: 'Hide Personas' }).dblclick();
  await expect(versionLine(page, SECRET).getByText('Hidden here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Personas' })).toBeVisible();
  await expect(page.getByText(/Last saved at/)).toBeVisible();
  const reader = await newPerson();
  await expectReaderSees(reader, url, [FIRST, THIRD]);
  await expect(reader.getByText('The Controller')).toHaveCount(0);
});

test('H5 a preview that is opened while one types has the words @full', async ({ page, newPerson }) => {
  await openEditor(page, PROFILE);
  await typeSweetSpot(page, 'Typed a moment ago.');
  const tab = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open Preview' }).click();
  await expect((await tab).getByText('Typed a moment ago.')).toBeVisible();
  const owner = await newPerson();
  await openNewVersion(owner, PROFILE);
  await owner.getByLabel(/Note above/).fill('Henrik, the year before an audit');
  const read = owner.waitForEvent('popup');
  await previewLink(owner).click();
  await expect((await read).getByText('Henrik, the year before an audit')).toBeVisible();
});

test('H6 a hidden row is removed, and later written again in none of its words: it stays hidden until its owner has answered @full', async ({
  page,
  newPerson,
}) => {
  const { url, editor } = await hideSecretRole(page, newPerson);
  await editAndAwaitSave(editor, () =>
    editor.getByRole('button', { name: `Remove ${SECRET}`, exact: true }).click(),
  );
  // Another visit.
  await editor.reload();
  await waitForEditor(editor);
  await editor.getByRole('button', { name: 'Edit Key Roles' }).click();
  const add = (text: string) =>
    editAndAwaitSave(editor, async () => {
      await editor.getByRole('button', { name: 'Add a role' }).click();
      await editor.keyboard.insertText(text);
      await editor.keyboard.press('Enter');
    });
  await add(REWRITTEN);
  await waitUntilAllSaved(editor);
  const reader = await newPerson();
  await expectReaderSees(reader, url, [FIRST, THIRD]);
  await page.reload();
  await expect(page.getByText('1 line of Key Roles may say what you hid')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(async () => {
    await reader.goto(url);
    await expect(reader.getByText(REWRITTEN)).toBeVisible({ timeout: 500 });
  }).toPass();
  // Answered once, further rows are shown.
  await add('Hired thirty engineers');
  await waitUntilAllSaved(editor);
  await expect(async () => {
    await reader.goto(url);
    await expect(reader.getByText('Hired thirty engineers')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('H7 a hidden term and story, removed and written again in other words at another visit: they stay hidden until their owner chooses @full', async ({
  page,
  newPerson,
}) => {
  const tellStory = async (situation: string) => {
    await page.getByRole('button', { name: 'Add a case story' }).click();
    await page.keyboard.type('Kestrel');
    await page.getByLabel('Situation, in one sentence').fill(situation);
  };
  const notice = page.getByRole('textbox', { name: 'Notice', exact: true });
  await openEditor(page, { ...PROFILE, highlights: [FIRST, THIRD] });
  await editAndAwaitSave(page, async () => {
    await page.getByRole('button', { name: 'Edit Engagement' }).click();
    await notice.fill('A month');
    await page.getByLabel('Who sees: Notice').selectOption('hidden');
    await page.getByRole('button', { name: 'Edit Case stories' }).click();
    await tellStory('Nine ships in Lima.');
    await page.getByText('Shown to readers').click();
  });
  await waitUntilAllSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const url = (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
  await page.getByRole('button', { name: 'Edit Case stories' }).click();
  await page.getByRole('button', { name: 'Remove Kestrel' }).click();
  await page.getByRole('button', { name: 'Edit Engagement' }).click();
  await notice.fill('');
  await notice.blur();
  await waitUntilAllSaved(page);
  // Another visit, which remembers nothing by itself.
  await page.reload();
  await waitForEditor(page);
  await page.getByRole('button', { name: 'Edit Case stories' }).click();
  await tellStory('Carried grain from Hull.');
  const hiddenNotice = page.getByText('This new one stays hidden until you show it.');
  await expect(hiddenNotice).toBeVisible();
  await page.getByRole('button', { name: 'Edit Engagement' }).click();
  await expect(page.getByLabel('Who sees: Notice')).toHaveValue('hidden');
  await notice.fill('Three months, because of Lima');
  await notice.blur();
  await waitUntilAllSaved(page);
  const reader = await newPerson();
  await expectReaderSees(reader, url, [FIRST]);
  await expect(reader.getByText(/Kestrel/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Case stories' }).click();
  await page.getByText('Shown to readers').click();
  await expect(hiddenNotice).toBeHidden();
  await page.getByRole('button', { name: 'Edit Engagement' }).click();
  await page.getByLabel('Who sees: Notice').selectOption('page');
  await waitUntilAllSaved(page);
  await expect(async () => {
    await reader.goto(url);
    await expect(reader.getByText('Carried grain from Hull.')).toBeVisible({ timeout: 500 });
    await expect(reader.getByText('Three months, because of Lima')).toBeVisible({ timeout: 500 });
  }).toPass();
});
