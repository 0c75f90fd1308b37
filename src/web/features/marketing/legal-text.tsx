import type { ReactNode } from 'react';

/** A legal document, or the contact page beside them: the content of its page and its table of contents. */
export interface LegalText {
  title: string;
  description: string;
  intro: string;
  /** The day from which it applies, as '2025-01-01' and in words; absent for pages without one. */
  since?: { iso: string; text: string };
  sections: { id: string; title: string; body: ReactNode }[];
}

/** The operator's settings that a legal document quotes. */
export interface LegalTextValues {
  /** URL of the operator's contact page; absent if it is the product's own. */
  contactUrl?: string;
  /** E-mail address that the product's contact page shows, if one is configured. */
  contactAddress?: string;
  /** The hours in which a deletion can be cancelled; 0 if it cannot be. */
  deletionGraceHours: number;
}

/** A link to the contact page: the operator's own, else the product's. */
export function ContactPageLink({ contactUrl }: Pick<LegalTextValues, 'contactUrl'>) {
  return <a href={contactUrl ?? '/legal/contact'}>Contact Us</a>;
}
