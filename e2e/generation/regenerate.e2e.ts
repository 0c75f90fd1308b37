import type { Page } from '@playwright/test';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { expectAccessible } from '../support/accessibility';
import { createConfirmedAccount } from '../support/confirmed-account';
import { editAndAwaitSave, typeDescription, typeSweetSpot, waitUntilSaved } from '../support/editor';
import { expect, test } from '../support/test';
import { waitUntilToastsGone } from '../support/toasts';

const resumeOf = (lines: readonly string[]) => ({
  name: 'resume.docx',
  mimeType: '',
  buffer: Buffer.from(docxOf(lines)),
});
async function generate(page: Page, lines?: readonly string[]) {
  await page.getByLabel('LinkedIn URL').fill('ines-calder');
  if (lines) await page.getByLabel('Choose your resume').setInputFiles(resumeOf(lines));
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page).toHaveURL(/\/edit-profile$/);
}

// A refused save answers 409.
test.use({ allowedErrors: [/409/] });

test('a regenerated draft is compared, accepted in part, and settled once', async ({ page }) => {
  await createConfirmedAccount(page, 'ines.compares@example.com');
  await generate(page, RESUME_LINES);

  await test.step('numerals of a single source are shown on hover, or by a switch', async () => {
    const mark = page.locator('[data-section="keyRoles"] .evidence-mark').first();
    const opacity = () => mark.evaluate((element) => Number(getComputedStyle(element).opacity));
    await page.mouse.move(0, 0);
    await expect.poll(opacity).toBe(0);
    // Parts that are loaded later can move the section away from under the pointer.
    await expect(async () => {
      await page.getByRole('heading', { name: 'Key Roles' }).hover();
      await expect.poll(opacity, { timeout: 1_000 }).toBe(1);
    }).toPass();
    await page.mouse.move(0, 0);
    await page.getByRole('switch', { name: 'Show the numeral after every line' }).check();
    await page.mouse.move(0, 0);
    await expect.poll(opacity).toBe(1);
  });

  await typeSweetSpot(page, 'The first year after a merger.');
  await waitUntilSaved(page);

  await page.getByRole('link', { name: 'Regenerate Profile' }).click();
  const newer = RESUME_LINES.map((line) =>
    line.replace('Chief Financial Officer', 'Chief Executive Officer').replace('22%', '31%'),
  );
  await generate(page, newer);
  const dialog = page.getByRole('dialog', { name: 'Your profile and the new draft' });
  const section = (name: string) => dialog.getByRole('checkbox', { name });

  await test.step('nothing has changed yet, and sections edited by hand are not preselected', async () => {
    await expect(dialog).toBeVisible();
    // The comparison says that nothing has changed yet, so no other message may say that a profile was created.
    await expect(page.getByText('Profile generated successfully')).toHaveCount(0);
    await expect(dialog.getByText('Edited by you')).toHaveCount(1);
    await expect(section('Sweet Spot')).not.toBeChecked();
    await expect(section('Key Roles')).toBeChecked();
    await expectAccessible(page);
    await waitUntilToastsGone(page);
    await dialog.getByRole('button', { name: 'Decide later' }).click();
    await expect(page.getByText('A new draft of your profile is ready')).toBeVisible();
    await expect(page.getByText('Chief Executive Officer')).toHaveCount(0);
  });

  const second = await page.context().newPage();
  await second.goto('/edit-profile');
  await expect(second.getByRole('dialog', { name: 'Your profile and the new draft' })).toBeVisible();

  await test.step('accepts what is selected and keeps the rest', async () => {
    await page.getByRole('button', { name: 'Compare' }).click();
    await waitUntilToastsGone(page);
    await dialog.getByRole('button', { name: /^Use \d+ of \d+ sections$/ }).click();
    await expect(page.getByText('The new text is in your profile.')).toBeVisible();
    await expect(page.getByText('Chief Executive Officer').first()).toBeVisible();
    await expect(page.getByText('The first year after a merger.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Chief Executive Officer').first()).toBeVisible();
    await expect(page.getByText('The first year after a merger.')).toBeVisible();
    await expect(page.getByText('A new draft of your profile is ready')).toHaveCount(0);
  });

  await test.step('another tab cannot settle it again', async () => {
    await second.getByRole('button', { name: 'Keep mine' }).click();
    await expect(second.getByText('This draft was settled in another tab.')).toBeVisible();
    await second.close();
  });

  await test.step('a discarded draft changes nothing', async () => {
    await page.getByRole('link', { name: 'Regenerate Profile' }).click();
    await generate(page);
    // The draft of an address alone would only empty the other sections.
    await expect(section('Key Roles')).not.toBeChecked();
    await waitUntilToastsGone(page);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByText('Chief Executive Officer').first()).toBeVisible();
    await expect(page.getByText('A new draft of your profile is ready')).toHaveCount(0);
  });
});

test('unconfirmed lines are marked, and have to be confirmed before publishing @full', async ({ page }) => {
  await createConfirmedAccount(page, 'ines.asked@example.com');
  await generate(page);
  await typeDescription(page, 'Finance in shipping, for fifteen years.');
  await waitUntilSaved(page);

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question.getByText(/^One line is not confirmed/)).toBeVisible();
  await expect(question.getByText('Ines Calder')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Not yet' }).click();

  await page.getByRole('button', { name: 'Not confirmed' }).click();
  await page.getByRole('button', { name: 'It is right' }).click();
  await expect(page.getByRole('button', { name: 'Not confirmed' })).toHaveCount(0);
  await publish.click();
  await expect(page.getByRole('heading', { name: 'Your profile is now live!' })).toBeVisible();
});

test('a live profile accepts unconfirmed lines only if its owner confirms them @full', async ({ page }) => {
  await createConfirmedAccount(page, 'ines.confirms@example.com');
  await generate(page);
  await typeDescription(page, 'Finance in shipping, for fifteen years.');
  await waitUntilSaved(page);
  const live = page.getByRole('heading', { name: 'Your profile is now live!' });

  await test.step('once published, the line counts as the owner’s own and needs no further confirmation', async () => {
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await publish.click();
    await page.getByRole('button', { name: 'Publish it' }).click();
    await expect(live).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not confirmed' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await publish.click();
    await expect(live).toBeVisible();
  });

  await test.step('a draft with another name has to be confirmed before it is public', async () => {
    await page.getByRole('link', { name: 'Regenerate Profile' }).click();
    await page.getByLabel('LinkedIn URL').fill('ines-calderon');
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expect(page).toHaveURL(/\/edit-profile$/);
    const draft = page.getByRole('dialog', { name: 'Your profile and the new draft' });
    await expect(draft.getByText('This draft is about Ines Calderon')).toBeVisible();
    await expect(draft.getByRole('checkbox', { name: 'Basic Info' })).not.toBeChecked();
    for (const box of await draft.getByRole('checkbox').all()) await box.check();
    await waitUntilToastsGone(page);
    const use = draft.getByRole('button', { name: /^Use / });
    await use.click();
    const question = page.getByRole('dialog', { name: /^One line is not confirmed\. Put it on your public/ });
    await expect(question.getByText('Ines Calderon')).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Not yet' }).click();
    await expect(draft).toBeVisible();
    await use.click();
    await question.getByRole('button', { name: 'Publish it' }).click();
    await expect(page.getByText('The new text is in your profile.')).toBeVisible();
    await expect(page.getByText('Ines Calderon', { exact: true }).first()).toBeVisible();
  });

  await test.step('so has one that an undo would restore', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(live).toHaveCount(0);
    await page.getByRole('link', { name: 'Regenerate Profile' }).click();
    await page.getByLabel('LinkedIn URL').fill('ines-caldera');
    await page.getByRole('button', { name: 'Create Profile' }).click();
    const draft = page.getByRole('dialog', { name: 'Your profile and the new draft' });
    await draft.getByRole('checkbox', { name: 'Basic Info' }).check();
    await waitUntilToastsGone(page);
    // The profile is private, so there is nothing to ask.
    await draft.getByRole('button', { name: /^Use / }).click();
    await expect(page.getByRole('button', { name: 'Not confirmed' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit Basic Info' }).click();
    await editAndAwaitSave(page, () => page.getByRole('textbox', { name: 'Name' }).fill('Ines C.'));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    // A draft from an address only has just a name, which is asked about before what readers will see anew.
    const emptiness = page.getByRole('dialog', { name: /^Your profile holds a name only/ });
    await emptiness.getByRole('button', { name: 'Publish it' }).click();
    const changes = page.getByRole('dialog', { name: 'Publish your profile with these changes?' });
    await changes.getByRole('button', { name: 'Publish it' }).click();
    await expect(live).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    const question = page.getByRole('dialog', { name: /^One line is not confirmed\. Put it on your public/ });
    await expect(question.getByText('Ines Caldera', { exact: true })).toBeVisible();
    await editAndAwaitSave(page, () => question.getByRole('button', { name: 'Publish it' }).click());
    await expect(question).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Ines Caldera', { exact: true }).first()).toBeVisible();
  });
});
