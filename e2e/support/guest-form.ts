/** The generator's form for guests. */
import type { Page } from '@playwright/test';

/** Opens the form, fills it with a LinkedIn username and a resume, and sends it. */
export async function submitGuestForm(
  page: Page,
  { username, resume }: { username: string; resume: { name: string; bytes: Uint8Array } },
): Promise<void> {
  await page.goto('/profile-generator/create');
  await page.getByLabel(/LinkedIn URL/).fill(username);
  await page
    .getByLabel('Choose your resume')
    .setInputFiles({ name: resume.name, mimeType: '', buffer: Buffer.from(resume.bytes) });
  await page.getByRole('button', { name: 'Generate Profile' }).click();
}
