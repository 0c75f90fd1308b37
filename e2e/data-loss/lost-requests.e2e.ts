/** Data-loss journeys: a request for a reference whose response was lost, and its draft. */
import type { Page } from '@playwright/test';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { expect, test } from '../support/test';
import { dropResponses } from '../support/unsaved-text';

// Aborted requests are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

/** Sends a request whose response is lost, while the list cannot be fetched either, as when the server goes down. */
async function sendUnanswered(page: Page, name: string) {
  await page.goto('/references/ask');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`${name.toLowerCase().replace(' ', '.')}@northgate.example`);
  await page.getByRole('radio', { name: 'A few words' }).check();
  await page.getByLabel('A line of your own').fill('We met in Bergen.');
  const statuses = await dropResponses(page, '**/api/rpc/references/ask');
  await page.route('**/api/rpc/references/list*', (route) => route.abort());
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('We did not hear back.')).toBeVisible();
  expect(statuses).toEqual([200]);
  await page.unrouteAll();
}

test('R5 a request for a reference that the list shows as sent is no longer a draft @full', async ({
  page,
}) => {
  await createConfirmedProfile(page, 'r5@example.com');

  await test.step('sent again from the same form', async () => {
    await sendUnanswered(page, 'Henrik Aas');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL(/\/references$/);
    await expect(page.getByText('Your request is on its way.')).toBeVisible();
    await expect(page.getByText('Henrik Aas')).toHaveCount(1);
  });

  await test.step('the form opened again', async () => {
    await sendUnanswered(page, 'Ingrid Solheim');
    await page.reload();
    await expect(page.getByText('Your request to Ingrid Solheim was sent.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(page.getByLabel('A line of your own')).toHaveValue('');
  });

  await test.step('the list opened, and the form after it', async () => {
    await sendUnanswered(page, 'Amara Okafor');
    await page.getByRole('link', { name: 'References', exact: true }).first().click();
    await expect(page.getByText('Amara Okafor')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a reference' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('');
  });
});
