/** Data-loss journeys: forms whose call is slow, and what is typed into them meanwhile. */
import type { Locator, Page } from '@playwright/test';
import { goToDashboard, openEditor } from '../support/editor';
import { holdRequests } from '../support/held-requests';
import { openNewRole } from '../support/roles';
import { expect, test } from '../support/test';

// A refused requirement answers 429.
test.use({ allowedErrors: [/429/] });

const ADD_REQUIREMENT = '**/api/rpc/roles/addRequirement';

/** Opens a role of a person who has been on the dashboard. */
async function openRole(page: Page) {
  await openEditor(page);
  await goToDashboard(page);
  await openNewRole(page);
}

test('U1 requirements that are typed one after the other are all added, however slow the calls are @full', async ({
  page,
}) => {
  await openRole(page);
  await page.getByRole('button', { name: 'Add a requirement' }).click();
  const field = page.getByLabel('What they ask');
  const unsent = page.getByRole('list', { name: 'Requirements that are not added yet' });
  const release = await holdRequests(page, ADD_REQUIREMENT, 1);
  for (const text of ['Knows the northern ports', 'Speaks Finnish well', 'Has led a yard']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  }
  await page.keyboard.type('Holds a');
  await expect(unsent.getByText('Adding...')).toHaveCount(3);
  release();
  await expect(unsent).toHaveCount(0);
  await expect(field).toHaveValue('Holds a');
  await expect(field).toBeFocused();

  await test.step('one that is refused is offered again, and nothing else is touched', async () => {
    await page.route(ADD_REQUIREMENT, (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
    await page.keyboard.type(' licence');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Reads');
    await expect(unsent.getByText('Not added yet.')).toBeVisible();
    await expect(field).toHaveValue('Reads');
    await page.reload();
    await expect(field).toHaveValue('Reads');
    await unsent.getByRole('button', { name: 'Try again' }).click();
    await expect(unsent).toHaveCount(0);
  });
  await page.reload();
  for (const text of ['Knows the northern ports', 'Speaks Finnish well', 'Has led a yard', 'Holds a licence'])
    await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
});

/** Types on in a field whose form is being sent: it stays as it was, and keeps the focus. */
async function expectReadOnly(page: Page, field: Locator) {
  await expect(field).toHaveAttribute('readonly', '');
  const before = await field.inputValue();
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' and more');
  await expect(field).toHaveValue(before);
  await expect(field).toBeFocused();
}

test('U2 a form cannot be changed while it is being sent @full', async ({ page }) => {
  await openEditor(page);
  await goToDashboard(page);
  const held = async (call: string) => {
    const sent = page.waitForRequest(`**/${call}`);
    return { release: await holdRequests(page, `**/${call}`, 1), sent };
  };

  await test.step('job preferences', async () => {
    await page.goto('/work-preferences');
    await page.getByRole('checkbox', { name: /Full-time Position/ }).check();
    const from = page.getByLabel('From');
    await from.fill('150000');
    const { release, sent } = await held('preferences/save');
    await page.getByRole('button', { name: 'Continue' }).click();
    await sent;
    await expectReadOnly(page, from);
    const flexible = page.getByRole('checkbox', { name: /Flexible Position/ });
    await flexible.focus();
    await page.keyboard.press('Space');
    await expect(flexible).not.toBeChecked();
    release();
    await expect(page.getByText('Go to Dashboard').first()).toBeVisible();
  });

  await test.step('a new address', async () => {
    await page.goto('/settings');
    const address = page.getByLabel('Email address');
    await address.fill('tove.first@example.com');
    const { release, sent } = await held('api/auth/email');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await sent;
    await expectReadOnly(page, address);
    release();
    await expect(page.getByText('Pending confirmation')).toBeVisible();
    await expect(address).toHaveValue('tove.first@example.com');
  });

  await test.step('a request for a reference', async () => {
    await page.goto('/references/ask');
    await page.getByLabel('Name').fill('Anna Lund');
    await page.getByLabel('Email').fill('anna@example.com');
    await page.getByRole('radio', { name: 'A few words' }).check();
    const note = page.getByLabel(/A line of your own/);
    await note.fill('Dear Anna');
    const { release, sent } = await held('rpc/references/ask');
    await page.getByRole('button', { name: 'Send request' }).click();
    await sent;
    await expectReadOnly(page, note);
    release();
    await expect(page.getByText('Your request is on its way.')).toBeVisible();
  });

  await test.step('the next step of a role', async () => {
    await openNewRole(page);
    await page.getByRole('button', { name: 'Set the next step' }).first().click();
    const what = page.getByLabel('What', { exact: true });
    await what.fill('Call Anna');
    const { release, sent } = await held('roles/setNextStep');
    await page.keyboard.press('Enter');
    await sent;
    await expect(what).toBeFocused();
    await expectReadOnly(page, what);
    release();
    await expect(page.getByRole('button', { name: 'Next step: Call Anna' }).first()).toBeVisible();
  });
});
