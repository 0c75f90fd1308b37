/** The texts of the mails around a reference. None contains what a referee wrote. */
import { nameInMail } from '@/shared/people/name-in-mail';
import type { RequestedKind } from '@/shared/references/reference';
import { requestLetter } from '@/shared/references/request-letter';
import { greetingOf } from './greeting';
import type { Letters } from './letter';

type Kind = 'reference-request' | 'reference-answered';

/** The owner's mail about the outcome of a reference request, by outcome. */
const OUTCOME_LETTERS: Record<string, { subject: string; text: (who: string) => string; foot: string }> = {
  written: {
    subject: 'A reference for you',
    text: (who) => `${who} has answered your request. Nobody has read it yet but them.`,
    foot: 'You can show it on your profile as it is, or leave it. Nobody can change it but its writer.',
  },
  changed: {
    subject: 'A reference was changed',
    text: (who) => `${who} has changed what they wrote. Readers see it once you show it.`,
    foot: 'You can show it on your profile as it is, or leave it. Nobody can change it but its writer.',
  },
  declined: {
    subject: 'Your request for a reference',
    text: (who) => `${who} would rather not. We will not write to them for you again.`,
    foot: 'They were not asked for a reason.',
  },
  taken_back: {
    subject: 'A reference was taken back',
    text: (who) => `${who} has taken back what they wrote. It is no longer on any of your pages.`,
    foot: 'A referee may do so at any time, and is not asked for a reason.',
  },
};

export const REFERENCE_LETTERS: Pick<Letters, Kind> = {
  'reference-request': ({ ownerName, name, company, note, wants, statements, reminder, link }) => {
    const letter = requestLetter({
      ownerName,
      name,
      company,
      note,
      wants: wants as RequestedKind,
      statements: Number(statements),
      reminder: reminder !== '',
    });
    return {
      from: letter.from,
      subject: letter.subject,
      preview: 'Three minutes, no account.',
      heading: letter.subject,
      paragraphs: [letter.greeting, ...letter.paragraphs],
      action: { label: letter.link, url: link },
      after: [letter.decline, letter.signature],
      aside: {
        text: 'You want no requests of this kind from anybody?',
        label: 'Do not write to me again',
        url: `${link}?ask=stop`,
      },
      foot: `Written by ${letter.signature} and sent by Quarterdeck to you alone. Keep this mail: its link lets you change or take back your answer at any time. You get one reminder at most, and nothing is kept of you 60 days after a request that nobody answers.`,
    };
  },
  'reference-answered': ({ firstName, name, what, link }) => {
    const { subject, text, foot } =
      OUTCOME_LETTERS[what] ?? (OUTCOME_LETTERS.written as (typeof OUTCOME_LETTERS)[string]);
    return {
      subject,
      preview: 'It stands among your references.',
      heading: subject,
      paragraphs: [greetingOf(firstName), text(nameInMail(name) || 'Your referee')],
      action: { label: 'Open my references', url: link },
      foot,
    };
  },
};
