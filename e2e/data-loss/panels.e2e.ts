/** Data-loss journeys: panels whose text is only saved by a button, left before it is pressed. */
import type { Page } from '@playwright/test';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { findHorizontalOverflow } from '../support/horizontal-overflow';
import { becomeOperator, publishPerson } from '../support/operator';
import { openNewRole } from '../support/roles';
import { expect, test } from '../support/test';
import { dropResponses } from '../support/unsaved-text';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

/** Closes the tab and opens its URL in a new one. */
async function reopenInNewTab(page: Page): Promise<Page> {
  const url = page.url();
  await page.close();
  const nextPage = await page.context().newPage();
  await nextPage.goto(url);
  return nextPage;
}

test('F10 a typed requirement and next step of a role that are not added yet are kept @full', async ({
  page,
}) => {
  await createConfirmedProfile(page, 'f10@example.com');
  await openNewRole(page);
  await page.getByRole('button', { name: 'Add a requirement' }).click();
  await page.getByLabel('What they ask').fill('Speaks to the works council');
  await page.getByText('Nice-to-have').last().click();
  let tab = await reopenInNewTab(page);
  await expect(tab.getByLabel('What they ask')).toHaveValue('Speaks to the works council');
  await expect(tab.getByRole('radio', { name: 'Nice-to-have' })).toBeChecked();
  await tab.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(tab.getByLabel('What they ask')).toHaveValue('');

  await tab.getByRole('button', { name: 'Set the next step' }).first().click();
  await tab.getByLabel('What', { exact: true }).fill('Call with the chair');
  tab = await reopenInNewTab(tab);
  await expect(tab.getByRole('button', { name: 'Add a requirement' })).toBeVisible();
  await tab.getByRole('button', { name: 'Set the next step' }).first().click();
  await expect(tab.getByLabel('What', { exact: true })).toHaveValue('Call with the chair');
  await expect(tab.getByText('Typed before and not saved yet.')).toBeVisible();
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tab.getByRole('button', { name: 'Next step: Call with the chair' }).first()).toBeVisible();
});

test('F11 an unfinished title, merge and split of the record are kept @full', async ({ page }) => {
  await createConfirmedProfile(page, 'f11@example.com');
  await page.goto('/record');
  await page.getByRole('button', { name: 'Add a title' }).click();
  const panel = (tab: Page) => tab.getByRole('region', { name: /Add a title/ });
  await panel(page).getByLabel('Title').fill('Harbour master');
  await panel(page).getByLabel('From').fill('Mar');
  let tab = await reopenInNewTab(page);
  await expect(panel(tab).getByLabel('Title')).toHaveValue('Harbour master');
  await expect(panel(tab).getByLabel('From')).toHaveValue('Mar');
  await panel(tab).getByRole('button', { name: 'Cancel' }).click();
  await tab.reload();
  await expect(tab.getByRole('button', { name: 'Add a title' })).toBeVisible();
  await expect(panel(tab)).toHaveCount(0);

  const openMergePanel = async () => {
    await tab
      .getByRole('button', { name: /^More for/ })
      .first()
      .click();
    await tab.getByRole('menuitem', { name: 'Merge with another employer' }).click();
  };
  await openMergePanel();
  await tab.getByLabel('What it is called').fill('Kestrel and Sons');
  tab = await reopenInNewTab(tab);
  await openMergePanel();
  await expect(tab.getByLabel('What it is called')).toHaveValue('Kestrel and Sons');
  await tab.getByRole('button', { name: 'Cancel' }).click();

  const openSplitPanel = async () => {
    await tab
      .getByRole('button', { name: /^More for/ })
      .last()
      .click();
    await tab.getByRole('menuitem', { name: 'Split into two' }).click();
  };
  await openSplitPanel();
  await tab.getByLabel('Title of the second').fill('Harbour pilot');
  tab = await reopenInNewTab(tab);
  await openSplitPanel();
  await expect(tab.getByLabel('Title of the second')).toHaveValue('Harbour pilot');
});

test('F12 an operator’s typed reason is kept, and its form fits the narrowest phone @full', async ({
  page,
  product,
  newPerson,
}) => {
  const address = 'hugo.with.quite.a.long.address@subsidiary.tanager-health.example';
  await publishPerson(await newPerson(), product, ['Hugo', 'Ferreira', address]);
  await becomeOperator(page, product);
  for (const path of ['/admin/health', '/admin/audit', '/admin']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await findHorizontalOverflow(page), path).toEqual([]);
  }
  await page.getByRole('link', { name: 'Hugo Ferreira', exact: true }).first().click();
  await page.getByRole('button', { name: 'Suspend account', exact: true }).click();
  const reason = page.getByLabel('Reason', { exact: true });
  await reason.fill('Reported by three readers.');
  expect.soft(await findHorizontalOverflow(page), 'a person').toEqual([]);
  const tab = await reopenInNewTab(page);
  await expect(tab.getByLabel('Reason', { exact: true })).toHaveValue('Reported by three readers.');
  await tab.getByRole('button', { name: 'Cancel', exact: true }).click();
  await tab.reload();
  await expect(tab.getByRole('button', { name: 'Suspend account', exact: true })).toBeVisible();
  await expect(tab.getByLabel('Reason', { exact: true })).toHaveCount(0);
});

test('F13 a new text and new names of a role survive Escape and closing the tab @full', async ({ page }) => {
  await createConfirmedProfile(page, 'f13@example.com');
  await openNewRole(page);
  const open = async (tab: Page, item: string) => {
    await tab.getByRole('button', { name: 'More for this role' }).click();
    await tab.getByRole('menuitem', { name: item }).click();
  };
  const text = (tab: Page) => tab.getByLabel('Text of the advertisement');
  await open(page, 'Paste another text');
  await text(page).fill('The whole advertisement, pasted with care');
  await page.keyboard.press('Escape');
  await expect(text(page)).toHaveCount(0);
  await open(page, 'Paste another text');
  await expect(text(page)).toHaveValue('The whole advertisement, pasted with care');
  const tab = await reopenInNewTab(page);
  await open(tab, 'Paste another text');
  await expect(text(tab)).toHaveValue('The whole advertisement, pasted with care');
  await tab.keyboard.press('Escape');
  await open(tab, 'Change title or organisation');
  await tab.getByLabel('Title', { exact: true }).fill('Interim COO');
  await tab.reload();
  await open(tab, 'Change title or organisation');
  await expect(tab.getByLabel('Title', { exact: true })).toHaveValue('Interim COO');
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tab.getByRole('heading', { name: /Interim COO/, level: 1 })).toBeVisible();
});

test('Z6 a requirement that is sent again after a lost response is added once @full', async ({ page }) => {
  await createConfirmedProfile(page, 'z6@example.com');
  await openNewRole(page);
  await page.getByRole('button', { name: 'Add a requirement' }).click();
  const statuses = await dropResponses(page, '**/api/rpc/roles/addRequirement');
  const add = async () => {
    await page.getByLabel('What they ask').fill('Speaks to the works council');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  };
  const requirement = page.getByRole('listitem').filter({ hasText: 'Speaks to the works council' });
  await add();
  await expect(page.getByText('We did not hear back.')).toBeVisible();
  // The role shows that it was added, so it is not offered again.
  await expect(page.getByText('Not added yet.')).toHaveCount(0);
  await expect(requirement).toHaveCount(1);
  expect(statuses).toEqual([200]);
  await page.unroute('**/api/rpc/roles/addRequirement');
  await add();
  await expect(page.getByLabel('What they ask')).toHaveValue('');
  await expect(requirement).toHaveCount(1);
});
