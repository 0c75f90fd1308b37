import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { createConfirmedProfile } from '../support/confirmed-profile';
import { expect, test } from '../support/test';

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('coaching and waiting room can be opened and left again @full', async ({ page }) => {
  test.setTimeout(180_000);
  await createConfirmedProfile(page, 'coaching@example.com');

  await test.step('two optional services with their prices', async () => {
    await page.goto('/dashboard/branding');
    await expect(title(page, 'Professional Coaching With Trusted Partners')).toBeVisible();
    await expect(page.getByText('Optional', { exact: true })).toBeVisible();
    await expect(page.getByText('Paid Service')).toHaveCount(2);
    await expect(page.getByText('US$8,000')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(page.getByRole('listitem').filter({ hasText: 'Branding' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expectAccessible(page);
  });

  for (const [name, facts] of [
    ['Executive 1:1 Coaching', ['3 months', 'US$8,000', 'Up to 3 a month, 90 minutes each']],
    ['Leadership Team Coaching', ['Discovery call', 'In a proposal made for your team']],
  ] as const) {
    await test.step(name, async () => {
      await page.getByRole('link', { name: `Learn More about ${name}` }).click();
      await expect(title(page, name)).toBeVisible();
      for (const fact of facts) await expect(page.getByText(fact, { exact: true })).toBeVisible();
      const call = page.getByRole('link', { name: 'Schedule Your Intro Call' });
      await expect(call).toHaveAttribute('href', /^https:\/\//);
      await expect(call).toHaveAttribute('target', '_blank');
      for (const part of ['Process', 'Getting Started']) {
        await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
      }
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to Coaching Options' }).click();
      await expect(title(page, 'Professional Coaching With Trusted Partners')).toBeVisible();
    });
  }

  await test.step('the waiting room says that it is sample data', async () => {
    await page.goto('/dashboard/waiting-room');
    await expect(title(page, 'Talent Waiting Room')).toBeVisible();
    await expect(page.getByText('Sample data', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Upcoming interview' })).toBeVisible();
    for (const tab of ['Applications', 'Saved Jobs', 'Explore']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab }).getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
    }
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/edit-profile');
    await expect(page.getByRole('link', { name: 'Search Jobs' })).toHaveAttribute(
      'href',
      '/work-preferences',
    );
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(title(page, 'Your Dashboard')).toBeVisible();
  });
});
