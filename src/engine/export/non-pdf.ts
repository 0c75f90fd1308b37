/** Exports a profile in every format except PDF: Word, text, Markdown, JSON Resume, vCard and QR code. */

import type { ProfileData } from '@/shared/profile/profile-data';
import type { CareerFacts } from '@/shared/record/facts';
import type { ProfileDocument } from './document';

/** Data besides the profile that an exported file may contain. */
export interface NonPdfExtras {
  /** Day of the exported state, 'YYYY-MM-DD'. */
  day: string;
  /** The certain facts of the career record; only for files of the owner. */
  facts?: CareerFacts;
  /** Contact details for the contact card, if the owner chose to give them. */
  email?: string;
  telephone?: string;
}

export type NonPdfFormat = 'docx' | 'text' | 'markdown' | 'json-resume' | 'vcard' | 'qr-svg' | 'qr-png';

const UTF8 = new TextEncoder();

/**
 * Makes a file of a profile in any format but PDF.
 * @returns its bytes; undefined for a QR code of a profile without a page
 */
export async function exportNonPdf(
  format: NonPdfFormat,
  profile: ProfileData,
  document: ProfileDocument,
  { day, facts, email, telephone }: NonPdfExtras,
): Promise<Uint8Array | undefined> {
  const { page } = document.links;
  switch (format) {
    case 'docx':
      return (await import('./word')).makeWordFile(document);
    case 'text':
      return UTF8.encode((await import('./text')).plainTextOf(document));
    case 'markdown':
      return UTF8.encode((await import('./text')).markdownOf(document));
    case 'json-resume': {
      const { jsonResumeOf } = await import('./json-resume');
      return UTF8.encode(`${JSON.stringify(jsonResumeOf({ profile, document, facts, day }), null, 2)}\n`);
    }
    case 'vcard':
      return UTF8.encode((await import('./vcard')).vcardOf(document, { email, telephone, day }));
    case 'qr-svg':
      return page ? UTF8.encode((await import('@/shared/images/qr-code')).qrSvg(page)) : undefined;
    case 'qr-png':
      return page ? (await import('./qr-png')).qrPng(page) : undefined;
  }
}
