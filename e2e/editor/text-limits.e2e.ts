/** Text over a limit stays in its field with a message, and does not prevent other sections from being saved. */
import { countUnsentSessions, openEditor, typeDescription, typeSweetSpot } from '../support/editor';
import { paste } from '../support/paste';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/Failed to load resource|ERR_|net::|400|500/] });

test('pasted text over a limit shows a message in place, and everything else is saved @full', async ({
  page,
}) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Edit Personas' }).click();
  const bullets = page.getByRole('textbox', { name: 'What this persona does' });
  await bullets.fill('x'.repeat(2_400));
  await expect(page.getByText('Bullet 1: 2,400 characters; at most 2,000 can be saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Key Roles' }).click();
  await page.getByRole('button', { name: 'Add a role' }).click();
  await paste(
    page.getByRole('textbox', { name: 'New role' }),
    Array.from({ length: 200 }, (_, n) => `Role ${n}`).join('\n'),
  );
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('202 entries; at most 200 can be saved. Remove 2.', { exact: true }),
  ).toBeVisible();
  await typeDescription(page, 'd'.repeat(12_000));
  await expect(page.getByText(/12,000 characters; at most 10,000 can be saved/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('d'.repeat(12_000));

  await typeSweetSpot(page, 'Saved all the same.');
  await expect(page.getByText('Not saved: Description, Key Roles, Personas')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => fetch('/api/rpc/profiles/mine', { method: 'POST' }).then((r) => r.text())),
    )
    .toContain('Saved all the same.');

  // The text survives a reload in the browser, and is saved once it is short enough.
  await page.reload();
  await expect(page.getByText('Not saved: Description, Key Roles, Personas')).toBeVisible();
  await expect(
    page.locator('[data-section=personas]').getByText(/^Not saved: 2,400 characters/),
  ).toBeVisible();
  // An action that needs the section is refused, and its message names the section.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/Description is not saved. 12,000 characters/)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(
    page.getByText('What says “Not saved” in My Profile has to be corrected first.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await typeDescription(page, 'Short again.');
  await expect(page.getByText('Not saved: Key Roles, Personas')).toBeVisible();
  await expect(page.getByText('Save failed.')).toBeHidden();
  await expect.poll(() => page.evaluate(countUnsentSessions)).toBe(1);
});
