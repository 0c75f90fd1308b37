/** The text of the mail that asks for a reference, as it is sent and as its owner previews it. */
import { containsLink, nameInMail } from '../people/name-in-mail';
import { firstName } from '../people/person-name';
import { numberWord } from '../text/number-word';
import type { RequestedKind } from './reference';

export interface RequestLetter {
  /** Display name of the sender. */
  from: string;
  subject: string;
  /** 'Dear Ingrid,' */
  greeting: string;
  paragraphs: string[];
  /** The label of the link. */
  link: string;
  decline: string;
  signature: string;
}

export interface RequestDetails {
  ownerName: string;
  /** The referee's name, as the owner typed it. */
  name: string;
  company: string;
  /** The owner's message to the referee. */
  note: string;
  wants: RequestedKind;
  /** The number of statements to confirm. */
  statements: number;
  /** Whether it is the second and last mail. */
  reminder?: boolean;
}

function whatIsAsked({ wants, statements }: Pick<RequestDetails, 'wants' | 'statements'>): string {
  const statementsText = statements === 1 ? 'one statement' : `${numberWord(statements)} statements`;
  const verb = statements === 1 ? 'is' : 'are';
  if (wants === 'words' || statements === 0) {
    return 'Behind the link is room for a few words. It takes about three minutes and needs no account.';
  }
  const room = wants === 'both' ? ', and room for a few words' : '';
  return `Behind the link ${verb} ${statementsText} to confirm or correct${room}. It takes about three minutes and needs no account.`;
}

/** The owner's note as one paragraph; '' if it contains a link, which the form refuses already. */
const noteWithoutLink = (note: string) => (containsLink(note) ? '' : note.replace(/\s+/g, ' ').trim());

/** Writes the letter. A name that may not be shown in mail is left out. */
export function requestLetter(details: RequestDetails): RequestLetter {
  const owner = nameInMail(details.ownerName) || 'A member of Quarterdeck';
  const givenName = nameInMail(details.name) && nameInMail(firstName(details.name, ''));
  const company = nameInMail(details.company);
  return {
    from: `${owner}, by way of Quarterdeck`,
    subject: `${details.reminder ? 'Once more: is' : 'Is'} this how you remember ${company || 'it'}?`,
    greeting: givenName ? `Dear ${givenName},` : 'Hello,',
    paragraphs: [
      noteWithoutLink(details.note) ||
        `I am putting down what I did${company ? ` at ${company}` : ''} and would rather have it from you than from me.`,
      ...(details.reminder ? ['This is the one reminder you get.'] : []),
      whatIsAsked(details),
    ],
    link: details.wants === 'words' || details.statements === 0 ? 'Write a few words' : 'Read the statements',
    decline: 'If you would rather not, one click says so, and I shall not ask again.',
    signature: owner,
  };
}
