/** Data-loss journeys: full and corrupt storage, wrong clocks, large pastes. */

import { createConfirmedProfile } from '../support/confirmed-profile';
import {
  openEditor,
  SAVE_URL,
  TOVE,
  typeDescription,
  typeSweetSpot,
  waitForEditor,
  waitUntilSaved,
} from '../support/editor';
import { paste } from '../support/paste';
import { expect, test } from '../support/test';
import { asksBeforeClosing, expectInProfile } from '../support/unsaved-text';

// Aborted requests and refused answers are what these journeys provoke.
test.use({ allowedErrors: [/./], trace: 'off' });

/** For `page.evaluate`: fills this origin's storage to the last character. */
const fillStorage = () => {
  for (let size = 1_000_000; size > 0; size = Math.floor(size / 2)) {
    try {
      for (let n = 0; ; n += 1) localStorage.setItem(`fill.${size}.${n}`, 'x'.repeat(size));
    } catch {}
  }
};

test('S1 text stays on the page, with a warning, if storage is full and the server down @full', async ({
  page,
}) => {
  await openEditor(page);
  await page.evaluate(fillStorage);
  await page.route(SAVE_URL, (route) => route.abort());
  await typeSweetSpot(page, 'No room for this.');
  await expect(page.getByText(/Your edits are in this page alone/)).toBeVisible();
  await expect.poll(() => asksBeforeClosing(page)).toBe(true);
  await page.unroute(SAVE_URL);
  await page.getByRole('button', { name: 'Retry?' }).click();
  await expectInProfile(page, 'No room for this.');
});

test('T15 with full storage, the note of a private version survives closing the page offline @full', async ({
  page,
  context,
}) => {
  await createConfirmedProfile(page, 't15@example.com');
  await page.goto('/links');
  await page.getByRole('button', { name: 'New version' }).click();
  const note = page.getByLabel(/^Note/);
  await note.waitFor();
  await page.evaluate(fillStorage);
  await context.setOffline(true);
  await note.fill('Only the second copy has room for this.');
  const nextPage = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await nextPage.goto(page.url());
  await expect(nextPage.getByLabel(/^Note/)).toHaveValue('Only the second copy has room for this.');
});

test('S2 waiting edits survive clearing the storage @full', async ({ page, context }) => {
  await openEditor(page);
  await context.setOffline(true);
  await typeSweetSpot(page, 'Cleared from the storage.');
  await expect(page.getByText('Save failed.')).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.setOffline(false);
  await expectInProfile(page, 'Cleared from the storage.');
});

test('S3 corrupted edits in the storage do not stop the editor @full', async ({ page, context }) => {
  await openEditor(page);
  await typeSweetSpot(page, 'Safe on the server.');
  await waitUntilSaved(page);
  await page.evaluate(async () => {
    const mine = await (await fetch('/api/rpc/profiles/mine', { method: 'POST' })).json();
    localStorage.setItem(`quarterdeck.unsaved.${mine.json.id}.spoilt`, '{"base":{"name":');
    localStorage.setItem(
      `quarterdeck.unsaved.${mine.json.id}.shape`,
      '{"base":{},"mine":{"name":7},"sent":[]}',
    );
  });
  await page.close();
  const nextPage = await context.newPage();
  await nextPage.goto('/edit-profile');
  await waitForEditor(nextPage);
  await typeDescription(nextPage, 'And it goes on.');
  await expectInProfile(nextPage, 'Safe on the server.', 'And it goes on.');
});

test('S4 with session storage unavailable, a guest gets the profile or a message @full', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await page.goto('/profile-generator/create');
  await page.getByLabel(/LinkedIn URL/).fill('mara-lindqvist');
  await page.getByRole('button', { name: 'Generate Profile' }).click();
  // Either the text is shown, or the person is warned and the form is unchanged.
  await expect(
    page
      .getByRole('link', { name: 'Claim Your Profile' })
      .or(page.getByRole('alert').first())
      .or(page.getByText(/could not be kept|storage/i).first())
      .first(),
  ).toBeVisible({ timeout: 60_000 });
});

for (const [name, years] of [
  ['S5 edits are saved if the clock is ten years behind @full', -10],
  ['S6 edits are saved if the clock is ten years ahead @full', 10],
] as const) {
  test(name, async ({ page, context }) => {
    await openEditor(page);
    const now = new Date();
    now.setFullYear(now.getFullYear() + years);
    await page.clock.install({ time: now });
    await page.goto('/edit-profile');
    await waitForEditor(page);
    await typeSweetSpot(page, 'By a wrong clock.');
    await page.clock.runFor(3_000);
    await expectInProfile(page, 'By a wrong clock.');
    await context.setOffline(true);
    await typeDescription(page, 'Offline, by a wrong clock.');
    await page.clock.runFor(3_000);
    await page.close();
    await context.setOffline(false);
    const nextPage = await context.newPage();
    await nextPage.goto('/edit-profile');
    await expectInProfile(nextPage, 'Offline, by a wrong clock.');
  });
}

test('S7 both edits are saved if the clock jumps back a day between them @full', async ({ page }) => {
  await openEditor(page);
  await page.clock.install({ time: new Date() });
  await page.goto('/edit-profile');
  await waitForEditor(page);
  await typeSweetSpot(page, 'Before the jump.');
  await page.clock.runFor(3_000);
  await expectInProfile(page, 'Before the jump.');
  await page.clock.setSystemTime(new Date(Date.now() - 86_400_000));
  await page.getByRole('textbox', { name: 'Sweet Spot' }).fill('After the jump.');
  await page.clock.runFor(3_000);
  await expectInProfile(page, 'After the jump.');
});

for (const [name, text, expectedText] of [
  [
    'S8 a paste with a zero byte is saved, and so is the next section @full',
    'Before\u0000after the zero.',
    'after the zero.',
  ],
  [
    'S9 a paste with half an emoji is saved, and so is the next section @full',
    'Half \ud83d of it, and the rest.',
    'of it, and the rest.',
  ],
  [
    'S10 a paste with control and direction characters is saved, and so is the next section @full',
    'Bell\u0007 and \u202eturned\u202c, kept.',
    ', kept.',
  ],
  [
    'S11 a paste with 500 combining marks on a letter is saved, and so is the next section @full',
    `Z${'\u0301'.repeat(500)} marks, kept.`,
    ' marks, kept.',
  ],
] as const) {
  test(name, async ({ page }) => {
    await openEditor(page);
    await page.getByRole('button', { name: 'Edit Sweet Spot' }).click();
    await page.getByRole('textbox', { name: 'Sweet Spot' }).evaluate((field, value) => {
      const area = field as HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, value);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
    await typeDescription(page, 'The next section is saved too.');
    await expectInProfile(page, expectedText, 'The next section is saved too.');
  });
}

test('S12 a pasted megabyte shows a message, and everything else is saved @full', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Edit Description' }).click();
  await paste(page.getByRole('textbox', { name: 'Description' }), 'm'.repeat(1_000_000));
  await expect(page.getByText(/1,000,\d{3} characters; at most 10,000/).first()).toBeVisible();
  await typeSweetSpot(page, 'Beside a megabyte.');
  await expectInProfile(page, 'Beside a megabyte.');
  await page.reload();
  await expect(page.locator('[data-section=description]').getByText(/Not saved: 1,000/)).toBeVisible();
});

test('S13 a table pasted from a spreadsheet becomes rows of Key Roles @full', async ({ page }) => {
  await openEditor(page, { ...TOVE, highlights: [] });
  await page
    .getByRole('button', { name: /Key Roles/ })
    .first()
    .click();
  const field = page.getByRole('textbox', { name: 'New role' });
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Add a role' }).click();
  await paste(field, 'CFO\tFjordlight\t2019\r\nDirector\tKestrel\t2012\r\n');
  await page.keyboard.press('Enter');
  await expectInProfile(page, 'Fjordlight', 'Kestrel');
});

test('H26 the editor saves in a browser without AbortSignal.timeout @full', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  await openEditor(page);
  await typeSweetSpot(page, 'Typed in an older Safari.');
  await expectInProfile(page, 'Typed in an older Safari.');
});

test('H21 the editor opens and saves in a browser without BroadcastChannel @full', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await openEditor(page);
  await typeSweetSpot(page, 'Typed in an older browser.');
  await expectInProfile(page, 'Typed in an older browser.');
});
