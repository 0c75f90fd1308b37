/** Case stories: added from the record, with an own number, hidden, and on the page. */
import { docxOf } from '@/server/testing/documents/documents';
import { findViolations } from '../support/accessibility';
import { createConfirmedAccount } from '../support/confirmed-account';
import { waitForEditor, waitUntilAllSaved } from '../support/editor';
import { expect, test } from '../support/test';

const RESUME = docxOf([
  'Ruth Calloway',
  'Fractional Chief Operating Officer',
  'Melbourne, Australia',
  'Experience',
  'Chief Operating Officer, Tanager Health Ltd',
  'January 2016 - December 2021',
  '• Set the first weekly operating review for all clinics',
  '• Grew the company from 40 to 310 people across four countries',
  '• Cut staff turnover by 23%',
  'Operations Director, Saltmarsh Shipping Ltd',
  'April 2010 - December 2015',
  '• Rebuilt the regional network of hubs',
  '• Reduced delivery time by 18%',
  'Education',
  'Bachelor of Commerce, University of Melbourne, 1999',
]);

test('case stories are added from the record, get a number, are hidden, and are read on the page', async ({
  page,
}) => {
  await createConfirmedAccount(page, 'ruth.stories@example.com');
  await page.getByLabel('LinkedIn URL').fill('ruth-calloway');
  const buffer = Buffer.from(RESUME);
  await page.getByLabel('Choose your resume').setInputFiles({ name: 'cv.docx', mimeType: '', buffer });
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await waitForEditor(page);
  // The numerals of the sources arrive later and move the sections, so that a click could miss its button.
  await expect(page.getByRole('list', { name: 'Sources' })).toBeVisible();
  const section = page.locator('[data-section="caseStories"]');
  await page.getByRole('button', { name: 'Edit Case stories' }).click();
  const drafts = section.getByRole('region', { name: 'From your record' });
  const question = section.getByRole('group', { name: 'Number' });

  await test.step('one is added word for word, with its number and its source', async () => {
    await drafts.getByRole('button', { name: /^Use it.*Tanager Health Ltd, 2016 to 2021/ }).click();
    await expect(section.getByLabel('What you did')).toHaveValue(
      'Set the first weekly operating review for all clinics.',
    );
    await expect(question.getByRole('radio', { name: /^310 people, from 40/ })).toBeChecked();
    await expect(
      question.getByText(/A reader keeps one figure. These two stand in what you gave us/),
    ).toBeVisible();
    await expect(drafts.getByText('Tanager Health')).toBeHidden();
    await drafts.getByRole('button', { name: /^Not this one.*Saltmarsh/ }).click();
    await expect(drafts).toBeHidden();
  });

  await test.step('a typed number counts as the owner’s own, and those of the record are offered', async () => {
    await question.getByLabel('Number', { exact: true }).fill('400');
    await expect(question.getByRole('radio', { name: 'A number of your own' })).toBeChecked();
    await question.getByRole('radio', { name: /^23% staff turnover/ }).check();
    await expect(question.getByLabel('Number', { exact: true })).toHaveValue('400');
    await question.getByRole('button', { name: 'Keep 23%' }).click();
    await expect(question.getByLabel('Number', { exact: true })).toHaveValue('');
    await question.getByRole('button', { name: 'Leave it without a number' }).click();
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
    await question.getByRole('radio', { name: /^310 people, from 40/ }).check();
    await question.getByRole('button', { name: 'Keep 310' }).click();
    await expect(question.getByRole('radio', { name: /^310 people, from 40/ })).toBeChecked();
    await section.getByLabel('Situation, in one sentence').fill('x'.repeat(301));
    await expect(section.getByText(/301 characters; at most 300 can be saved/)).toBeVisible();
    await section.getByLabel('Situation, in one sentence').fill('Every clinic hired for itself. 诊所');
    expect(await findViolations(page, '[data-section="caseStories"]')).toEqual([]);
  });

  await test.step('a line of the sources is put into an empty part', async () => {
    const lines = section.getByRole('region', { name: 'What it can rest on' });
    await expect(lines.getByText('Every line in your sources about Tanager Health Ltd.')).toBeVisible();
    await section.getByLabel('What you did').fill('');
    await lines.getByRole('button', { name: /^Use it.*Set the first weekly/ }).click();
    await expect(section.getByLabel('What you did')).toHaveValue(
      'Set the first weekly operating review for all clinics.',
    );
    await expect(lines.getByText('In What you did')).toBeVisible();
  });

  await test.step('an own story is added at the top and hidden', async () => {
    await section.getByRole('button', { name: 'Add a case story' }).click();
    await section.getByLabel('Where and when').last().fill('Kestrel Freight, 2023');
    await section.getByLabel('Result').last().fill('The yard closed at six.');
    await section.getByRole('button', { name: /Move Kestrel Freight.* to the top/ }).click();
    await section.getByRole('switch', { name: 'Shown to readers' }).first().click();
    await section.getByRole('button', { name: 'Done' }).click();
    await waitUntilAllSaved(page);
    await expect(section.getByText('Hidden', { exact: true })).toBeVisible();
    await expect(section.getByRole('button', { name: /^Source 1/ }).first()).toBeVisible();
  });

  await test.step('the page shows the visible story', async () => {
    await page.goto((await page.getByRole('link', { name: 'Open Preview' }).getAttribute('href')) ?? '');
    const stories = page.getByRole('region', { name: 'Case stories' });
    await expect(stories.getByText('310', { exact: true })).toBeVisible();
    await expect(stories.getByText('Every clinic hired for itself. 诊所')).toBeVisible();
    await expect(page.getByText('Kestrel Freight')).toBeHidden();
  });
});
