import type { ReactNode } from 'react';

/** A legal document: what its page shows and its table of contents lists. */
export interface LegalText {
  title: string;
  description: string;
  intro: string;
  since: { iso: string; text: string };
  sections: { id: string; title: string; body: ReactNode }[];
}

/** What a legal document depends on. */
export interface LegalFacts {
  /** Where the operator is reached; absent when none is configured. */
  contactUrl?: string;
  /** How long a deletion can be taken back; 0 where it cannot. */
  deletionGraceHours: number;
}

/** The way to the operator, wherever a text names it. */
export function ContactUs({ contactUrl }: Pick<LegalFacts, 'contactUrl'>) {
  return contactUrl ? <a href={contactUrl}>Contact Us</a> : 'Contact Us';
}
