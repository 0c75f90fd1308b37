/** The texts of the mails about sign-ins and the ways to sign in. */

import { greetingOf } from './greeting';
import type { Letters } from './letter';

type Kind = 'new-browser' | 'sign-in-changed' | 'recovery-code-used';

export const SIGN_IN_LETTERS: Pick<Letters, Kind> = {
  'new-browser': ({ firstName, when, browser, network, resetUrl }) => ({
    subject: 'A new browser signed in to your account',
    preview: `${browser}, ${when}.`,
    heading: 'A new browser signed in to your account',
    paragraphs: [
      greetingOf(firstName),
      `${browser} signed in to your Quarterdeck account on ${when}, from the network ${network}. It had not signed in before.`,
    ],
    aside: { text: 'It was not you?', label: 'Choose a new password', url: resetUrl },
    foot: 'If it was you, there is nothing to do. Settings lists every browser that is signed in, and ends each of them.',
  }),
  'sign-in-changed': ({ firstName, what, resetUrl }) => ({
    subject: 'How you sign in was changed',
    preview: `${what}.`,
    heading: 'How you sign in was changed',
    paragraphs: [greetingOf(firstName), `${what} in the Settings of your Quarterdeck account.`],
    aside: { text: 'It was not you?', label: 'Choose a new password', url: resetUrl },
    foot: 'If it was you, there is nothing to do. If not, choose a new password at once.',
  }),
  'recovery-code-used': ({ firstName, settingsUrl }) => ({
    subject: 'A recovery code was used',
    preview: 'It works no more; the others do.',
    heading: 'A recovery code was used',
    paragraphs: [
      greetingOf(firstName),
      'One of the recovery codes of your Quarterdeck account took the place of your authenticator app. It works no more; the others do.',
    ],
    aside: { text: 'Few left?', label: 'Make new ones in Settings', url: settingsUrl },
    foot: 'If it was not you, choose a new password and make new recovery codes.',
  }),
};
