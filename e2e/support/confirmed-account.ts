/** A person who has just confirmed their address and has no profile yet. */
import type { Page } from '@playwright/test';
import { makeAccount } from './account';

export const CONFIRMED_ACCOUNT_PASSWORD = 'saltmarsh-quay-31';

/** Makes an account without a profile. Ends on `/create-profile`. Status EMAIL_CONFIRMED. */
export async function createConfirmedAccount(page: Page, email: string): Promise<void> {
  await makeAccount(page, {
    first_name: 'Ines',
    last_name: 'Calder',
    email,
    password: CONFIRMED_ACCOUNT_PASSWORD,
  });
  await page.goto('/create-profile');
}
