import type { ReactNode } from 'react';

/** A legal document: the content of its page and its table of contents. */
export interface LegalText {
  title: string;
  description: string;
  intro: string;
  /** Effective date; absent for pages without one. */
  since?: { iso: string; text: string };
  sections: { id: string; title: string; body: ReactNode }[];
}

/** The operator's settings that a legal document quotes. */
export interface LegalTextValues {
  /** URL of the operator's contact page; defaults to the product's own. */
  contactUrl?: string;
  /** Email address shown on that page, if configured. */
  contactAddress?: string;
  /** The hours in which a deletion can be cancelled; 0 if it cannot be. */
  deletionGraceHours: number;
}

/** Link to the operator's contact page. */
export function ContactUs({ contactUrl }: Pick<LegalTextValues, 'contactUrl'>) {
  return <a href={contactUrl ?? '/legal/contact'}>Contact Us</a>;
}
