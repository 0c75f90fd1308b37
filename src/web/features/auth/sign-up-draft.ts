/** The names and the e-mail address of a sign-up, kept in this tab until it is confirmed. Never the password. */
import type { SignUpForm } from '@/web/lib/auth/auth-client';
import { dropPendingSignUp } from '@/web/lib/auth/pending-sign-up';
import { dropInTab, readInTab } from '@/web/lib/browser/tab-storage';
import { dropUnconfirmedResult } from '@/web/lib/generation/unconfirmed-result';

const KEY = 'quarterdeck.sign-up';
const FIELDS = ['first_name', 'last_name', 'email'] as const;

export type SignUpDraft = Partial<Record<(typeof FIELDS)[number], string>>;

/**
 * Stores the fields that were changed.
 * @param prefilled what the form started with
 */
export function storeSignUpDraft(form: Partial<SignUpForm>, prefilled: SignUpDraft): void {
  const changedFields = FIELDS.filter((field) => form[field] !== (prefilled[field] ?? ''));
  const draft = Object.fromEntries(changedFields.map((field) => [field, form[field]]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is unavailable or full: a reload then starts with an empty form.
  }
}

/** The stored fields; an empty object if there are none. */
export function readSignUpDraft(): SignUpDraft {
  try {
    const stored: Record<string, unknown> = JSON.parse(readInTab(KEY) ?? '{}');
    const fields = FIELDS.map((field) => [field, stored[field]] as const);
    return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {}; // Not JSON.
  }
}

/** Once the address is confirmed: deletes what this tab keeps of the sign-up and of the profile that was claimed. */
export function dropSignUpDraft(): void {
  dropInTab(KEY);
  dropPendingSignUp();
  dropUnconfirmedResult();
}
