/** The ways into the product: over several tabs and devices, on slow lines, and by mistyped URLs. */

import { emptyProfile } from '@/shared/profile/profile-data';
import { CONFIRMED_ACCOUNT_PASSWORD } from '../support/confirmed-account';
import { linkFromMail } from '../support/mail';
import { RESEND } from '../support/resend';
import { fillSignUp, signUpAndConfirm } from '../support/sign-up';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/404|401|ERR_/] });

const generated = {
  format: 1,
  generated: { ...emptyProfile(), profile_version: '0.2', name: 'Ines Calder', summary: 'Runs ports.' },
};

test('a profile generated in one tab is claimed in another, only once', async ({ page, context }) => {
  await page.goto('/profile-generator/create');
  await page.evaluate((stored) => {
    sessionStorage.setItem('quarterdeck.generated-profile', JSON.stringify(stored));
    localStorage.setItem('quarterdeck.generated-here', String(Date.now()));
  }, generated);
  const otherPage = await context.newPage();
  await otherPage.goto('/signup');
  await expect(otherPage.getByText('Great! Your profile is ready.')).toBeVisible();
  await expect(otherPage.getByLabel('First name')).toHaveValue('Ines');
  await signUpAndConfirm(otherPage, 'ways.tabs@example.com', CONFIRMED_ACCOUNT_PASSWORD);
  await expect(otherPage).toHaveURL(/\/edit-profile$/);
  await expect(otherPage.getByText('Runs ports.')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('quarterdeck.generated-profile')))
    .toBeNull();
});

test('the page that waits for a confirmation leads to the login once a phone has confirmed @full', async ({
  page,
  newPerson,
}) => {
  const email = 'ways.devices@example.com';
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Calder');
  await fillSignUp(page, email, CONFIRMED_ACCOUNT_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const telephone = await newPerson();
  await telephone.goto(await linkFromMail(telephone, email, /confirm/i));
  await telephone.getByLabel('Password', { exact: true }).fill(CONFIRMED_ACCOUNT_PASSWORD);
  await telephone.keyboard.press('Enter');
  await expect(telephone).toHaveURL(/\/create-profile$/);
  await expect(page).toHaveURL(/\/login/, { timeout: 20_000 });
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
});

test('addresses in capitals or with a slash too many are redirected, a misplaced drop is ignored, and screens show their text before their script', async ({
  page,
}) => {
  await page.goto('/Login/?from=%2Fsettings');
  await expect(page).toHaveURL(/\/login\?from=%2Fsettings$/);
  await page.goto('/Profile-Generator/Create/');
  await expect(page).toHaveURL(/\/profile-generator\/create$/);
  await page.getByLabel('LinkedIn URL').fill('ines-calder');
  const isDropPrevented = await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'resume.pdf', { type: 'application/pdf' }));
    const event = (type: string) =>
      new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
    document.querySelector('h1')?.dispatchEvent(event('dragover'));
    return document.querySelector('h1')?.dispatchEvent(event('drop')) === false;
  });
  expect(isDropPrevented).toBe(true);

  const shell = await (await page.request.get('/signup', RESEND)).text();
  expect(shell).toMatch(/<noscript>[\s\S]*Quarterdeck needs JavaScript here[\s\S]*<\/noscript>/);

  await page.route('**/assets/*.js', () => {});
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Welcome Back')).toBeVisible();
  await expect(page.getByText('Password', { exact: true })).toBeVisible();
  await page.goto('/profile-generator/create', { waitUntil: 'commit' });
  await expect(page.getByText('Generate Your Profile')).toBeVisible();
  await expect(page.getByText('LinkedIn URL', { exact: true })).toBeVisible();
});
