/** The public link: assigned, chosen, kept after a change, shared, and taken down. */
import { openEditor, TOVE } from '../support/editor';
import { RESEND } from '../support/resend';
import { expect, test } from '../support/test';

// The private page answers 403.
test.use({ allowedErrors: [/403/] });

test('the link of a published profile is chosen, the former one redirects to it, and it is copied and shared', async ({
  page,
  newPerson,
}) => {
  await openEditor(page, { ...TOVE, name: 'Liv Sandvik' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your profile is now live.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your profile is now live!' })).toBeVisible();
  const view = page.getByRole('link', { name: 'View Profile' });
  const first = (await view.getAttribute('href')) ?? '';
  expect(first).toMatch(/\/profile\/liv-sandvik$/);

  await test.step('a namesake’s link is taken, a reserved word refused, another one available', async () => {
    const otherPage = await newPerson();
    await openEditor(otherPage, { ...TOVE, name: 'Liv Sandvik' });
    await otherPage.getByRole('button', { name: 'Publish', exact: true }).click();
    const link = otherPage.getByRole('link', { name: 'View Profile' });
    await expect(link).toHaveAttribute('href', /\/profile\/liv-sandvik-2$/);
    // A link that somebody has visited keeps redirecting here.
    await expect(await otherPage.request.get('/profile/liv-sandvik-2', RESEND)).toBeOK();
    await otherPage.getByRole('button', { name: 'Change link' }).click();
    const field = otherPage.getByRole('textbox', { name: 'Your link' });
    const change = otherPage.getByRole('dialog').getByRole('button', { name: 'Change link' });
    await field.fill('liv-sandvik');
    await expect(otherPage.getByText('This address is taken.')).toBeVisible();
    await expect(change).toBeDisabled();
    await field.fill('dashboard');
    await expect(otherPage.getByText('This address is kept for the product.')).toBeVisible();
    await field.fill('Liv at Sea');
    await expect(otherPage.getByText('It will read liv-at-sea. This link is free.')).toBeVisible();
    await change.click();
    await expect(link).toHaveAttribute('href', /\/profile\/liv-at-sea$/);
    await otherPage.goto('/profile/liv-sandvik-2');
    await expect(otherPage).toHaveURL(/\/profile\/liv-at-sea$/);
  });

  await test.step('the link is copied, also without the clipboard API, with a message on failure', async () => {
    const share = page.getByRole('button', { name: 'Share Profile' });
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await share.click();
    await expect(page.getByText('Link copied to clipboard')).toBeVisible();
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await share.click();
    await expect(page.getByText('Failed to copy link')).toBeVisible();
    await expect(page.getByText('Please copy the link manually.')).toBeVisible();
  });

  await test.step('the page is unpublished', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Your profile is now private.')).toBeVisible();
    await expect(page.getByText('Your profile is no longer publicly accessible.')).toBeVisible();
    const reader = await newPerson();
    await reader.goto(first);
    await expect(reader.getByText('Profile Not Available')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the share sheet of the system opens with the link @full', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => sessionStorage.setItem('shared', data?.url ?? '');
    });
    await openEditor(page, { ...TOVE, name: 'Siri Moen' });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Share Profile' }).click();
    await expect(page.getByText('Link copied to clipboard')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('shared')))
      .toMatch(/\/profile\/siri-moen$/);
  });
});
