/** Data-loss journeys: failing connections. docs/data-loss.md lists what was tried. */
import { createConfirmedProfile } from '../support/confirmed-profile';
import {
  countUnsentSessions,
  goToDashboard,
  openEditor,
  SAVE_URL,
  typeDescription,
  typeSweetSpot,
  waitForEditor,
  waitUntilSaved,
} from '../support/editor';
import { serverAnswerTo } from '../support/server-answer';
import { expect, test } from '../support/test';
import { asksBeforeClosing, expectInProfile } from '../support/unsaved-text';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

test('C1 text typed offline survives a reload, and is saved once online @full', async ({ page, context }) => {
  await openEditor(page);
  await context.setOffline(true);
  await typeSweetSpot(page, 'Before the reload.');
  await page.reload().catch(() => {});
  await context.setOffline(false);
  await page.goto('/edit-profile');
  await expectInProfile(page, 'Before the reload.');
});

test('C2 a save whose answer is cut off is sent again, without a conflict @full', async ({ page }) => {
  await openEditor(page);
  let isCutOff = false;
  await page.route(SAVE_URL, async (route) => {
    if (isCutOff) return route.continue();
    isCutOff = true;
    await serverAnswerTo(route);
    await route.fulfill({ status: 200, contentType: 'application/json', body: '{"json":{"rev' });
  });
  await typeSweetSpot(page, 'The answer was cut off.');
  await expect(page.getByText('Save failed.')).toBeVisible();
  await typeDescription(page, 'And went on.');
  await expectInProfile(page, 'The answer was cut off.', 'And went on.');
  await expect(page.getByText(/Edited in two places/)).toBeHidden();
});

test('C3 text survives a hotel network that answers every call with its own page @full', async ({ page }) => {
  await openEditor(page);
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome, please pay</h1>' }),
  );
  await typeSweetSpot(page, 'Typed in a hotel.');
  await expect(page.getByText('Save failed.')).toBeVisible();
  await expect(page.getByText('Your edits are kept in this browser.').first()).toBeVisible();
  await page.unroute('**/api/**');
  await expectInProfile(page, 'Typed in a hotel.');
});

test('C4 after two 502s and two 429s, each retried manually, the text is saved @full', async ({ page }) => {
  await openEditor(page);
  let attempts = 0;
  await page.route(SAVE_URL, (route) => {
    attempts += 1;
    if (attempts < 3) return route.fulfill({ status: 502, body: 'bad gateway' });
    if (attempts < 5) return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: {} });
    return route.continue();
  });
  await typeSweetSpot(page, 'Through four refusals.');
  await expect(page.getByText('Save failed.')).toBeVisible();
  for (let i = 0; i < 4; i += 1) {
    const before = attempts;
    await page.getByRole('button', { name: 'Retry?' }).click();
    await expect.poll(() => attempts).toBeGreaterThan(before);
  }
  await expectInProfile(page, 'Through four refusals.');
});

test('C5 a save that is never answered before the tab is closed is not lost @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await page.route(SAVE_URL, () => {});
  const sent = page.waitForRequest(SAVE_URL);
  await typeSweetSpot(page, 'Never answered.');
  await sent;
  await page.getByRole('textbox', { name: 'Sweet Spot' }).fill('Never answered, and then this.');
  await page.close();
  const nextPage = await context.newPage();
  await nextPage.goto('/edit-profile');
  await expectInProfile(nextPage, 'Never answered, and then this.');
});

test('C6 no word is lost if the connection is lost and restored at every word @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await typeSweetSpot(page, '');
  let offline = false;
  const words = 'one two three four five six seven eight nine ten'.split(' ');
  for (const word of words) {
    offline = !offline;
    await context.setOffline(offline);
    await page.keyboard.type(`${word} `);
  }
  await context.setOffline(false);
  await expectInProfile(page, words.join(' '));
});

test('C7 logging out offline keeps the user signed in, and the text is sent later @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await context.setOffline(true);
  await typeSweetSpot(page, 'Not to be logged out.');
  await page.getByRole('button', { name: 'Logout' }).click();
  // Either the question is shown, or a message if even that could not be loaded.
  const dialog = page.getByRole('dialog', { name: 'Your last edits could not be saved' });
  await expect(dialog.or(page.getByText('This part could not be loaded').first())).toBeVisible();
  if (await dialog.isVisible()) await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/edit-profile/);
  await context.setOffline(false);
  await expectInProfile(page, 'Not to be logged out.');
});

test('C8 a waiting save survives opening another screen and closing the tab there @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await goToDashboard(page);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await waitForEditor(page);
  await context.setOffline(true);
  await typeSweetSpot(page, 'Waits on the dashboard.');
  await page.getByRole('link', { name: 'Your Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => page.evaluate(countUnsentSessions)).toBe(1);
  await page.close();
  await context.setOffline(false);
  const nextPage = await context.newPage();
  await nextPage.goto('/dashboard');
  await expectInProfile(nextPage, 'Waits on the dashboard.');
});

test('C9 the tab asks before closing after the connection was reset @full', async ({ page }) => {
  await openEditor(page);
  await page.route(SAVE_URL, (route) => route.abort('connectionreset'));
  await typeSweetSpot(page, 'Asked before closing.');
  await expect(page.getByText('Save failed.')).toBeVisible();
  await expect.poll(() => asksBeforeClosing(page)).toBe(true);
  await page.unroute(SAVE_URL);
  await waitUntilSaved(page);
  await expectInProfile(page, 'Asked before closing.');
});

test('C10 unsaved text stays when photo and history are opened offline @full', async ({ page, context }) => {
  await openEditor(page);
  await context.setOffline(true);
  await typeDescription(page, 'Around what cannot be loaded.');
  await page.getByRole('button', { name: 'Add photo' }).click();
  await page.getByRole('button', { name: 'History' }).first().click();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expectInProfile(page, 'Around what cannot be loaded.');
});

test('C12 text typed offline in a closed tab survives an immediate edit of the section in another one @full', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await context.setOffline(true);
  await typeSweetSpot(page, 'Typed before the tab closed.');
  await expect(page.getByText('Your edits are kept in this browser.').first()).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const nextPage = await context.newPage();
  await nextPage.goto('/edit-profile');
  await waitForEditor(nextPage);
  // If the closed tab's text were not on the screen, the next edit of the section would overwrite it.
  await expect(nextPage.getByText('Typed before the tab closed.')).toBeVisible({ timeout: 5_000 });
  await typeSweetSpot(nextPage, 'Typed in the next tab.');
  await expectInProfile(nextPage, 'Typed in the next tab.');
  await expect(nextPage.getByText(/Edited in two places/)).toBeHidden();
});

test('B10 leaving out a line offline shows only the offline notice, and the lines are fetched again once online @full', async ({
  page,
  context,
}) => {
  await createConfirmedProfile(page, 'b10@example.com');
  await page.goto('/what-it-tells');
  const toldStatements = page.getByRole('region', { name: 'Told' });
  const leaveOut = page.getByRole('button', { name: /^Leave it out/ });
  await expect(toldStatements).toBeVisible();
  const before = await leaveOut.count();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/generation/lines'));
  await leaveOut.first().click();
  await failed;
  await expect(leaveOut).toHaveCount(before - 1);
  await expect(page.getByText('You are offline. Nothing can be sent')).toBeVisible();
  await expect(page.getByText(/went wrong|could not be read/)).toHaveCount(0);
  await expect(toldStatements).toBeVisible();
  const read = page.waitForResponse((answer) => answer.url().includes('/generation/lines') && answer.ok());
  await context.setOffline(false);
  await read;
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
});

test('H22 sections that a filter refuses are named, and the others are saved @full', async ({ page }) => {
  await openEditor(page);
  await page.route(SAVE_URL, (route) =>
    route.request().postData()?.includes('DROP TABLE')
      ? route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Request blocked</h1>' })
      : route.continue(),
  );
  await typeSweetSpot(page, 'I told them that DROP TABLE was a bad idea.');
  await expect(page.getByText('Sweet Spot: Your network does not let this text through.')).toBeVisible();
  await typeDescription(page, 'Saved beside it.');
  await expectInProfile(page, 'Saved beside it.');
  await expect(page.getByText('Not saved: Sweet Spot')).toBeVisible();
  await page.unroute(SAVE_URL);
  await expectInProfile(page, 'I told them that DROP TABLE was a bad idea.');
});

test('H23 a browser that says it is offline is not believed once the server has answered @full', async ({
  page,
}) => {
  await openEditor(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    dispatchEvent(new Event('offline'));
  });
  const notice = page.getByText(/^You are offline\. Nothing can be sent/);
  await expect(notice).toBeVisible();
  await typeSweetSpot(page, 'Sent all the same.');
  await expectInProfile(page, 'Sent all the same.');
  await expect(notice).toBeHidden();
});
