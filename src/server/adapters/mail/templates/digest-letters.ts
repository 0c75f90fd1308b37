/** The texts of the weekly digest. */
import { FEW_TEXT } from '@/shared/publishing/readership';
import { greetingOf } from './greeting';
import type { Letters } from './letter';

export const DIGEST_LETTERS: Pick<Letters, 'weekly-digest'> = {
  'weekly-digest': ({ firstName, reads, introductions, link, unsubscribe }) => ({
    subject: 'Your week on Quarterdeck',
    preview: [reads, introductions].filter(Boolean).join(' '),
    heading: 'Your week',
    paragraphs: [greetingOf(firstName), reads, introductions].filter(Boolean),
    action: { label: introductions ? 'Read and answer' : 'Open Readership', url: link },
    aside: { text: 'You asked for this mail.', label: 'Stop it', url: unsubscribe },
    unsubscribe,
    foot: `Who reads is not recorded. One or two reads are shown as “${FEW_TEXT}”.`,
  }),
};
