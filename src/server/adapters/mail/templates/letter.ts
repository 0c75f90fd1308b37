import type { Mail } from '../../../db/outbox';

/** The content of a mail. Its HTML part and its text part are both rendered from this. */
export interface MailContent {
  /** Display name of the sender; absent: the product's. */
  from?: string;
  subject: string;
  /** The preview text that a mailbox shows next to the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** To be typed where it was asked for. */
  code?: string;
  action?: { label: string; url: string };
  /** Paragraphs below the button. */
  after?: string[];
  /** A second, quieter next step. */
  aside?: { text: string; label: string; url: string };
  /** Ends mail of this kind by one click of the mail program (RFC 8058). */
  unsubscribe?: string;
  /** Small print under the rule. */
  foot: string;
}

/** The words of each kind of mail. */
export type Letters = {
  [Kind in Mail['kind']]: (data: Extract<Mail, { kind: Kind }>['data']) => MailContent;
};
