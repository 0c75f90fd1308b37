/** The words of every mail. */
import type { Mail } from '../../../db/outbox';
import type { Letter } from './letter';

const hello = (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,');

type Letters = { [Kind in Mail['kind']]: (data: Extract<Mail, { kind: Kind }>['data']) => Letter };

export const LETTERS: Letters = {
  confirm: ({ firstName, link }) => ({
    subject: 'Confirm your email address',
    preview: 'One click, and your account is open.',
    heading: 'Confirm your email address',
    paragraphs: [
      hello(firstName),
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
      hello(firstName),
      'Someone, perhaps you, just tried to create a Quarterdeck account with this address. You have one already, so nothing was changed.',
      'If it was you, log in with your password. A profile you generated before signing up is waiting in the browser you used.',
    ],
    action: { label: 'Log in', url: loginUrl },
    aside: { text: 'No longer sure of your password?', label: 'Choose a new one', url: resetUrl },
    foot: 'If it was not you, there is nothing to do: whoever tried was not told that this address has an account.',
  }),
  'linkedin-linked': ({ firstName, resetUrl }) => ({
    subject: 'You can now sign in with LinkedIn',
    preview: 'A LinkedIn account with this address was connected.',
    heading: 'You can now sign in with LinkedIn',
    paragraphs: [
      hello(firstName),
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
      hello(firstName),
      'You asked for a new password for your Quarterdeck account. Choosing one signs you in here and out everywhere else.',
    ],
    action: { label: 'Choose a new password', url: link },
    foot: 'The link works once and expires in 1 hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  }),
};
