/**
 * Accounts made by calls of the product, in the browser's context but without its screens, which saves seconds in
 * journeys about something else. The screens of the sign-up have journeys of their own.
 */
import type { Page } from '@playwright/test';
import { linkFromMail } from './mail';
import { RESEND } from './resend';

export interface AccountForm {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
}

/**
 * Posts JSON to the product in the browser's context.
 * @returns the server's answer.
 * @throws if it is not a success
 */
async function post(page: Page, path: string, options: Parameters<Page['request']['post']>[1]) {
  const answer = await page.context().request.post(path, { ...options, ...RESEND });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Signs up, confirms the address and signs in. @param profile the profile to claim; none if absent */
export async function makeAccount(page: Page, form: AccountForm, profile?: unknown): Promise<void> {
  const { user } = await post(page, '/api/auth/signup', { data: form });
  if (profile) await post(page, '/webhook/submit-profile', { data: { uuid: user.id, profile } });
  const link = new URL(await linkFromMail(page, form.email, /confirm/i));
  const token = new URLSearchParams(link.hash.slice(1)).get('token');
  await post(page, '/api/auth/verify', { data: { token }, headers: { origin: link.origin } });
}

/** Returns the guest endpoint's answer for a LinkedIn file: the profile with its evidence. */
export function generateAsGuest(page: Page, linkedinUrl: string, pdf: Buffer): Promise<unknown> {
  const linkedin = { name: 'Profile.pdf', mimeType: 'application/pdf', buffer: pdf };
  return post(page, '/webhook/generate-profile-guest', { multipart: { linkedinUrl, linkedin, links: '[]' } });
}
