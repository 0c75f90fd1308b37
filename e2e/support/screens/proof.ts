/** Case stories, engagement terms and references: in the editor, at the referee's link, and on the page. */
import { expect, type Page } from '@playwright/test';
import { EXAMPLE_PROFILE } from '@/web/features/marketing/example-profile';
import { editAndAwaitSave, goToDashboard, openEditor, waitForEditor, waitUntilAllSaved } from '../editor';
import { linkFromMail } from '../mail';
import { addPhoto } from './people';
import type { Visit } from './variants';

const STORIES = [
  {
    'Where and when': 'Tanager Health, 2016 to 2021',
    'Situation, in one sentence': 'Four countries were opening at once and every clinic hired for itself.',
    'What you did': 'One hiring plan built from the work to be done, one weekly review on a single page.',
    Number: '310',
    'What it counts': 'people, from 40, with staff turnover below nine per cent',
    Result: 'The plan held for five years and is still in use.',
  },
  {
    'Where and when': 'Harrow & Vale Logistics, 2011 to 2016',
    'Situation, in one sentence': 'Parcels for Vietnam crossed three borders and waited in two warehouses.',
    'What you did': 'Six hubs in place of eleven, lanes set again from the customer backwards.',
    Number: '23%',
    'What it counts': 'shorter delivery times across six hubs',
    Result: 'Carrier contracts came in 11% below plan.',
  },
];
const WORDS =
  'Mara told me on a Tuesday what I did not want to hear, with the page that proved it. By Friday there was a plan that my own team had written.';

/** Publishes a profile with a photo, two stories and its terms, and visits their editors. @returns the page's path */
export async function publishWithProof(page: Page, visit: Visit): Promise<string> {
  await openEditor(page, EXAMPLE_PROFILE);
  await addPhoto(page);
  const stories = page.locator('[data-section="caseStories"]');
  await page.getByRole('button', { name: 'Edit Case stories' }).click();
  for (const story of STORIES) {
    await stories.getByRole('button', { name: 'Add a case story' }).click();
    for (const [label, text] of Object.entries(story)) {
      await stories.getByLabel(label, { exact: true }).last().fill(text);
    }
  }
  await waitUntilAllSaved(page);
  await visit('case-stories-editor');
  await stories.getByRole('button', { name: 'Done' }).click();
  const terms = page.locator('[data-section="engagement"]');
  await page.getByRole('button', { name: 'Edit Engagement' }).click();
  await terms.getByRole('combobox', { name: 'Availability', exact: true }).selectOption('From a day');
  await terms.getByLabel('First day').fill('2127-01-11');
  const days = terms.getByRole('group', { name: 'Days or hours' });
  await days.getByLabel('From').fill('6');
  await days.getByLabel('To').fill('8');
  for (const [label, text] of [
    ['Start', 'Within two weeks of signing'],
    ['Kind of engagement', 'Fractional or interim COO, board adviser'],
    ['Notice', '30 days, either side'],
    ['Not for', 'Turnarounds on a creditor’s clock, and companies without a chief executive.'],
  ] as const) {
    await terms.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await terms.getByRole('combobox', { name: 'Rate', exact: true }).selectOption('On request');
  await editAndAwaitSave(page, () => terms.getByLabel('Who sees: Rate').selectOption('On the page'));
  await visit('engagement-editor');
  await terms.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const url = await page.getByRole('link', { name: 'View Profile' }).getAttribute('href');
  await goToDashboard(page);
  return new URL(url ?? '', page.url()).pathname;
}

/** Asks somebody about the chosen parts of the profile. @returns the link of the request */
async function askForReference(
  page: Page,
  { name, office, email, about }: { name: string; office: string; email: string; about: RegExp[] },
  look: () => Promise<void> = async () => {},
): Promise<string> {
  await page.goto('/references/ask');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Office at the time').fill(office);
  await page.getByLabel('Email').fill(email);
  for (const matter of about) await page.getByLabel(matter).check();
  await look();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/references$/);
  return linkFromMail(page, email, /how you remember/);
}

/** Publishes a profile with case stories, terms and references, and visits each screen on the way. */
export async function visitProof(page: Page, visit: Visit): Promise<void> {
  const profile = await publishWithProof(page, visit);
  await page.goto('/references');
  await expect(page.getByRole('heading', { name: 'No reference yet' })).toBeVisible();
  await visit('references-none');
  const ingrid = await askForReference(
    page,
    {
      name: 'Ingrid Solheim',
      office: 'Chief executive',
      email: 'ingrid.solheim@tanager.example',
      about: [/^Case story: 310/, /^Chief Operating Officer, Tanager/],
    },
    () => visit('references-ask'),
  );

  await page.goto(ingrid);
  await visit('referee-form');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await visit('referee-refused');
  const confirmOptions = page.getByLabel('That is right');
  for (let index = 0; index < (await confirmOptions.count()) - 1; index += 1)
    await confirmOptions.nth(index).check();
  await page.getByLabel('Not quite').last().check();
  await page.getByLabel('How would you put it?').last().fill('Below nine until 2020, ten after.');
  await page.getByLabel('In your own words').fill(WORDS);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your reference is with Mara' })).toBeVisible();
  await visit('referee-answered');
  await page.getByRole('link', { name: 'Take it back' }).click();
  await visit('referee-take-back');
  await page.goto(`${ingrid}?ask=change`);
  await visit('referee-change');

  const daniel = await askForReference(page, {
    name: 'Daniel Reyes',
    office: 'Founder',
    email: 'daniel.reyes@gmail.com',
    about: [/^Case story: 23%/],
  });
  await page.goto('/references');
  await page.getByRole('button', { name: 'Show: Ingrid Solheim' }).click();
  await expect(page.getByText('Shown on your profile', { exact: true })).toBeVisible();
  await page.goto('/references');
  await visit('references');
  await page.goto(profile);
  await expect(page.getByRole('heading', { name: 'References' })).toBeVisible();
  await visit('profile-proof');
  await page.goto('/edit-profile');
  await waitForEditor(page);
  await expect(page.getByText(/^Confirmed by Ingrid Solheim/)).toBeVisible();
  await visit('editor-proof');

  await page.goto(daniel);
  await page.getByRole('button', { name: 'I would rather not' }).click();
  await expect(page.getByRole('heading', { name: /would rather not/ })).toBeVisible();
  await visit('referee-declined');
  const tomas = await askForReference(page, {
    name: 'Tomas Berg',
    office: 'Managing director',
    email: 'tomas.berg@harrow.example',
    about: [/^Case story: 23%/],
  });
  await page.getByRole('button', { name: 'Withdraw: Tomas Berg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(tomas);
  await visit('referee-withdrawn');
  await page.goto(`${ingrid}?ask=take-back`);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Taken back' })).toBeVisible();
  await visit('referee-taken-back');
  await page.goto('/references');
  await visit('references-ended');
}
