/** The operators' screens, with people in each state that the screens distinguish. */
import { expect, type Page } from '@playwright/test';
import type { RunningProduct } from '@/server/testing/product';
import { becomeOperator, publishPerson } from '../operator';
import type { Visit } from './variants';

const PEOPLE = [
  ['Hugo', 'Ferreira', 'hugo@ferreira.example'],
  ['Siobhán', 'Ní Bhriain', 'siobhan@nibhriain.example'],
  ['Jean-Baptiste', 'de La Rochefoucauld-Montbel', 'jean-baptiste.delarochefoucauld@conseil.example'],
  ['Tobias', 'Krämer', 't.kraemer@halden.example'],
] as const;

/**
 * Visits the operators' screens.
 * @param newPerson opens the browser of another person
 */
export async function visitAsOperator(
  page: Page,
  product: RunningProduct,
  newPerson: () => Promise<Page>,
  visit: Visit,
): Promise<void> {
  for (const someone of PEOPLE) await publishPerson(await newPerson(), product, someone);
  await becomeOperator(page, product);

  const open = async (name: string) => {
    await page.goto('/admin');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  };
  const act = async (button: string, confirm: string, reason: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByLabel('Reason').fill(reason);
    await page.getByRole('button', { name: confirm, exact: true }).click();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByLabel('Reason')).toBeHidden();
  };
  await open('Hugo Ferreira');
  await act('Take down', 'Take down', 'Names a client who asked not to be named.');
  await open('Siobhán Ní Bhriain');
  await act('Suspend account', 'Suspend', 'Sign-ins from two continents within the hour.');
  await visit('admin-person-suspended');
  await open('Tobias Krämer');
  await visit('admin-person');
  await page.getByRole('button', { name: 'Take down', exact: true }).click();
  await page.getByLabel('Reason').fill('Names a client who asked not to be named.');
  await visit('admin-person-reason');
  await page.goto('/admin');
  // Other journeys of the same worker have made accounts of their own.
  await expect(page.getByText(/^1 to \d+ of \d+, last seen first$/)).toBeVisible();
  await visit('admin-people');
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('Nobody matches.')).toBeVisible();
  await visit('admin-people-none');
  await page.goto('/admin/health');
  await expect(page.getByText('Everything runs.')).toBeVisible();
  await visit('admin-health');
  await page.goto('/admin/audit');
  await expect(page.getByText('Names a client')).toBeVisible();
  await visit('admin-audit');
}
