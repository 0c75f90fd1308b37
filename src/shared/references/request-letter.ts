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

export interface RequestFacts {
  ownerName: string;
  /** The referee's name, as the owner typed it. */
  name: string;
  company: string;
  note: string;
  wants: RequestedKind;
  statements: number;
  /** Whether it is the second and last mail. */
  reminder?: boolean;
}

function whatIsAsked({ wants, statements }: Pick<RequestFacts, 'wants' | 'statements'>): string {
  const some = statements === 1 ? 'one statement' : `${numberWord(statements)} statements`;
  const are = statements === 1 ? 'is' : 'are';
  if (wants === 'words' || statements === 0) {
    return 'Behind the link is room for a few words. It takes about three minutes and needs no account.';
  }
  const room = wants === 'both' ? ', and room for a few words' : '';
  return `Behind the link ${are} ${some} to confirm or correct${room}. It takes about three minutes and needs no account.`;
}

/** The owner's note as one paragraph, without lines that hold a link: the form refuses these already. */
const ownLine = (note: string) => (containsLink(note) ? '' : note.replace(/\s+/g, ' ').trim());

/** Names have to be those that may be shown in mail. */
export function requestLetter(facts: RequestFacts): RequestLetter {
  const owner = nameInMail(facts.ownerName) || 'A member of Quarterdeck';
  const called = nameInMail(facts.name) && nameInMail(firstName(facts.name, ''));
  const company = nameInMail(facts.company);
  return {
    from: `${owner}, by way of Quarterdeck`,
    subject: `${facts.reminder ? 'Once more: is' : 'Is'} this how you remember ${company || 'it'}?`,
    greeting: called ? `Dear ${called},` : 'Hello,',
    paragraphs: [
      ownLine(facts.note) ||
        `I am putting down what I did${company ? ` at ${company}` : ''} and would rather have it from you than from me.`,
      ...(facts.reminder ? ['This is the one reminder you get.'] : []),
      whatIsAsked(facts),
    ],
    link: facts.wants === 'words' || facts.statements === 0 ? 'Write a few words' : 'Read the statements',
    decline: 'If you would rather not, one click says so, and I shall not ask again.',
    signature: owner,
  };
}
