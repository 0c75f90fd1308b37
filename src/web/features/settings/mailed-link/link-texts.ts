/** Texts of the screen that a mailed link opens, by type of the link. */

export interface LinkText {
  title: string;
  text: string;
  action: string;
  busy: string;
  /** Advice if the link was used before or has expired. */
  ifEnded: string;
  /** Advice if the server did not answer: the action may have been done. */
  ifUnanswered: string;
  /** Shown if a second press, after one without an answer, finds that the link was used. */
  ifUsed: string;
}

export const LINK_TEXTS = {
  email_change: {
    title: 'Confirm your new address',
    text: 'From then on you sign in with the address this link was mailed to, and our mail goes there.',
    action: 'Confirm new address',
    busy: 'Confirming...',
    ifEnded: 'If your account is still at the old address, ask for the change again in Settings.',
    ifUnanswered: 'Your address may be changed. Press again to find out.',
    ifUsed: 'The change was probably confirmed before: log in with the new address.',
  },
  email_revert: {
    title: 'Undo the change of address',
    text: 'Your account comes back to the address this link was mailed to, even if its deletion was asked for since. Every browser is signed out, and the password that was in use ends: you choose a new one next.',
    action: 'Undo the change',
    busy: 'Undoing...',
    ifEnded: 'Try logging in with your address. If that does not work, please contact us.',
    ifUnanswered: 'The change may be undone. Press again to find out.',
    ifUsed: 'The change was probably undone before: ask for a new password at the login, with this address.',
  },
  cancel_deletion: {
    title: 'Keep your account',
    text: 'This cancels the deletion: everything comes back as it was. If your profile was public, it is public again.',
    action: 'Keep my account',
    busy: 'Restoring...',
    ifEnded: 'Either the account was kept already, and you can log in, or it has been erased.',
    ifUnanswered: 'Your account may be kept already. Press again to find out.',
    ifUsed: 'Your account was probably kept before: log in.',
  },
} as const satisfies Record<string, LinkText>;

export type LinkType = keyof typeof LINK_TEXTS;

/** Whether a text from a URL is a type of mailed link. */
export const isLinkType = (type: string | null): type is LinkType =>
  type !== null && Object.hasOwn(LINK_TEXTS, type);
