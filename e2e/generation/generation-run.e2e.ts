import type { Browser, Page } from '@playwright/test';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { CONFIRMED_ACCOUNT_PASSWORD, createConfirmedAccount } from '../support/confirmed-account';
import { attachSlowPictures, minutesTitles } from '../support/slow-pictures';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/409/] });

const PATH = '/webhook/generate-profile-linkedin';
const resume = { name: 'resume.docx', mimeType: '', buffer: Buffer.from(docxOf(RESUME_LINES)) };
const create = (page: Page) => page.getByRole('button', { name: 'Create Profile' });
const writing = (page: Page) => page.getByRole('heading', { name: 'Writing your profile' });
const stage = (page: Page, label: string | RegExp) =>
  page.getByRole('list', { name: 'Stages' }).getByText(label);

/** Titles of documents that take some seconds to read on a fast machine, and do not time out on a slow one. */
const TITLES = minutesTitles(6);

async function signIn(page: Page, address: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(CONFIRMED_ACCOUNT_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/create-profile$/);
}

async function fillIn(page: Page, browser: Browser) {
  await page.getByLabel('LinkedIn URL').fill('ines-calder');
  await page.getByLabel('Choose your resume').setInputFiles(resume);
  await attachSlowPictures(page, browser, TITLES.length);
}

test('a generation can be left and found again, and runs only once @full', async ({
  page,
  browser,
  newPerson,
}) => {
  test.setTimeout(400_000);
  const address = 'ines.returns@example.com';
  await createConfirmedAccount(page, address);
  await fillIn(page, browser);
  const otherDevice = await newPerson();
  await signIn(otherDevice, address);
  const posts: string[] = [];
  page.on('request', (request) => request.url().includes(PATH) && posts.push(request.method()));

  await test.step('a double click starts one generation, with the server’s stages', async () => {
    await create(page).dblclick();
    await expect(writing(page)).toBeVisible();
    await expect(stage(page, 'Read resume.docx')).toBeVisible();
    await expect(stage(page, /^Reading Minutes/).first()).toBeVisible();
    expect(posts).toEqual(['POST']);
  });

  await test.step('it is found after a reload, in another tab and on another device', async () => {
    await page.reload();
    await expect(stage(page, 'Read resume.docx')).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto('/create-profile');
    await expect(stage(tab, 'Read resume.docx')).toBeVisible();
    await tab.close();
    await otherDevice.reload();
    await expect(stage(otherDevice, 'Read resume.docx')).toBeVisible();
    expect(posts).toEqual(['POST']);
  });

  await test.step('everyone who follows it is led to the profile', async () => {
    for (const device of [page, otherDevice]) {
      await expect(device).toHaveURL(/\/edit-profile$/, { timeout: 180_000 });
      await expect(device.getByText('Saltmarsh Shipping').first()).toBeVisible();
    }
    await page.goto('/create-profile');
    await expect(page.getByLabel('LinkedIn URL')).toBeVisible();
  });
});

test('cancelling a generation ends it on the server too, and keeps the filled-in form @full', async ({
  page,
  browser,
}) => {
  await createConfirmedAccount(page, 'ines.cancels@example.com');
  await fillIn(page, browser);
  await create(page).click();
  await expect(stage(page, 'Read resume.docx')).toBeVisible();

  // A second tab that tries to start another generation shows the running one, and keeps its own form.
  const second = await page.context().newPage();
  await second.route('**/api/rpc/generation/current', (route) => route.abort(), { times: 1 });
  await second.goto('/create-profile');
  await second.getByLabel('LinkedIn URL').fill('mara-lindqvist');
  await create(second).click();
  await expect(second.getByText('Your profile is already being created')).toBeVisible();
  await expect(stage(second, 'Read resume.docx')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('LinkedIn URL')).toHaveValue('ines-calder');
  await expect(page.getByText('resume.docx')).toBeVisible();
  await expect(page.getByText(TITLES.at(-1) ?? '')).toBeVisible();
  await expect(page.getByText('Connection Error')).toHaveCount(0);
  await expect(second.getByLabel('LinkedIn URL')).toHaveValue('mara-lindqvist');
  await second.reload();
  await expect(create(second)).toBeVisible();
  await second.close();

  for (const title of TITLES) {
    await page.getByRole('button', { name: `Remove ${title}`, exact: true }).click();
  }
  await create(page).click();
  await expect(page).toHaveURL(/\/edit-profile$/);
  await expect(page.getByText('Saltmarsh Shipping').first()).toBeVisible();
});
