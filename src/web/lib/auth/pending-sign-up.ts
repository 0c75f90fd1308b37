/** The unconfirmed account that a sign-up in this tab has created. No other browser knows its id. */
import { dropInTab, keepInTab, readInTab } from '../browser/tab-storage';

export interface PendingSignUp {
  userId: string;
  email: string;
}

const KEY = 'quarterdeck.signed-up';

/** Remembers a sign-up while the tab is open, so that the page can ask whether its address is confirmed. */
export const storePendingSignUp = (signUp: PendingSignUp): void =>
  void keepInTab(KEY, JSON.stringify(signUp));

/** This tab's last sign-up; null if there was none, or it is confirmed. */
export function readPendingSignUp(): PendingSignUp | null {
  try {
    const { userId, email }: Record<string, unknown> = JSON.parse(readInTab(KEY) ?? '{}');
    return typeof userId === 'string' && typeof email === 'string' ? { userId, email } : null;
  } catch {
    return null; // Not JSON.
  }
}

/** Forgets the sign-up once its address is confirmed. */
export const dropPendingSignUp = (): void => dropInTab(KEY);
