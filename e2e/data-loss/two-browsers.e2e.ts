/** Forms outside the editor, and its key roles, in two browsers that have not received each other's saves. */
import type { Page } from '@playwright/test';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { goToDashboard, openEditor } from '../support/editor';
import { RESEND } from '../support/resend';
import { openNewRole } from '../support/roles';
import { expect, openInSecondBrowser, test } from '../support/test';
import { expectInProfile } from '../support/unsaved-text';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

test('W1 notes on one role saved in two browsers that have not seen each other: both are kept @full', async ({
  page,
  newPerson,
}) => {
  await createConfirmedProfile(page, 'w1@example.com');
  await openNewRole(page);
  await page.getByLabel('Notes').waitFor();
  const other = await openInSecondBrowser(page, newPerson);
  await other.getByLabel('Notes').waitFor();
  const write = async (tab: Page, words: string) => {
    const saved = tab.waitForResponse((answer) => answer.url().includes('/roles/setNotes') && answer.ok());
    await tab.getByLabel('Notes').fill(words);
    await saved;
  };
  await write(page, 'Ask Henrik about the board.');
  await write(other, 'They know Halden.');
  const both = 'Ask Henrik about the board.\nThey know Halden.';
  await expect(other.getByLabel('Notes')).toHaveValue(both);
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue(both);
});

test('T3 sections and switches of a version hidden in two browsers stay hidden @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page);
  await goToDashboard(page);
  await page.goto('/links');
  await page.getByRole('button', { name: 'New version' }).click();
  await page.getByLabel(/Note above/).waitFor();
  const other = await openInSecondBrowser(page, newPerson);
  await other.getByLabel(/Note above/).waitFor();
  const hide = (tab: Page, section: string) => tab.getByRole('button', { name: `Hide ${section}` }).click();
  const download = (tab: Page) => tab.getByRole('switch', { name: 'Download as PDF' });
  const allowed = await download(other).isChecked();
  await hide(other, 'User Manual');
  await download(other).setChecked(!allowed);
  await expect(other.getByText(/Last saved at/)).toBeVisible();
  await hide(page, 'Personas');
  await page.getByRole('switch', { name: 'References' }).click();
  await expect(page.getByText(/Last saved at/)).toBeVisible();
  for (const tab of [page, other]) {
    await tab.reload();
    for (const section of ['User Manual', 'Personas']) {
      await expect(tab.getByRole('button', { name: `Show ${section}` })).toBeVisible();
    }
    await expect(download(tab)).toBeChecked({ checked: !allowed });
  }
});

test('T2 notes and a next step of a role that another browser removes are shown for copying @full', async ({
  page,
  newPerson,
}) => {
  await createConfirmedProfile(page, 't2@example.com');
  await openNewRole(page);
  await page.getByLabel('Notes').waitFor();
  await page.getByRole('button', { name: 'Set the next step' }).click();
  await page.getByRole('dialog').getByLabel('What').fill('Call with the chair');
  await page.keyboard.press('Escape');
  const other = await newPerson();
  await other.context().addCookies(await page.context().cookies());
  await other.request.post('/api/rpc/roles/remove', {
    data: { json: { id: page.url().split('/').at(-1) } },
    ...RESEND,
  });
  await page.getByLabel('Notes').fill('Ask Henrik about the board.');
  await expect(page.getByText('Your last notes on it are not saved')).toBeVisible();
  await expect(page.getByText('Ask Henrik about the board.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ask Henrik about the board.')).toBeVisible();
  await expect(page.getByText('Call with the chair')).toBeVisible();
  for (const count of [1, 0]) {
    await page.getByRole('button', { name: 'Discard them' }).first().click();
    await expect(page.getByRole('button', { name: 'Discard them' })).toHaveCount(count);
  }
  await page.reload();
  await expect(page.getByText('This role is no longer saved.')).toBeVisible();
  await expect(page.getByText('Ask Henrik about the board.')).toHaveCount(0);
});

test('B6 a browser shows the next step that another one has set before replacing it @full', async ({
  page,
  newPerson,
}) => {
  await createConfirmedProfile(page, 'b6@example.com');
  await openNewRole(page);
  await page.getByLabel('Notes').waitFor();
  const other = await openInSecondBrowser(page, newPerson);
  const type = async (tab: Page, step: string) => {
    await tab.getByRole('button', { name: 'Set the next step' }).click();
    await tab.getByLabel('What').fill(step);
  };
  const save = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await type(page, 'Call the chair');
  await type(other, 'Mail the recruiter');
  await save(page);
  await expect(page.getByRole('button', { name: 'Next step: Call the chair' })).toBeVisible();
  await save(other);
  await expect(other.getByText('Changed in another window to “Call the chair”.')).toBeVisible();
  await expect(other.getByLabel('What')).toHaveValue('Mail the recruiter');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Next step: Call the chair' })).toBeVisible();
  await save(other);
  await expect(other.getByRole('button', { name: 'Next step: Mail the recruiter' })).toBeVisible();
});

test('B7 a browser shows a role name that another one has changed before replacing it, and keeps a name that only one changed @full', async ({
  page,
  newPerson,
}) => {
  await createConfirmedProfile(page, 'b7@example.com');
  await openNewRole(page);
  await page.getByLabel('Notes').waitFor();
  const other = await openInSecondBrowser(page, newPerson);
  const open = async (tab: Page) => {
    await tab.getByRole('button', { name: 'More for this role' }).click();
    await tab.getByRole('menuitem', { name: 'Change title or organisation' }).click();
  };
  const title = (tab: Page) => tab.getByLabel('Title', { exact: true });
  const organisation = (tab: Page) => tab.getByRole('textbox', { name: 'Organisation' });
  const save = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  for (const tab of [page, other]) await open(tab);
  await title(page).fill('Interim COO');
  await title(other).fill('Operations lead');
  await organisation(other).fill('Kestrel Group');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Interim COO', level: 1 })).toBeVisible();
  await save(other);
  await expect(
    other.getByText('Changed in another window to “Interim COO”. Saving replaces it.'),
  ).toBeVisible();
  await expect(title(other)).toHaveValue('Operations lead');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Interim COO', level: 1 })).toBeVisible();
  await open(page);
  await organisation(page).fill('Kestrel Holding');
  await title(other).fill('Interim COO');
  await save(other);
  await expect(other.getByText(/Kestrel Group/).first()).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await save(page);
  await expect(page.getByText('Changed in another window to “Kestrel Group”.')).toBeVisible();
});

test('T13 job preferences edited in two browsers keep the answers that only one changed @full', async ({
  page,
  newPerson,
}) => {
  await createConfirmedProfile(page, 't13@example.com');
  await page.goto('/work-preferences');
  await page.getByRole('checkbox', { name: 'Full-time Position' }).check();
  const proceed = (tab: Page) => tab.getByRole('button', { name: 'Continue' }).click();
  const expectSaved = (tab: Page) =>
    expect(tab.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
  const [from, to] = [(tab: Page) => tab.getByLabel('From'), (tab: Page) => tab.getByLabel('To')];
  await proceed(page);
  await expectSaved(page);
  await page.goto('/work-preferences');
  const other = await openInSecondBrowser(page, newPerson);
  await expect(from(other)).toHaveValue('');
  await from(page).fill('150000');
  await proceed(page);
  await expectSaved(page);
  await to(other).fill('190000');
  await proceed(other);
  await expectSaved(other);

  await page.goto('/work-preferences');
  await other.goto('/work-preferences');
  for (const tab of [page, other]) {
    await expect(from(tab)).toHaveValue('150,000');
    await expect(to(tab)).toHaveValue('190,000');
  }
  await from(page).fill('160000');
  await to(page).fill('200000');
  await proceed(page);
  await expectSaved(page);
  await from(other).fill('170000');
  await proceed(other);
  await expect(other.getByText('USD 170,000 here; USD 160,000 elsewhere')).toBeInViewport();
  // An answer that only the other browser changed is never reverted.
  await expect(to(other)).toHaveValue('200,000');
  await other.getByRole('button', { name: 'Save these instead' }).click();
  await expectSaved(other);
  await page.goto('/work-preferences');
  await expect(from(page)).toHaveValue('170,000');
  await expect(to(page)).toHaveValue('200,000');
});

test('T20 key roles added in two browsers at the same moment are both kept @full', async ({
  page,
  newPerson,
}) => {
  await openEditor(page);
  const other = await openInSecondBrowser(page, newPerson);
  const add = async (tab: Page, words: string) => {
    await tab.getByRole('button', { name: 'Edit Key Roles' }).click();
    await tab.getByRole('button', { name: 'Add a role' }).click();
    await tab.keyboard.type(words);
  };
  await Promise.all([add(page, 'Chair, Halden Freight'), add(other, 'Trustee, Marlow College')]);
  for (const tab of [page, other]) {
    const roles = tab.locator('[data-section="keyRoles"]');
    // The open row shows its text in fields.
    const shownRoles = () =>
      roles.evaluate((section) =>
        [section.textContent, ...[...section.querySelectorAll('textarea')].map(({ value }) => value)].join(
          '\n',
        ),
      );
    await expect.poll(shownRoles, { timeout: 20_000 }).toContain('Chair, Halden Freight');
    await expect.poll(shownRoles, { timeout: 20_000 }).toContain('Trustee, Marlow College');
  }
  await expectInProfile(page, 'Chair, Halden Freight', 'Trustee, Marlow College');
  await expect(page.getByText(/Edited in two places/)).toBeHidden();
});

test('T22 notes on a role typed right before the tab is closed reach another browser @full', async ({
  page,
  newPerson,
}) => {
  await createConfirmedProfile(page, 't22@example.com');
  await openNewRole(page);
  await page.getByLabel('Notes').waitFor();
  const other = await openInSecondBrowser(page, newPerson);
  await page.getByLabel('Notes').click();
  await page.keyboard.type('Ask Henrik.');
  await page.close();
  await expect(async () => {
    await other.reload();
    await expect(other.getByLabel('Notes')).toHaveValue('Ask Henrik.', { timeout: 2_000 });
  }).toPass();
});
