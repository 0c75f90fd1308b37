import type { ReactNode } from 'react';

/** A legal document: what its page shows and its table of contents lists. */
export interface LegalText {
  title: string;
  description: string;
  intro: string;
  /** Absent where nothing comes into force. */
  since?: { iso: string; text: string };
  sections: { id: string; title: string; body: ReactNode }[];
}

/** What a legal document depends on. */
export interface LegalFacts {
  /** Where the operator is reached; absent: the contact page of this product. */
  contactUrl?: string;
  /** The address that page names; absent when none is configured. */
  contactAddress?: string;
  /** How long a deletion can be taken back; 0 where it cannot. */
  deletionGraceHours: number;
}

/** The way to the operator, wherever a text names it. */
export function ContactUs({ contactUrl }: Pick<LegalFacts, 'contactUrl'>) {
  return <a href={contactUrl ?? '/legal/contact'}>Contact Us</a>;
}
