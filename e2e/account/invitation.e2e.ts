/** Invitations by the product's command; and that commands work on a running product and on a stopped one. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningProduct } from '@/server/testing/product';
import { expectAccessible } from '../support/accessibility';
import { TOVE } from '../support/editor';
import { linkFromMail } from '../support/mail';
import { expect, test } from '../support/test';

const execFileAsync = promisify(execFile);
const EMAIL = 'tove.invited@example.com';
const PASSWORD = 'harbour-pilot-7';

/** Runs a command of the product while the product is running. */
const runCommand = (product: RunningProduct, name: string, ...args: string[]) =>
  execFileAsync(process.execPath, ['scripts/run.mjs', name, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: product.dataDir, APP_URL: product.url },
  });

// Expected: an aborted call and a refused password.
test.use({ allowedErrors: [/ERR_FAILED|403 \(Forbidden\).*\/api\/auth\/password/] });

test('an invited person sets a password and finds their profile, and a restored backup has both @full', async ({
  page,
  product,
  newPerson,
}) => {
  // Seven commands, each a process of its own.
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-invite-'));
  const file = join(folder, 'profile.json');
  writeFileSync(file, JSON.stringify(TOVE));

  const firstInvite = await runCommand(product, 'invite', EMAIL, file);
  expect(firstInvite.stdout).toContain(`${EMAIL} is invited.`);
  const firstLink = await linkFromMail(page, EMAIL, /profile is ready/);
  const secondInvite = await runCommand(product, 'invite', EMAIL, file);
  expect(secondInvite.stdout).toContain('is invited again');
  let link = firstLink;
  await expect(async () => {
    link = await linkFromMail(page, EMAIL, /profile is ready/);
    expect(link).not.toBe(firstLink);
  }).toPass();

  await test.step('the link signs in, and leads to the set-password step only', async () => {
    await page.route('**/api/auth/invitation', (route) => route.abort(), { times: 1 });
    await page.goto(link);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/change-password$/);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/change-password$/);
    await expect(page.getByText('By setting a password you accept the terms of service.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(`${PASSWORD}x`);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await page.route('**/api/auth/password', (route) => route.fulfill({ status: 403 }), { times: 1 });
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Error updating password')).toBeVisible();
    await page.getByRole('button', { name: 'Set password' }).click();
  });

  await test.step('the profile is in the editor', async () => {
    await expect(page).toHaveURL(/\/edit-profile$/);
    await expect(page.getByText('Password updated successfully!')).toBeVisible();
    await expect(page.getByText('Brings finance teams through their first audit.')).toBeVisible();
  });

  await test.step('a backup of the running product is restored while it runs', async () => {
    const backup = join(folder, 'backup.gz');
    await page.goto('about:blank');
    expect((await runCommand(product, 'backup', backup)).stdout).toMatch(/rows of \d+ tables/);
    expect((await runCommand(product, 'restore', backup)).stdout).toContain('Everybody signs in again.');
    const otherPage = await newPerson();
    await otherPage.goto('/login');
    await otherPage.getByLabel('Email').fill(EMAIL);
    await otherPage.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await otherPage.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(otherPage).toHaveURL(/\/edit-profile$/);
    // The next restore ends this session too, and an open editor would log an error.
    await otherPage.goto('about:blank');
  });

  await test.step('while the product is stopped, the commands open the database themselves', async () => {
    await product.stop();
    const lateEmail = 'tove.late@example.com';
    expect((await runCommand(product, 'invite', lateEmail, file)).stdout).toContain(
      `${lateEmail} is invited.`,
    );
    const backup = join(folder, 'stopped.gz');
    await runCommand(product, 'backup', backup);
    expect((await runCommand(product, 'restore', backup)).stdout).toContain('Restored');
    await expect(runCommand(product, 'restore', file)).rejects.toThrow(/nothing was changed/);
    await product.restart();
    await page.goto(await linkFromMail(page, lateEmail, /profile is ready/));
    await expect(page).toHaveURL(/\/change-password$/);
  });
  rmSync(folder, { recursive: true });
});

test.describe('an invitation that was used', () => {
  test.use({ allowedErrors: [/400 \(Bad Request\).*\/api\/auth\/invitation/] });
  test('leads to the login @full', async ({ page, product }) => {
    const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-invite-'));
    writeFileSync(join(folder, 'profile.json'), JSON.stringify(TOVE));
    const address = 'tove.again@example.com';
    await runCommand(product, 'invite', address, join(folder, 'profile.json'));
    rmSync(folder, { recursive: true });
    const link = await linkFromMail(page, address, /profile is ready/);
    await page.goto(link);
    await expect(page).toHaveURL(/\/change-password$/);
    await page.context().clearCookies();
    await page.goto('/login');
    await page.goto(link);
    await expect(page.getByText('Authentication failed. Please try logging in.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
});
