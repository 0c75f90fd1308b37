import { expectAccessible, expectStateAccessible } from '../support/accessibility';
import { goToDashboard, openEditor } from '../support/editor';
import { linkFromMail, waitForMail } from '../support/mail';
import { expect, test } from '../support/test';

const READER_EMAIL = `a.okafor.${process.pid}@northgate.example`;

// The browser logs the refused form as an error.
test.use({ allowedErrors: [/422 \(Unprocessable/] });

test('a reader introduces themselves, confirms by mail, and is accepted', async ({ page, newPerson }) => {
  const reader = await newPerson();
  await openEditor(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const url = (await page.getByRole('link', { name: 'View Profile' }).getAttribute('href')) ?? '';
  await goToDashboard(page);

  await test.step('the owner accepts introductions', async () => {
    await page.goto('/introductions');
    await expect(page.getByRole('heading', { name: 'No introduction yet' })).toBeVisible();
    await page.getByRole('switch', { name: 'Take introductions' }).click();
    await expect(page.getByRole('link', { name: 'See it on your page' })).toBeVisible();
    await expectStateAccessible(page);
  });

  await test.step('the reader writes', async () => {
    await expect(async () => {
      await reader.goto(url);
      await reader.getByRole('link', { name: 'Introduce yourself' }).click({ timeout: 500 });
    }).toPass();
    await reader.getByRole('button', { name: 'Send introduction' }).click();
    await expect(reader.getByText('Please say who you are.')).toBeVisible();
    await expectAccessible(reader);
    await reader.getByLabel('Name').fill('Adaeze Okafor');
    await reader.getByLabel('Company').fill('Northgate Diagnostics');
    await reader.getByLabel('Work email').fill(READER_EMAIL);
    await reader.getByLabel('What it is about').fill('We bought two laboratories in September.');
    await expect(reader.getByText('40 of 1,200 characters')).toBeVisible();
    await reader.getByLabel('Days a month').fill('8');
    await reader.getByLabel('Start').fill('2099-01-18');
    // A form submitted at once counts as a robot's, and is shown again.
    await expect(async () => {
      const sent = reader.getByRole('heading', { name: 'One message is on its way to you' });
      if (await sent.isVisible()) return;
      await reader.getByRole('button', { name: 'Send introduction' }).click({ timeout: 2_000 });
      await expect(sent).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });

  await test.step('the reader confirms by the mailed link', async () => {
    await reader.goto(await linkFromMail(reader, READER_EMAIL, /Confirm your introduction/));
    await expect(reader.getByText('Nobody has read it yet.')).toBeVisible();
    await reader.getByRole('button', { name: 'Send introduction' }).click();
    await expect(reader.getByRole('heading', { name: 'Your introduction is with Tove' })).toBeVisible();
    await expectStateAccessible(reader);
  });

  await test.step('the owner reads and accepts it', async () => {
    await page.goto('/dashboard');
    await page.getByText('One introduction waits for your answer').waitFor();
    await page.getByRole('link', { name: 'Read', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Adaeze Okafor' })).toBeVisible();
    await expect(page.getByText('Confirmed by email from @northgate.example')).toBeVisible();
    await expect(page.getByText('We bought two laboratories in September.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText(/Adaeze has your address since/)).toBeVisible();
    await waitForMail(reader, READER_EMAIL, /accepted/);
  });
});
