/** States of screens that only appear after a choice, a failure or a change in another tab. */
import { expect, type Page } from '@playwright/test';
import type { RunningProduct } from '@/server/testing/product';
import { openEditor, PASSWORD, SAVE_URL, typeSweetSpot, waitUntilSaved } from '../editor';
import { invite } from '../invite';
import { linkFromMail } from '../mail';
import { drawPortrait } from '../picture';
import { serverAnswerTo } from '../server-answer';
import type { Visit } from './variants';

const MINE = '**/api/rpc/profiles/mine';

async function visitPhotoDialog(page: Page, visit: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Add photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile photo' });
  await expect(dialog).toBeVisible();
  await visit('photo-choose');
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'cv.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') });
  await expect(dialog.getByText('This is not a picture we can read.')).toBeVisible();
  await visit('photo-refused');
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawPortrait() });
  await expect(dialog.getByAltText('What you chose')).toBeVisible();
  await visit('photo-crop');
  await dialog.getByRole('button', { name: 'Save Photo' }).click();
  await expect(dialog).toBeHidden();
}

async function visitConflict(page: Page, visit: Visit): Promise<void> {
  const otherPage = await page.context().newPage();
  await otherPage.goto('/edit-profile');
  await page.route(SAVE_URL, (route) => route.abort());
  await typeSweetSpot(page, 'The year before a first audit, and the year after it.');
  await expect(page.getByText('Save failed.')).toBeVisible();
  await visit('editor-save-failed');
  await typeSweetSpot(otherPage, 'The year before a first audit, with a board that wants to know.');
  await waitUntilSaved(otherPage);
  await otherPage.close();
  await page.unroute(SAVE_URL);
  await page.getByRole('button', { name: 'Retry?' }).click();
  await expect(page.getByText('Edited in two places: Sweet Spot')).toBeVisible();
  await visit('editor-conflict');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await visit('editor-history');
  await page.keyboard.press('Escape');
}

async function visitStatesWithoutAnswer(page: Page, visit: Visit): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
  await visit('offline');
  await page.context().setOffline(false);
  const refused = { json: { defined: false, code: 'FORBIDDEN', status: 403, message: 'Not open today.' } };
  await page.route(MINE, (route) => route.fulfill({ status: 403, json: refused }));
  await page.goto('/edit-profile');
  await expect(page.getByText('Error loading profile. Please try again.')).toBeVisible();
  await visit('editor-error');
  await page.unroute(MINE);
  await page.route(MINE, async (route) => {
    const answer = await serverAnswerTo(route);
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { json: { ...body.json, profile_data: null } } });
  });
  await page.goto('/edit-profile');
  await expect(page.getByText('No profile data found.', { exact: false })).toBeVisible();
  await visit('editor-empty');
  await page.unroute(MINE);
}

/** All states of one account: photo, concurrent edits, offline, errors, an expired session, a new password. */
export async function visitStates(page: Page, product: RunningProduct, visit: Visit): Promise<void> {
  const address = await openEditor(page);
  await visitPhotoDialog(page, visit);
  await visit('editor-photo');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your profile is now live!' })).toBeVisible();
  await page.getByRole('button', { name: 'Change link' }).click();
  await expect(page.getByRole('textbox', { name: 'Your link' })).toBeFocused();
  await visit('editor-link');
  await page.keyboard.press('Escape');
  await visitConflict(page, visit);
  await visitStatesWithoutAnswer(page, visit);

  await page.goto('/edit-profile');
  const unpublish = page.getByRole('button', { name: 'Unpublish' });
  await expect(unpublish).toBeVisible();
  await page.context().clearCookies();
  await unpublish.click();
  await expect(page.getByRole('dialog', { name: 'Your session has expired' })).toBeVisible();
  await visit('session-expired');

  await page.goto('/forgot-password');
  await page.getByLabel(/email/i).fill(address);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('button', { name: 'Try another email' })).toBeVisible();
  await page.goto(await linkFromMail(page, address, /password/i));
  await expect(page.getByRole('heading', { name: 'Set new password' })).toBeVisible();
  await visit('reset-password');
  await page.getByLabel('New password', { exact: true }).fill('abc');
  await page.getByLabel('Confirm new password', { exact: true }).fill(PASSWORD);
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await visit('reset-password-refused');

  await page.context().clearCookies();
  await invite(product, 'tove.pictured@example.com');
  await page.goto(await linkFromMail(page, 'tove.pictured@example.com', /profile is ready/));
  await expect(page.getByText('By setting a password you accept the terms of service.')).toBeVisible();
  await visit('change-password');
}
