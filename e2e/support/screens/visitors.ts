/** Screens that need no session. */
import { expect, type Page } from '@playwright/test';
import { builtFileGlob } from '../built-file';
import type { Visit } from './variants';

/** Visits the screens that are open to everyone. */
export async function visitAsVisitor(page: Page, visit: Visit): Promise<void> {
  const see = async (name: string, path: string, sign: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: sign }).first()).toBeVisible();
    await visit(name);
  };
  await see('landing', '/profile-generator', /./);
  await see('example', '/profile-generator/example', /./);
  await see('guest-create', '/profile-generator/create', 'Generate Your Profile');
  await see('login', '/login', 'Welcome Back');
  await see('signup', '/signup', 'Create your account');
  await see('check-email', '/check-email?email=mara@lindqvist.example', 'Check your email');
  await see('forgot-password', '/forgot-password', /password/i);
  await page.getByLabel(/email/i).fill('mara@lindqvist.example');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('button', { name: 'Try another email' })).toBeVisible();
  await visit('forgot-password-sent');
  await see('account-link', '/account-link#type=cancel_deletion&token=none', 'Keep your account');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('This link has expired or was used before.')).toBeVisible();
  await visit('account-link-used');
  await see('account-link-cut', '/account-link', 'This link is not complete');
  await see('privacy', '/legal/privacy', /privacy/i);
  await see('terms', '/legal/terms', /terms/i);
  await see('contact', '/legal/contact', 'Contact Us');
  await see('not-found', '/nowhere', 'Oops! Page not found');
  await see('profile-not-found', '/profile/nobody-has-this-link', /./);
  await page.goto('/login');
  await page.getByLabel('Email').fill('mara@lindqvist.example');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
  await visit('login-refused');
  await page.goto('/profile-generator/create');
  await page.route('**/webhook/generate-profile-guest', (route) => route.abort());
  await page.getByLabel(/LinkedIn URL/).fill('mara-lindqvist');
  await page.getByRole('button', { name: 'Generate Profile' }).click();
  await expect(page.getByText('Connection Error')).toBeVisible();
  await visit('guest-create-failed');
  await page.route(builtFileGlob('src/web/routes/signup.tsx?tsr-split=component'), (route) => route.abort());
  await page.goto('/signup');
  // The page reloads itself once, to get newer files.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload'),
  );
  await expect(page.getByRole('heading', { name: 'This screen could not be shown' })).toBeVisible();
  await visit('screen-error');
}
