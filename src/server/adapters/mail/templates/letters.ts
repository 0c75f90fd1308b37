/** The texts of every mail: those about an account are here, the others in the files beside this one. */

import { DIGEST_LETTERS } from './digest-letters';
import { greetingOf } from './greeting';
import { INTRODUCTION_LETTERS } from './introduction-letters';
import type { Letters } from './letter';
import { OPERATOR_LETTERS } from './operator-letters';
import { REFERENCE_LETTERS } from './reference-letters';
import { SIGN_IN_LETTERS } from './sign-in-letters';

export const LETTERS: Letters = {
  ...INTRODUCTION_LETTERS,
  ...REFERENCE_LETTERS,
  ...SIGN_IN_LETTERS,
  ...OPERATOR_LETTERS,
  ...DIGEST_LETTERS,
  confirm: ({ firstName, link }) => ({
    subject: 'Confirm your email address',
    preview: 'One click, and your account is open.',
    heading: 'Confirm your email address',
    paragraphs: [
      greetingOf(firstName),
      'You created an account on Quarterdeck with this address. Confirm it to sign in and go on with your profile.',
    ],
    action: { label: 'Confirm email address', url: link },
    foot: 'The link works once and expires in 24 hours. If you did not sign up, ignore this mail: no account is opened without it.',
  }),
  'address-taken': ({ firstName, loginUrl, resetUrl }) => ({
    subject: 'You already have an account',
    preview: 'Someone, perhaps you, signed up again with this address.',
    heading: 'You already have an account',
    paragraphs: [
      greetingOf(firstName),
      'Someone, perhaps you, just tried to create a Quarterdeck account with this address. You have one already, so nothing was changed.',
      'If it was you, log in with your password. A profile you generated before signing up is waiting in the browser you used.',
    ],
    action: { label: 'Log in', url: loginUrl },
    aside: { text: 'No longer sure of your password?', label: 'Choose a new one', url: resetUrl },
    foot: 'If it was not you, there is nothing to do: whoever tried was not told that this address has an account.',
  }),
  invitation: ({ firstName, link }) => ({
    subject: 'Your leadership profile is ready',
    preview: 'It is private until you publish it. Choose a password to read and edit it.',
    heading: 'Your leadership profile is ready',
    paragraphs: [
      greetingOf(firstName),
      'You are invited to Quarterdeck, where fractional and independent executives show how they lead. A profile of you has been prepared. Nobody can read it but you, until you publish it.',
      'Choose a password, then read it, change what you like, and share it when it is yours.',
    ],
    action: { label: 'Open my profile', url: link },
    foot: 'The link works once and expires in 7 days. If you do not know what this is about, ignore this mail: nothing is published without you.',
  }),
  'linkedin-linked': ({ firstName, resetUrl }) => ({
    subject: 'You can now sign in with LinkedIn',
    preview: 'A LinkedIn account with this address was connected.',
    heading: 'You can now sign in with LinkedIn',
    paragraphs: [
      greetingOf(firstName),
      'Someone, most likely you, signed in to Quarterdeck with a LinkedIn account that has this address confirmed. From now on it opens your Quarterdeck account as your password does.',
    ],
    aside: { text: 'It was not you?', label: 'Choose a new password', url: resetUrl },
    foot: 'If it was not you, choose a new password, which ends every other session, and look at LinkedIn which account has this address.',
  }),
  recovery: ({ firstName, link }) => ({
    subject: 'Choose a new password',
    preview: 'The link works for one hour.',
    heading: 'Choose a new password',
    paragraphs: [
      greetingOf(firstName),
      'You asked for a new password for your Quarterdeck account. Choosing one signs you in here and out everywhere else.',
    ],
    action: { label: 'Choose a new password', url: link },
    foot: 'The link works once and expires in 1 hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  }),
  'proof-code': ({ firstName, code }) => ({
    subject: 'Your code',
    preview: 'Type it where you were asked for it.',
    heading: 'Your code',
    paragraphs: [
      greetingOf(firstName),
      'Type this code where Quarterdeck asked you to confirm that it is you.',
    ],
    code,
    foot: 'It works once, for 10 minutes. If you did not ask for it, someone has a browser in which you are signed in: log in and choose “Sign out everywhere” in Settings.',
  }),
  'password-changed': ({ firstName, resetUrl }) => ({
    subject: 'Your password was changed',
    preview: 'Every other browser was signed out.',
    heading: 'Your password was changed',
    paragraphs: [
      greetingOf(firstName),
      'The password of your Quarterdeck account was changed, and every other browser was signed out.',
    ],
    aside: { text: 'It was not you?', label: 'Choose a new password', url: resetUrl },
    foot: 'If it was you, there is nothing to do.',
  }),
  'email-change': ({ firstName, link }) => ({
    subject: 'Confirm your new email address',
    preview: 'Your account moves to this address once you confirm it.',
    heading: 'Confirm your new email address',
    paragraphs: [
      greetingOf(firstName),
      'You asked to use this address for your Quarterdeck account. Until you confirm it, the address you have now stays in use.',
    ],
    action: { label: 'Confirm new address', url: link },
    foot: 'The link works once and expires in 24 hours. If you did not ask for it, ignore this mail: nothing changes without the link.',
  }),
  'email-change-taken': ({ firstName, resetUrl }) => ({
    subject: 'This address already has an account',
    preview: 'Someone, perhaps you, wanted to move another account to it.',
    heading: 'This address already has an account',
    paragraphs: [
      greetingOf(firstName),
      'Someone, perhaps you, wanted to use this address for another Quarterdeck account. It has one already, so nothing was changed.',
      'If it was you: one address has one account. Delete this one in Settings first, or keep the other one at its present address.',
    ],
    aside: { text: 'No longer sure of your password here?', label: 'Choose a new one', url: resetUrl },
    foot: 'If it was not you, there is nothing to do: whoever tried was not told that this address has an account.',
  }),
  'email-changed': ({ firstName, newEmail, link }) => ({
    subject: 'Your email address was changed',
    preview: 'If it was not you, you can undo it for 7 days.',
    heading: 'Your email address was changed',
    paragraphs: [
      greetingOf(firstName),
      `Your Quarterdeck account now uses ${newEmail}. You sign in with that address, and mail goes there.`,
      'If it was not you, undo it: the account comes back to this address, every browser is signed out, and you choose a new password.',
    ],
    action: { label: 'Undo the change', url: link },
    foot: 'The link works once and expires in 7 days. If it was you, there is nothing to do.',
  }),
  deletion: ({ firstName, until, link }) => ({
    subject: 'Your account will be deleted',
    preview: `You can still keep it until ${until}.`,
    heading: 'Your account will be deleted',
    paragraphs: [
      greetingOf(firstName),
      'You asked for your Quarterdeck account to be deleted. Your profile is off the public site and every browser is signed out.',
      `Until ${until} you can still keep the account. After that your profile, its history, your preferences and your files are erased for good.`,
    ],
    action: { label: 'Keep my account', url: link },
    foot: 'If you want it deleted, there is nothing more to do. If you did not ask for it, keep the account and choose a new password at once.',
  }),
  'deletion-undo': ({ firstName, until, link }) => ({
    subject: 'Your account will be deleted',
    preview: `If it was not you, you can take it back until ${until}.`,
    heading: 'Your account will be deleted',
    paragraphs: [
      greetingOf(firstName),
      'The deletion of the Quarterdeck account that used this address until a few days ago was asked for. Its profile is off the public site.',
      `If it was not you, take it back until ${until}: the account and everything in it comes back to this address, every browser is signed out, and you choose a new password. After that it is erased for good.`,
    ],
    action: { label: 'Take my account back', url: link },
    foot: 'If you moved the account to another address and asked for its deletion yourself, there is nothing to do.',
  }),
  'deletion-at-once': ({ firstName }) => ({
    subject: 'Your account is being deleted',
    preview: 'Everything we kept for you is being erased.',
    heading: 'Your account is being deleted',
    paragraphs: [
      greetingOf(firstName),
      'You asked for your Quarterdeck account to be deleted. Your profile, its history, your preferences and your files are being erased.',
    ],
    foot: 'There is nothing more to do. This address can sign up again at any time.',
  }),
  'deletion-cancelled': ({ firstName, loginUrl }) => ({
    subject: 'Your account stays',
    preview: 'The deletion was cancelled.',
    heading: 'Your account stays',
    paragraphs: [
      greetingOf(firstName),
      'The deletion of your Quarterdeck account was cancelled. Everything is as it was, and a profile that was public is public again.',
    ],
    action: { label: 'Log in', url: loginUrl },
    foot: 'If it was not you who cancelled, log in and ask for the deletion again.',
  }),
};
