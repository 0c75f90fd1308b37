import { expectAccessible, expectStateAccessible } from '../support/accessibility';
import { goToDashboard, openEditor, TOVE, waitForEditor, waitUntilAllSaved } from '../support/editor';
import { linkFromMail, waitForMail } from '../support/mail';
import { expect, test } from '../support/test';

const REFEREE_EMAIL = `i.solheim.${process.pid}@fjordlight.example`;
const WORDS = 'Tove told me on a Tuesday what I did not want to hear.';

// The browser logs a form that is refused and shown again as an error.
test.use({ allowedErrors: [/422 \(Unprocessable/] });

test('a referee answers by a mailed link, the owner shows the reference, and the referee withdraws it', async ({
  page,
  newPerson,
}) => {
  const referee = await newPerson();
  const role = 'Chief Financial Officer, Fjordlight, 2016 to 2021: closed the books in five days';
  const email = await openEditor(page, { ...TOVE, highlights: [role] });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const url = (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
  await goToDashboard(page);

  await test.step('the owner asks, with a preview of the mail', async () => {
    await page.goto('/references');
    await expect(page.getByRole('heading', { name: 'No reference yet' })).toBeVisible();
    await page.goto('/edit-profile');
    await waitForEditor(page);
    const stories = page.locator('[data-section="caseStories"]');
    await page.getByRole('button', { name: 'Edit Case stories' }).click();
    await stories.getByRole('button', { name: 'Add a case story' }).click();
    await stories.getByLabel('Where and when').fill('Fjordlight, 2016 to 2021');
    await stories.getByLabel('Result').fill('The books close in five days.');
    await waitUntilAllSaved(page);
    const row = stories.getByRole('group', { name: 'Confirmed by' });
    await expect(row.getByText('Nobody yet.')).toBeVisible();
    await row.getByRole('link', { name: 'Ask for a reference' }).click();
    await expect(page.getByLabel(/^Case story: Fjordlight, 2016 to 2021/)).toBeChecked();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Please say whom you ask.')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByLabel('Name').fill('Ingrid Solheim');
    await page.getByLabel('Office at the time').fill('Chief executive');
    await page.getByLabel('Email').fill(REFEREE_EMAIL);
    await page.getByLabel(/Chief Financial Officer, Fjordlight/).check();
    await expect(page.getByText('“Confirmed by email from @fjordlight.example”')).toBeVisible();
    const mail = page.getByRole('complementary', { name: 'The mail' });
    await expect(mail.getByText('Dear Ingrid,')).toBeVisible();
    await expect(mail.getByText('Is this how you remember Fjordlight?')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText(/^Asked on/)).toBeVisible();
  });

  await test.step('the referee answers without an account', async () => {
    await referee.goto(await linkFromMail(referee, REFEREE_EMAIL, /how you remember Fjordlight/));
    await expect(referee.getByRole('heading', { name: 'Is this how you remember it?' })).toBeVisible();
    const asked = referee.getByRole('region', { name: 'The case story' });
    await expect(asked.getByText('Fjordlight, 2016 to 2021')).toBeVisible();
    const story = referee.getByRole('group', { name: /2021: The books close in five days/ });
    await story.getByLabel('That is right').check();
    const [office, outcome] = [/Tove was Chief Financial Officer/, /Tove closed the books/].map((name) =>
      referee.getByRole('group', { name }),
    );
    await expect(referee.getByLabel('How would you put it?').first()).toBeHidden();
    await office?.getByLabel('That is right').check();
    await outcome?.getByLabel('Not quite').check();
    // Enter presses the form's first button.
    await outcome?.getByLabel('How would you put it?').press('Enter');
    await expect(referee.getByText('Please say how you would put it')).toBeVisible();
    await outcome?.getByLabel('How would you put it?').fill('In six days, at first.');
    await referee.getByLabel('In your own words').fill(WORDS);
    await expectAccessible(referee);
    await referee.getByRole('button', { name: 'Confirm' }).click();
    await expect(referee.getByRole('heading', { name: 'Your reference is with Tove' })).toBeVisible();
    await expectStateAccessible(referee);
  });
  const link = referee.url();

  await test.step('the owner reads it and shows it', async () => {
    await page.goto('/dashboard');
    await page.getByText('One reference was written for you').waitFor();
    await page.getByRole('link', { name: 'Read', exact: true }).click();
    await expect(page.getByText(WORDS)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show: Ingrid Solheim' }).click();
    await expect(page.getByText('Shown on your profile', { exact: true })).toBeVisible();
    await expect(async () => {
      await page.goto(url);
      await expect(page.getByRole('heading', { name: 'References' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText('“In six days, at first.”')).toBeVisible();
    await expect(page.getByText('Confirmed by email from @fjordlight.example')).toBeVisible();
    const stories = page.getByRole('region', { name: 'Case stories' });
    await expect(stories.getByText('Confirmed by Ingrid Solheim, Chief executive, Fjordlight')).toBeVisible();
    await expectStateAccessible(page);
    await page.goto('/edit-profile');
    await expect(page.getByText('Confirmed by Ingrid Solheim, Chief executive, Fjordlight')).toBeVisible();
  });

  await test.step('the referee withdraws it', async () => {
    await referee.goto(link);
    await expect(referee.getByText('Tove shows it to readers.')).toBeVisible();
    await referee.getByRole('link', { name: 'Take it back' }).click();
    await referee.getByRole('button', { name: 'Take it back' }).click();
    await expect(referee.getByRole('heading', { name: 'Taken back' })).toBeVisible();
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'Key Roles' })).toBeVisible();
    await expect(page.getByText(WORDS)).toBeHidden();
    await waitForMail(page, email, /taken back/);
  });
});
