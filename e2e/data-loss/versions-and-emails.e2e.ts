/** Data-loss journeys: private versions on two devices, an owner whose page was taken down, and mailed links. */
import type { Locator, Page } from '@playwright/test';
import {
  editAndAwaitSave,
  goToDashboard,
  openEditor,
  PASSWORD,
  TOVE,
  typeSweetSpot,
  waitForEditor,
} from '../support/editor';
import { linkFromMail } from '../support/mail';
import { becomeOperator, publishPerson } from '../support/operator';
import { paste } from '../support/paste';
import { openNewVersion, previewLink } from '../support/private-versions';
import { RESEND } from '../support/resend';
import { fillSignUp } from '../support/sign-up';
import { expect, openInSecondBrowser, test } from '../support/test';
import { dropResponses } from '../support/unsaved-text';

// `peopleOf`: every operator has the same address.
// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off', peopleOf: 'versions-and-emails' });

/** Hides the last line of a section in the version's editor. */
async function hideLastLine(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: `Open ${section}` }).click();
  await page.getByRole('button', { name: 'Hide this line' }).last().click();
  await expect(page.getByText(/Last saved at/)).toBeVisible();
}

const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('A1 a line hidden from a reader stays hidden, in both editors too, when another device rewrites it @full', async ({
  page,
  newPerson,
}) => {
  const url = await openNewVersion(page);
  await hideLastLine(page, 'Key Roles');
  const otherPage = await openInSecondBrowser(page, newPerson, '/edit-profile');
  await otherPage.getByRole('button', { name: 'Edit Key Roles' }).click();
  await otherPage.getByRole('button', { name: 'Edit Finance Director, Kestrel Freight' }).click();
  await editAndAwaitSave(otherPage, () =>
    otherPage.getByRole('textbox', { name: /^Edit role/ }).fill('Ran the numbers of a carrier in Hull'),
  );
  // The version's editor shows the new words as hidden.
  await expect(page.getByText('Ran the numbers of a carrier in Hull')).toBeVisible();
  await page.getByRole('button', { name: 'Hide this line' }).click();
  await expect(page.getByText('Hidden here', { exact: true })).toHaveCount(2);
  const reader = await newPerson();
  await expect(async () => {
    await reader.goto(url);
    await expect(reader.getByText('Fjordlight')).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(reader.getByText('carrier in Hull')).toBeHidden();
});

test('D1 paragraphs, bullets and superpowers hidden from a reader stay hidden when they are emptied, saved and rewritten @full', async ({
  page,
  newPerson,
}) => {
  const url = await openNewVersion(page, {
    ...TOVE,
    user_manual: 'Send numbers first.\n\nCall about Harrow.\n\nNo meetings on Friday.',
    personas: [{ title: 'The Controller', bullets: ['Closed the books', 'Sold Harrow'] }],
    superpowers: [{ title: 'Selling Harrow', description: 'In a week.' }],
  });
  const hidden = {
    'Sweet Spot': 'The year before a first audit.',
    'User Manual': 'Call about Harrow.',
    Personas: 'Sold Harrow',
    Superpowers: 'Selling Harrow: In a week.',
  };
  for (const [section, line] of Object.entries(hidden)) {
    await page.getByRole('button', { name: `Open ${section}` }).click();
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByText(line, { exact: true }) })
      .last();
    await row.getByRole('button', { name: 'Hide this line' }).click();
    await expect(row.getByText('Hidden here')).toBeVisible();
  }
  await expect(page.getByText(/Last saved at/)).toBeVisible();
  const editor = await openInSecondBrowser(page, newPerson, '/edit-profile');
  const fillInSteps = async (section: string, field: Locator, ...texts: string[]) => {
    await editor.getByRole('button', { name: new RegExp(`^Edit .*${section}$`) }).click();
    for (const text of texts) await editAndAwaitSave(editor, () => field.fill(text));
  };
  const box = (name: string) => editor.getByRole('textbox', { name: new RegExp(`${name}$`) });
  await fillInSteps('Sweet Spot', box('Sweet Spot'), '', 'Ran aground', 'Ran aground\n\nRan on');
  const manual = box('User Manual');
  const around = (text: string) => `Send numbers first.\n\n${text}\n\nNo meetings on Friday.`;
  await fillInSteps('User Manual', manual, around(''), around('Ran dry'));
  const bullets = editor.getByRole('tabpanel').getByRole('textbox').nth(1);
  await fillInSteps('Personas', bullets, '• Closed the books', '• Closed the books\n• Ran out');
  const power = editor.locator('[data-section="superpowers"]').getByRole('textbox');
  await editor.getByRole('button', { name: 'Edit Superpowers' }).click();
  await power.nth(1).fill('');
  await editAndAwaitSave(editor, () => power.nth(0).fill(''));
  await editAndAwaitSave(editor, () => power.nth(0).fill('Ran late'));
  const reader = await newPerson();
  await expect(async () => {
    await reader.goto(url);
    await expect(reader.getByText('No meetings on Friday.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(reader.getByText('Closed the books')).toBeVisible();
  await expect(reader.getByText(/\bRan\b/)).toHaveCount(0);
});

test('E1 a hidden paragraph that is cut and pasted into another section stays hidden, and its owner is asked @full', async ({
  page,
  newPerson,
}) => {
  const secret = 'Call about Harrow.';
  const url = await openNewVersion(page, { ...TOVE, user_manual: `Send numbers first.\n\n${secret}` });
  await hideLastLine(page, 'User Manual');
  const editor = await openInSecondBrowser(page, newPerson, '/edit-profile');
  const box = (name: string) => editor.getByRole('textbox', { name: new RegExp(`${name}$`) });
  await editor.getByRole('button', { name: /^Edit .*User Manual$/ }).click();
  await editAndAwaitSave(editor, async () => {
    await box('User Manual').press('ControlOrMeta+End');
    for (const _ of secret) await editor.keyboard.press('Shift+ArrowLeft');
    await editor.keyboard.press('Delete');
  });
  await expect(box('User Manual')).not.toHaveValue(/Harrow/);
  await editor.getByRole('button', { name: 'Edit Sweet Spot' }).click();
  await editAndAwaitSave(editor, async () => {
    await box('Sweet Spot').press('ControlOrMeta+End');
    await paste(box('Sweet Spot'), `\n\n${secret}`);
  });
  await expect(box('Sweet Spot')).toHaveValue(/Call about Harrow\.$/);
  // The version's editor, still open, asks about it.
  await expect(page.getByText('1 line has words that you hid')).toBeVisible();
  await expect(page.getByText('Sweet Spot, hidden in User Manual:')).toBeVisible();
  const reader = await newPerson();
  await reader.goto(url);
  await expect(reader.getByText('The year before a first audit.')).toBeVisible();
  await expect(reader.getByText('Harrow')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep it hidden' }).click();
  await expect(page.getByText('1 line has words that you hid')).toBeHidden();
  await page.getByRole('button', { name: 'Open Sweet Spot' }).click();
  await page.getByRole('button', { name: 'Show this line' }).click();
  await expect(async () => {
    await reader.goto(url);
    await expect(reader.getByText(secret)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('A2 an editor whose link another device renews, revokes and removes offers no dead link, and keeps typed text @full', async ({
  page,
  newPerson,
}) => {
  const formerUrl = await openNewVersion(page);
  const otherPage = await openInSecondBrowser(page, newPerson);
  await otherPage.getByLabel(/Note above/).waitFor();
  const id = page.url().split('/').at(-1);
  const call = (name: string) =>
    page.request.post(`/api/rpc/privateVersions/${name}`, { data: { json: { id } }, ...RESEND });
  await call('renewAddress');
  await expect(previewLink(otherPage)).not.toHaveAttribute('href', formerUrl);
  await otherPage.getByLabel(/Note above/).fill('Henrik, the year before an audit');
  await page.getByRole('button', { name: 'Revoke' }).click();
  await confirm(page, 'Revoke');
  await expect(otherPage.getByText('This link is closed.')).toBeVisible();
  await expect(otherPage.getByRole('button', { name: 'Copy link' })).toBeHidden();
  // The typed text and the caret stay.
  await expect(otherPage.getByLabel(/Note above/)).toBeFocused();
  await expect(otherPage.getByLabel(/Note above/)).toHaveValue('Henrik, the year before an audit');
  await expect(otherPage.getByText(/Last saved at/)).toBeVisible();
  await call('remove');
  await otherPage.getByLabel(/Note above/).fill('Henrik, the year before an audit is the one I know');
  const expectWords = async () => {
    await expect(otherPage.getByText('This version was removed.')).toBeVisible();
    await expect(otherPage.getByText('is the one I know')).toBeVisible();
  };
  await expectWords();
  await otherPage.reload();
  await expectWords();
  await otherPage.getByRole('button', { name: 'Discard them' }).click();
  await otherPage.reload();
  await expect(otherPage.getByText('This version was removed.')).toBeVisible();
  await expect(otherPage.getByText('is the one I know')).toBeHidden();
});

test('A3 the owner’s screens say that an operator took the page down, why, and what to do, and edits are still saved @full', async ({
  page,
  product,
  newPerson,
}) => {
  const owner = await newPerson();
  await publishPerson(owner, product, ['Ines', 'Calder', 'ines.a3@calder.example']);
  await owner.goto('/edit-profile');
  await waitForEditor(owner);
  await becomeOperator(page, product);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Ines Calder', exact: true }).first().click();
  await page.getByRole('button', { name: 'Take down', exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('Reported by three readers.');
  await page.getByRole('button', { name: 'Take down', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Put back', exact: true })).toBeVisible();

  const notice = owner.getByRole('alert').filter({ hasText: 'Your public page was taken down' });
  const publish = (name: string) => owner.getByRole('button', { name, exact: true });
  const expectNotice = async () => {
    await expect(notice.getByText('Reported by three readers.')).toBeVisible();
    await expect(notice.getByText('answer the mail about it')).toBeVisible();
  };
  // The open editor shows the notice.
  await expectNotice();
  await expect(owner.getByText('Taken down', { exact: true })).toBeVisible();
  await expect(publish('Publish')).toBeDisabled();
  await editAndAwaitSave(owner, () => typeSweetSpot(owner, 'Typed after it was taken down.'));
  await owner.reload();
  await expectNotice();
  await expect(owner.getByText('Typed after it was taken down.')).toBeVisible();
  await owner.getByRole('button', { name: 'Who sees this?' }).click();
  await expect(owner.getByRole('dialog').getByText('readers of your private versions')).toBeVisible();
  await owner.getByRole('button', { name: 'Done' }).click();
  await goToDashboard(owner);
  await expectNotice();
  await expect(owner.getByText('Page taken down')).toBeVisible();
  await expect(publish('Publish Profile')).toBeDisabled();
  await owner.goto('/links');
  await expect(owner.getByText('Nobody: it was taken down')).toBeVisible();

  await owner.goto('/edit-profile');
  await expectNotice();
  await page.getByRole('button', { name: 'Put back', exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('The line is gone.');
  await page.getByRole('button', { name: 'Put back', exact: true }).click();
  await expect(notice).toBeHidden();
  await expect(owner.getByText('Your profile is now live!')).toBeVisible();
});

test('A4 pressing “Keep my account” again after a lost answer says that the account was probably kept @full', async ({
  page,
  newPerson,
}) => {
  const email = await openEditor(page);
  await page.goto('/your-data');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await confirm(page, 'Delete Account');
  await expect(page).toHaveURL(/\/login$/);
  const mailedPage = await newPerson();
  await mailedPage.goto(await linkFromMail(mailedPage, email, /will be deleted/));
  const statuses = await dropResponses(mailedPage, '**/api/auth/deletion/cancel');
  const keep = mailedPage.getByRole('button', { name: 'Keep my account' });
  await keep.click();
  await expect(mailedPage.getByText('We did not hear back.')).toBeVisible();
  await expect(mailedPage.getByText('Your account may be kept already.')).toBeVisible();
  expect(statuses).toEqual([200]);
  await mailedPage.unroute('**/api/auth/deletion/cancel');
  await keep.click();
  await expect(mailedPage.getByText('Your account was probably kept before: log in.')).toBeVisible();
});

test('D3 the mailed links of a sign-up and of a new password report no failure when opened in a second tab @full', async ({
  page,
}) => {
  const email = 'ada.d3@example.com';
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Twice');
  await fillSignUp(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/check-email/);
  const link = await linkFromMail(page, email, /confirm/i);
  const second = await page.context().newPage();
  await page.goto(link);
  await expect(page).toHaveURL(/\/create-profile$/);
  await second.goto(link);
  await expect(second).toHaveURL(/\/create-profile$/);
  await expect(second.getByText('You are signed in already.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const reset = await linkFromMail(page, email, /password/i);
  for (const tab of [page, second]) {
    await tab.goto(reset);
    await expect(tab.getByLabel('New password', { exact: true })).toBeVisible();
  }
});
