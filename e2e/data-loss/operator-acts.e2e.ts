/** Data-loss journeys: acts of operators. */
import type { Page } from '@playwright/test';
import { waitForMail } from '../support/mail';
import { becomeOperator, publishPerson } from '../support/operator';
import { expect, openInSecondBrowser, test } from '../support/test';
import { dropResponses } from '../support/unsaved-text';

// `peopleOf`: every operator has the same address.
// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off', peopleOf: 'operator-acts' });

test('Z5 an operator’s act whose response was lost, and that of a second operator, are done and mailed once @full', async ({
  page,
  product,
  newPerson,
}) => {
  await publishPerson(await newPerson(), product, ['Ines', 'Calder', 'ines@calder.example']);
  await becomeOperator(page, product);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Ines Calder', exact: true }).first().click();
  const fillReason = async (tab: Page, reason: string) => {
    await tab.getByRole('button', { name: 'Suspend account', exact: true }).click();
    await tab.getByLabel('Reason', { exact: true }).fill(reason);
  };
  const suspend = (tab: Page) => tab.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByRole('button', { name: 'Suspend account', exact: true }).waitFor();
  const second = await openInSecondBrowser(page, newPerson);
  await fillReason(second, 'Reported by one reader.');
  await fillReason(page, 'Reported by three readers.');
  const statuses = await dropResponses(page, '**/api/rpc/admin/act');
  await suspend(page);
  await expect(page.getByRole('button', { name: 'Lift suspension', exact: true })).toBeVisible();
  expect(statuses).toEqual([200]);
  await suspend(second);
  await expect(second.getByText('This was done already. Your reason was not sent')).toBeVisible();
  await expect(second.getByLabel('Reason', { exact: true })).toHaveValue('Reported by one reader.');
  await second.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(second.getByText('Reported by three readers.')).toHaveCount(1);
  const mail = await waitForMail(second, 'ines@calder.example', /account was suspended/);
  await expect(mail).toContainText('Reported by three readers.');
  await expect(
    second.getByRole('article').filter({ has: second.getByRole('heading', { name: /was suspended/ }) }),
  ).toHaveCount(1);
});
