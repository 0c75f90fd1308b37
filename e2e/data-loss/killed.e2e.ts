/** Data-loss journeys: browsers, tabs and servers that are killed. */
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { createConfirmedAccount } from '../support/confirmed-account';
import {
  goToDashboard,
  openEditor,
  SAVE_URL,
  typeDescription,
  typeSweetSpot,
  waitForEditor,
} from '../support/editor';
import { attachSlowPictures } from '../support/slow-pictures';
import { expect, test } from '../support/test';
import {
  createKillableBrowser,
  expectInProfile,
  reopenEditor,
  waitForDisk,
  waitForLocalStorage,
} from '../support/unsaved-text';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

/** How long after a key press its text may not be on disk yet. */
const MAX_DISK_DELAY_MS = 1_000;

test('K1, K2 words typed offline are on disk within a second and survive a killed browser @full', async ({
  product,
}) => {
  const browser = await createKillableBrowser(product);
  try {
    const page = await browser.open();
    const email = await openEditor(page);
    await page.context().setOffline(true);
    await typeSweetSpot(page, 'Typed before the battery died.');
    await waitForDisk(page, 'Typed before the battery died.', MAX_DISK_DELAY_MS);
    await browser.kill();
    const nextPage = await browser.open();
    await reopenEditor(nextPage, email);
    await expectInProfile(nextPage, 'Typed before the battery died.');
  } finally {
    await browser.dispose();
  }
});

test('T19 text typed without a pause survives a killed browser @full', async ({ product }) => {
  const browser = await createKillableBrowser(product);
  try {
    const page = await browser.open();
    const email = await openEditor(page);
    await page.context().setOffline(true);
    await typeSweetSpot(page, '');
    await page.keyboard.type('The first words of a sentence that goes on and on without a pause.', {
      delay: 60,
    });
    await browser.kill();
    const nextPage = await browser.open();
    await reopenEditor(nextPage, email);
    await expectInProfile(nextPage, 'The first words of a sentence');
  } finally {
    await browser.dispose();
  }
});

test('T23 an entry that was not flushed yet survives a killed browser @full', async ({ product }) => {
  const browser = await createKillableBrowser(product);
  try {
    const page = await browser.open();
    const email = await openEditor(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Edit Key Roles' }).click();
    await page.getByRole('button', { name: 'Add a role' }).click();
    // The page's clock stops before the 300 ms after which typed text becomes a change.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.keyboard.type('Chair, Kestrel Freight');
    await page.clock.runFor(150);
    await waitForDisk(page, 'Chair, Kestrel Freight', 20_000);
    await browser.kill();
    const nextPage = await browser.open();
    await reopenEditor(nextPage, email);
    await expectInProfile(nextPage, 'Chair, Kestrel Freight');
  } finally {
    await browser.dispose();
  }
});

test('K3 an edit survives if the browser is killed while its save is in flight @full', async ({
  product,
}) => {
  const browser = await createKillableBrowser(product);
  try {
    const page = await browser.open();
    const email = await openEditor(page);
    const sent = page.waitForRequest(SAVE_URL);
    await typeSweetSpot(page, 'On its way.');
    await sent;
    await browser.kill();
    const nextPage = await browser.open();
    await reopenEditor(nextPage, email);
    await expectInProfile(nextPage, 'On its way.');
  } finally {
    await browser.dispose();
  }
});

test('K4 text survives if the tab crashes as soon as the browser has stored it @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await typeSweetSpot(page, 'Typed before the crash.');
  await waitForLocalStorage(page, 'Typed before the crash.');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');
  const nextPage = await context.newPage();
  await nextPage.goto('/edit-profile');
  await expectInProfile(nextPage, 'Typed before the crash.');
});

test('K5 text survives closing the tab if the server was down for the whole visit @full', async ({
  page,
  context,
  product,
}) => {
  await openEditor(page);
  await product.stop('SIGKILL');
  try {
    await typeSweetSpot(page, 'Nobody listened.');
    await typeDescription(page, 'Nobody at all.');
    await expect(page.getByText('Save failed.')).toBeVisible();
    await page.close();
  } finally {
    await product.restart();
  }
  const nextPage = await context.newPage();
  await nextPage.goto('/edit-profile');
  await expectInProfile(nextPage, 'Nobody listened.', 'Nobody at all.');
});

test('K6 no text is lost if the operator restarts the server during typing @full', async ({
  page,
  product,
}) => {
  await openEditor(page);
  await typeSweetSpot(page, 'Begun ');
  const stopped = product.stop('SIGTERM');
  await page.keyboard.type('while it ended ');
  await stopped;
  await page.keyboard.type('and while there was none ');
  await product.restart();
  await page.keyboard.type('and after.');
  await expectInProfile(page, 'and after.');
  await expectInProfile(page, 'while it ended and while there was none and after.');
});

test('K7 publishing whose server is killed is reported as unanswered, and the text is kept @full', async ({
  page,
  product,
}) => {
  await openEditor(page);
  await page.route('**/api/rpc/profiles/publish', async (route) => {
    await product.stop('SIGKILL');
    await route.abort('connectionreset');
  });
  await typeSweetSpot(page, 'Published by a dying server.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your profile is now live.')).toBeHidden();
  await expect(page.getByText('We did not hear back.')).toBeVisible();
  await product.restart();
  await expectInProfile(page, 'Published by a dying server.');
});

test('K8 edited job preferences survive if the server is killed @full', async ({ page, product }) => {
  await openEditor(page);
  await goToDashboard(page);
  await page.goto('/work-preferences');
  await page.getByRole('checkbox', { name: 'Full-time Position' }).check();
  await page.getByLabel('From').fill('200000');
  await page.route('**/api/rpc/preferences/save', async (route) => {
    await product.stop('SIGKILL');
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.unroute('**/api/rpc/preferences/save');
  await product.restart();
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue('200,000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your job preferences are saved' })).toBeVisible();
});

test('K9 an open tab sends the edits of a crashed one @full', async ({ page, context }) => {
  await openEditor(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/edit-profile');
  await waitForEditor(otherPage);
  await otherPage.route(SAVE_URL, () => {});
  await typeSweetSpot(otherPage, 'Of the tab that crashed.');
  await waitForLocalStorage(otherPage, 'Of the tab that crashed.');
  const session = await context.newCDPSession(otherPage);
  void session.send('Page.crash').catch(() => {});
  await otherPage.waitForEvent('crash');
  await expectInProfile(page, 'Of the tab that crashed.');
});

test('D2 a generation whose server is killed is reported as interrupted, and can be retried with the same files @full', async ({
  page,
  browser,
  product,
}) => {
  await createConfirmedAccount(page, 'd2@example.com');
  await page.getByLabel('LinkedIn URL').fill('ines-calder');
  const resume = { name: 'resume.docx', mimeType: '', buffer: Buffer.from(docxOf(RESUME_LINES)) };
  await page.getByLabel('Choose your resume').setInputFiles(resume);
  await attachSlowPictures(page, browser, 3);
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByRole('list', { name: 'Stages' }).getByText('Read resume.docx')).toBeVisible();
  await product.stop('SIGKILL');
  await product.restart();
  const message = 'The server was restarted while your profile was being created.';
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/edit-profile$/, { timeout: 60_000 });
});
