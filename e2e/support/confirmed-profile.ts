/** A person who has confirmed their address and their profile, and whose next step is the job preferences. */
import type { Page } from '@playwright/test';
import { linkedInPdf, MARA } from '@/server/testing/documents/linkedin-pdf';
import { generateAsGuest, makeAccount } from './account';
import { goToDashboard } from './editor';

export const CONFIRMED_PROFILE_PASSWORD = 'harbour-pilot-7';

/** One generated profile for all journeys of this worker, whose product is the same: each reading takes a second. */
let generatedProfile: Promise<unknown> | undefined;

function generateOnce(page: Page): Promise<unknown> {
  generatedProfile ??= generateAsGuest(page, 'mara-lindqvist', Buffer.from(linkedInPdf(MARA))).catch(
    (error) => {
      generatedProfile = undefined;
      throw error;
    },
  );
  return generatedProfile;
}

/**
 * Makes an account with a generated profile and finishes it in the editor. Ends on the dashboard. Status
 * PROFILE_CONFIRMED.
 */
export async function createConfirmedProfile(page: Page, email: string): Promise<void> {
  const profile = await generateOnce(page);
  const form = { first_name: 'Mara', last_name: 'Lindqvist', email, password: CONFIRMED_PROFILE_PASSWORD };
  await makeAccount(page, form, profile);
  await page.goto('/edit-profile');
  await goToDashboard(page);
}
