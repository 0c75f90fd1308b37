import type { ReactNode } from 'react';

/** A legal document: what its page shows and its table of contents lists. */
export interface LegalText {
  title: string;
  description: string;
  intro: string;
  /** Effective date; absent for pages without one. */
  since?: { iso: string; text: string };
  sections: { id: string; title: string; body: ReactNode }[];
}

/** The operator's settings that a legal document quotes. */
export interface LegalFacts {
  /** URL of the operator's contact page; by default the product's own. */
  contactUrl?: string;
  /** Email address shown on that page, if configured. */
  contactAddress?: string;
  /** The hours in which a deletion can be cancelled; 0 where it cannot. */
  deletionGraceHours: number;
}

/** Link to the operator's contact page. */
export function ContactUs({ contactUrl }: Pick<LegalFacts, 'contactUrl'>) {
  return <a href={contactUrl ?? '/legal/contact'}>Contact Us</a>;
}
