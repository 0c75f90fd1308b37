import type { Mail } from '../../../db/outbox';

/** A letter: the content of a mail, from which its HTML part and its text part are both rendered. */
export interface Letter {
  /** Display name of the sender; defaults to the product's. */
  from?: string;
  subject: string;
  /** The preview text that a mailbox shows next to the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Somebody's own words below the paragraphs, marked so that nobody takes them for the product's. */
  quote?: string;
  /** A code to be typed into the page that asked for it. */
  code?: string;
  action?: { label: string; url: string };
  /** Paragraphs below the button. */
  after?: string[];
  /** A second, less prominent link. */
  aside?: { text: string; label: string; url: string };
  /** Ends mail of this kind by one click of the mail program (RFC 8058). */
  unsubscribe?: string;
  /** Small print below the rule. */
  foot: string;
}

/** The texts of each kind of mail. */
export type Letters = {
  [Kind in Mail['kind']]: (data: Extract<Mail, { kind: Kind }>['data']) => Letter;
};
