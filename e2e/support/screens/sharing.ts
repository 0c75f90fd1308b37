/** Links, introductions and readership: the owner's screens, and what their readers see. */
import { expect, type Page } from '@playwright/test';
import { EXAMPLE_PROFILE } from '@/web/features/marketing/example-profile';
import { editAndAwaitSave, goToDashboard, openEditor, typeSweetSpot } from '../editor';
import { linkFromMail } from '../mail';
import { visitOffline, visitWithoutAnswer } from './sharing-states';
import type { Visit } from './variants';

const READER_EMAIL = 'a.okafor@northgate.example';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function visitLinks(page: Page, visit: Visit): Promise<void> {
  await page.goto('/links');
  await expect(page.getByText('Only your public page so far.')).toBeVisible();
  await visit('links-none');
  await page.getByRole('button', { name: 'New version' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kestrel Cold Chain');
  await page.getByLabel(/For whom/).fill('Henrik Aas, chair');
  await page
    .getByLabel(/Note above/)
    .fill('Henrik, you asked how I would take cost per pallet out of the three Johor sites.');
  await page.getByLabel(/Open until/).fill('2099-12-31');
  await page.getByRole('switch', { name: 'Email address' }).check();
  await page.getByRole('switch', { name: 'Download as PDF' }).check();
  await page.getByRole('button', { name: 'Hide User Manual' }).click();
  await page.getByRole('button', { name: 'Open Personas' }).click();
  await page.getByRole('button', { name: 'Hide this line' }).last().click();
  await expect(page.getByText(/Last saved at/)).toBeVisible();
  await visit('version-editor');
  await visitOffline(page, 'version', visit);
  const editor = page.url();
  const url = (await page.getByRole('link', { name: 'Open preview' }).getAttribute('href')) ?? '';
  await expect(async () => {
    await page.goto(url);
    await expect(page.getByRole('link', { name: 'Download as PDF' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await visit('version-page');
  await page.goto('/links');
  await expect(page.getByText('Kestrel Cold Chain')).toBeVisible();
  await visit('links');
  await visitOffline(page, 'links', visit);
  // The line that the version hides, written in another section.
  const hidden = EXAMPLE_PROFILE.personas.at(-1)?.bullets.at(-1) ?? '';
  await page.goto('/edit-profile');
  await editAndAwaitSave(page, () => typeSweetSpot(page, `${EXAMPLE_PROFILE.sweetspot}\n\n${hidden}`));
  await page.goto(editor);
  await expect(page.getByText('1 line has words that you hid')).toBeVisible();
  await visit('version-followed');
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('dialog', { name: 'Revoke this link?' })).toBeVisible();
  await visit('version-revoke');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('This link is closed.')).toBeVisible();
  await visit('version-revoked');
  await page.goto(url);
  await expect(page.getByText('This page is no longer open.')).toBeVisible();
  await visit('version-closed');
}

async function visitIntroductions(page: Page, form: string, visit: Visit): Promise<void> {
  await page.goto('/introductions');
  await expect(page.getByRole('heading', { name: 'No introduction yet' })).toBeVisible();
  await visit('introductions-none');
  await page.getByRole('switch', { name: 'Take introductions' }).click();
  await expect(page.getByRole('link', { name: 'See it on your page' })).toBeVisible();
  await page.goto(form);
  await visit('introduce');
  const send = page.getByRole('button', { name: 'Send introduction' });
  await send.click();
  await expect(page.getByText('Please say who you are.')).toBeVisible();
  await visit('introduce-refused');
  await page.getByLabel('Name').fill('Adaeze Okafor');
  await page.getByLabel('Company').fill('Northgate Diagnostics');
  await page.getByLabel('Work email').fill(READER_EMAIL);
  await page
    .getByLabel('What it is about')
    .fill('We bought two laboratories in September and need one way of working by March.');
  await page.getByLabel('Days a month').fill('8');
  await page.getByLabel('Start').fill('2099-01-18');
  const sent = page.getByRole('heading', { name: 'One message is on its way to you' });
  await expect(async () => {
    if (!(await sent.isVisible())) await send.click({ timeout: 2_000 });
    await expect(sent).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await visit('introduce-sent');
  await page.goto(await linkFromMail(page, READER_EMAIL, /Confirm your introduction/));
  await visit('introduce-confirm');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your introduction is with Mara' })).toBeVisible();
  await visit('introduce-confirmed');
  await page.goto('/introductions');
  await expect(page.getByText('Northgate Diagnostics').first()).toBeVisible();
  await visit('introductions');
  await visitOffline(page, 'introductions', visit);
  await page.getByText('Adaeze Okafor').first().click();
  await page.getByRole('button', { name: 'Decline politely' }).click();
  await visit('introductions-decline');
  await page.goto('/introductions');
  await page.getByText('Adaeze Okafor').first().click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/Adaeze has your address since/)).toBeVisible();
  await visit('introductions-accepted');
  await page.getByRole('button', { name: 'Add to Roles' }).click();
  await expect(page.getByText('Accepted, in Roles')).toBeVisible();
  await visit('introductions-in-roles');
}

async function visitReadership(page: Page, url: string, visit: Visit): Promise<void> {
  await page.goto('/readership');
  await expect(page.getByText(/Not enough to draw yet/)).toBeVisible();
  await visit('readership-none');
  for (let reader = 0; reader < 12; reader++) {
    const agent = { 'user-agent': `${FIREFOX} Reader/${reader}`, cookie: '' };
    const referer = reader % 3 === 0 ? 'https://www.linkedin.com/' : 'https://aldous-reyne.example/';
    await page.request.get(url, { headers: { ...agent, referer } });
    const seen = ['profile-meet', 'profile-personas', 'profile-superpowers', 'profile-roles'];
    const data = JSON.stringify({ seen: seen.slice(0, 1 + (reader % 4)), shared: reader % 4 === 0 });
    await page.request.post(`${url}/read`, { headers: agent, data });
  }
  await expect(async () => {
    await page.goto('/readership');
    await expect(page.getByText(/12 reads in 90 days/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visit('readership');
  await visitOffline(page, 'readership', visit);
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await visit('readership-table');
  await page.getByRole('switch', { name: 'Count reads of my pages' }).click();
  await expect(page.getByText('Counting is off.')).toBeVisible();
  await visit('readership-off');
}

/** Versions, readership and introductions of a new member, from none to many; then their screens without an answer. */
export async function visitSharing(page: Page, visit: Visit): Promise<void> {
  await openEditor(page, EXAMPLE_PROFILE);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const url = (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
  await goToDashboard(page);
  // Until the preferences are set, the sidebar enables only two of its screens.
  await page.goto('/work-preferences');
  await page.getByRole('checkbox', { name: 'Flexible Position' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  await visitLinks(page, visit);
  await visitReadership(page, url, visit);
  await visitIntroductions(page, `${url}/introduce`, visit);
  await visitWithoutAnswer(page, visit);
}
