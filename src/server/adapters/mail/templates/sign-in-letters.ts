/** The texts of the mails about sign-ins and the ways to sign in. */

import type { OperatorAct } from '@/shared/account/audit';
import { greeting } from './greeting';
import type { Letters } from './letter';

type Kind = 'operator-act' | 'new-browser' | 'sign-in-changed' | 'recovery-code-used';

/** The subject and the sentence to the person for each act of an operator. */
const OPERATOR_WORDS: Record<OperatorAct, [subject: string, sentence: string]> = {
  suspended: [
    'Your account was suspended',
    'Your Quarterdeck account was suspended: every browser was signed out, and your page and its links are hidden. Nothing was erased.',
  ],
  suspension_lifted: [
    'Your account is open again',
    'The suspension of your Quarterdeck account was lifted. You can log in again.',
  ],
  page_taken_down: [
    'Your page was taken down',
    'Your public page on Quarterdeck was taken down. Your profile is kept, and you can go on editing it.',
  ],
  page_put_back: ['Your page is back', 'Your public page on Quarterdeck may be shown again.'],
  slug_freed: [
    'A former address of your page was freed',
    'A former address of your page on Quarterdeck no longer leads to it, and somebody else may choose it.',
  ],
  sessions_ended: ['You were signed out', 'Every browser was signed out of your Quarterdeck account.'],
  second_factor_removed: [
    'Your second factor was removed',
    'The authenticator app and the passkeys of your Quarterdeck account were removed, and every browser was signed out.',
  ],
};

export const SIGN_IN_LETTERS: Pick<Letters, Kind> = {
  'operator-act': ({ firstName, act, reason }) => {
    const [subject, sentence] = OPERATOR_WORDS[act];
    return {
      subject,
      preview: sentence,
      heading: subject,
      paragraphs: [greeting(firstName), sentence, 'The reason, in the words of who decided it:', reason],
      foot: 'If you think that this is wrong, answer this mail.',
    };
  },
  'new-browser': ({ firstName, when, browser, network, resetUrl }) => ({
    subject: 'A new browser signed in to your account',
    preview: `${browser}, ${when}.`,
    heading: 'A new browser signed in to your account',
    paragraphs: [
      greeting(firstName),
      `${browser} signed in to your Quarterdeck account on ${when}, from the network ${network}. It had not signed in before.`,
    ],
    aside: { text: 'It was not you?', label: 'Choose a new password', url: resetUrl },
    foot: 'If it was you, there is nothing to do. Settings lists every browser that is signed in, and ends each of them.',
  }),
  'sign-in-changed': ({ firstName, what, resetUrl }) => ({
    subject: 'How you sign in was changed',
    preview: `${what}.`,
    heading: 'How you sign in was changed',
    paragraphs: [greeting(firstName), `${what} in the Settings of your Quarterdeck account.`],
    aside: { text: 'It was not you?', label: 'Choose a new password', url: resetUrl },
    foot: 'If it was you, there is nothing to do. If not, choose a new password at once.',
  }),
  'recovery-code-used': ({ firstName, settingsUrl }) => ({
    subject: 'A recovery code was used',
    preview: 'It works no more; the others do.',
    heading: 'A recovery code was used',
    paragraphs: [
      greeting(firstName),
      'One of the recovery codes of your Quarterdeck account took the place of your authenticator app. It works no more; the others do.',
    ],
    aside: { text: 'Few left?', label: 'Make new ones in Settings', url: settingsUrl },
    foot: 'If it was not you, choose a new password and make new recovery codes.',
  }),
};
