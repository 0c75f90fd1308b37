/** The texts of the mails around an introduction. */
import { nameInMail } from '@/shared/people/name-in-mail';
import { greetingOf } from './greeting';
import type { Letters } from './letter';

type Kind =
  | 'introduction-confirm'
  | 'introduction-arrived'
  | 'introduction-accepted'
  | 'introduction-declined';

/** The name of a page's owner, in the form that mail may show. */
const ownerNameOf = (name: string) => nameInMail(name) || 'the person you wrote to';

/** A stranger's text, one paragraph per line, marked so that nobody takes it for the product's. */
const quotedLinesOf = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `> ${line}`);

export const INTRODUCTION_LETTERS: Pick<Letters, Kind> = {
  'introduction-confirm': ({ ownerName, link }) => ({
    subject: `Confirm your introduction to ${ownerNameOf(ownerName)}`,
    preview: 'One press, and it is on its way.',
    heading: 'Send your introduction?',
    paragraphs: [
      'Hello,',
      `Someone, most likely you, wrote an introduction to ${ownerNameOf(ownerName)} on Quarterdeck with this address. Nobody has read it yet. Open the page below and send it.`,
    ],
    action: { label: 'Open my introduction', url: link },
    foot: 'What you wrote is erased after 24 hours unless you send it. Keep this mail: the same link erases your introduction later. If you wrote nothing, ignore it.',
  }),
  'introduction-arrived': ({ firstName, name, company, about, link }) => ({
    subject: 'Someone introduced themselves to you',
    preview: 'They have confirmed their address.',
    heading: 'An introduction for you',
    paragraphs: [
      greetingOf(firstName),
      [nameInMail(name), nameInMail(company)].filter(Boolean).join(', ') ||
        'Someone read your page and wrote to you.',
      'What follows was written by them and not by Quarterdeck. Open links in it only if you trust them:',
      ...quotedLinesOf(about),
    ],
    action: { label: 'Read and answer it', url: link },
    foot: 'They see none of your addresses until you accept. Your page promises an answer within three working days.',
  }),
  'introduction-accepted': ({ ownerName, email, telephone }) => ({
    subject: `${nameInMail(ownerName) || 'Your introduction'}: accepted`,
    preview: 'Here is how to go on.',
    heading: 'Your introduction was accepted',
    paragraphs: [
      'Hello,',
      `${nameInMail(ownerName) || 'The person you wrote to'} would like to hear more, and can be reached here:`,
      ...[email, telephone].filter(Boolean),
    ],
    foot: 'You wrote an introduction on Quarterdeck. The link in our first mail erases it.',
  }),
  'introduction-declined': ({ ownerName, words }) => ({
    subject: 'Your introduction',
    preview: `${nameInMail(ownerName) || 'The person you wrote to'} has answered.`,
    heading: 'Your introduction',
    paragraphs: words
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean),
    foot: `Written by ${nameInMail(ownerName) || 'the person you wrote to'} and sent by Quarterdeck. What you wrote is erased after 30 days, or at once by the link in our first mail.`,
  }),
};
