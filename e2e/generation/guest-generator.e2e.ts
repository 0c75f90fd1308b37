/** A guest generates a profile: the form with its failures, the pages around it, and the preview. */
import type { Page } from '@playwright/test';
import { docxOf, protectedPdf, RESUME_LINES } from '@/server/testing/documents/documents';
import { expectAccessible, expectStateAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/422|500|ERR_/] });

const PATH = '**/webhook/generate-profile-guest';
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Profile' });
const linkedInField = (page: Page) => page.getByLabel('LinkedIn URL');
const resume = (page: Page) => page.getByLabel('Choose your resume');
const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});
const goodResume = { name: 'resume.docx', mimeType: '', buffer: Buffer.from(docxOf(RESUME_LINES)) };

test('the generator’s form keeps its input through every failure', async ({ page }) => {
  await page.goto('/profile-generator/create');
  await expect(generate(page)).toBeDisabled();
  await expectAccessible(page);

  await test.step('shows the box for the LinkedIn file below the address without scrolling', async () => {
    await expect(page.getByText("LinkedIn's PDF, or the ZIP of its data export")).toBeInViewport({
      ratio: 1,
    });
  });

  await test.step('requires a LinkedIn address', async () => {
    await linkedInField(page).press('Enter');
    await expect(page.getByText('LinkedIn URL required')).toBeVisible();
    await expect(page.getByText('Please enter your LinkedIn URL to continue.')).toBeVisible();
    await expect(page.getByText('Please enter your LinkedIn username or URL')).toBeVisible();
    await linkedInField(page).fill('https://example.com/in/ines');
    await generate(page).click();
    const message = /Please enter a valid LinkedIn username or URL \(e\.g\., 'john-doe'/;
    await expect(page.locator('#main').getByRole('alert').getByText(message)).toBeVisible();
  });

  await test.step('ignores a resume of another kind silently, and adds documents and links', async () => {
    await linkedInField(page).fill('https://pt.linkedin.com/in/ines-calder/?trk=x');
    await linkedInField(page).press('Tab');
    await expect(page.getByText('Please check the form')).toHaveCount(0);
    await resume(page).setInputFiles({ name: 'resume.pages', mimeType: '', buffer: Buffer.from('x') });
    await expect(page.getByText('resume.pages')).toHaveCount(0);
    await expect(linkedInField(page)).toHaveValue('linkedin.com/in/ines-calder');
    await page.getByRole('button', { name: 'Add document' }).click();
    await expect(page.getByText('Title required')).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill('Interview');
    await page.getByText('Link', { exact: true }).click();
    await page.getByRole('button', { name: 'Add link' }).click();
    await expect(page.getByText('Please enter a URL')).toBeVisible();
    await page.getByRole('textbox', { name: 'URL', exact: true }).fill('portside.example/calder');
    // A link that is typed but not added would be dropped, so the form asks first.
    await generate(page).click();
    const unaddedLinkNotice = page.getByText('You typed a link but have not added it.');
    await expect(unaddedLinkNotice).toBeVisible();
    await page.getByRole('button', { name: 'Add link' }).click();
    await expect(unaddedLinkNotice).toHaveCount(0);
    await expect(page.getByText('Added successfully')).toBeVisible();
  });

  const expectFilled = async () => {
    await expect(linkedInField(page)).toHaveValue('linkedin.com/in/ines-calder');
    await expect(page.getByText('portside.example/calder')).toBeVisible();
    await expect(
      page.getByText('You can continue filling out the form and try submitting again later.'),
    ).toBeVisible();
  };

  await test.step('says why a file cannot be read', async () => {
    await resume(page).setInputFiles(pdf('resume.pdf', protectedPdf()));
    await generate(page).click();
    await expect(page.getByText('Connection Error')).toBeVisible();
    await expect(
      page
        .locator('#main')
        .getByRole('alert')
        .getByText(/resume\.pdf: .*password/),
    ).toBeVisible();
    await expect(page.getByText('Error generating profile')).toBeVisible();
    await expect(page.getByText('resume.pdf', { exact: true })).toBeVisible();
    await expectFilled();
    await expectStateAccessible(page);
  });

  await test.step('reports that the server failed, and that it was not reached', async () => {
    await page.route(PATH, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await generate(page).click();
    const serverErrorText =
      'The server encountered an error processing your LinkedIn profile. Please try again.';
    await expect(page.locator('#main').getByRole('alert').getByText(serverErrorText)).toBeVisible();
    await expectFilled();
    await page.unroute(PATH);
    await page.route(PATH, (route) => route.abort());
    await generate(page).click();
    const unreachableText =
      'Unable to connect to the server. Please check your internet connection and try again.';
    await expect(page.locator('#main').getByRole('alert').getByText(unreachableText)).toBeVisible();
    await expectFilled();
    await page.unroute(PATH);
  });

  await test.step('can be cancelled while it runs', async () => {
    let markRequested = () => {};
    const requested = new Promise<void>((resolve) => {
      markRequested = resolve;
    });
    await page.route(PATH, () => markRequested());
    await generate(page).click();
    await requested;
    await expect(page.getByRole('progressbar', { name: 'Generating Profile' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generating Profile...' })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(linkedInField(page)).toHaveValue('linkedin.com/in/ines-calder');
    await expect(page.getByText('Connection Error')).toHaveCount(0);
    await page.unroute(PATH);
  });

  await test.step('succeeds with a valid file, and shows what was not read', async () => {
    await resume(page).setInputFiles(goodResume);
    await generate(page).click();
    // The child process that reads has a low priority, and waits for other programs.
    await expect(page.getByText('Profile generated successfully')).toBeVisible({ timeout: 90_000 });
    await expect(page).toHaveURL(/\/profile-generator\/preview$/);
    await expect(page.getByRole('heading', { name: /^Ines Calder/, level: 1 })).toBeVisible();
    await expect(page.getByText('One source was not read')).toBeVisible();
    await page
      .getByRole('button', { name: /^Source 1: resume\.docx/ })
      .first()
      .click();
    await expect(page.getByText('From resume.docx:').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });

  await test.step('keeps the form for another generation', async () => {
    await page.getByRole('link', { name: 'Back to Generator' }).click();
    await expect(linkedInField(page)).toHaveValue('linkedin.com/in/ines-calder');
    await expect(page.getByText('resume.docx', { exact: true })).toBeVisible();
    await page.goto('/profile-generator/preview');
    await expect(page.getByRole('heading', { name: /^Ines Calder/, level: 1 })).toBeVisible();
  });
});

test('landing page, privacy policy and form link to each other', async ({ page }) => {
  await page.goto('/profile-generator');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/profile-generator$/);
  await page.getByRole('link', { name: 'Start Generating' }).click();
  await expect(page).toHaveURL(/\/profile-generator\/create$/);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/profile-generator$/);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the preview of a generated profile redirects to the form if there is none', async ({ page }) => {
  await page.goto('/profile-generator/preview');
  await expect(page).toHaveURL(/\/profile-generator\/create$/);
  await page.evaluate(() =>
    sessionStorage.setItem('quarterdeck.generated-profile', '{"format":1,"generated":{'),
  );
  await page.goto('/profile-generator/preview');
  await expect(page).toHaveURL(/\/profile-generator\/create$/);
});

for (const width of [1280, 390]) {
  test(`the generator’s form and its preview are not wider than a window of ${width} pixels @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.goto('/profile-generator/create');
    await linkedInField(page).fill('ines-calder');
    expect(await overflow()).toBe(0);
    await resume(page).setInputFiles(goodResume);
    await generate(page).click();
    await expect(page.getByRole('heading', { name: /^Ines Calder/, level: 1 })).toBeVisible();
    expect(await overflow()).toBe(0);
  });
}
