/** The files that a profile can be downloaded as. */

export interface DownloadFormat {
  /** The last part of its URL. */
  fileName: string;
  /** The media type. */
  type: string;
  /** The label in a menu. */
  label: string;
  /** The end of the name it is saved under, after the person's name. */
  suffix: string;
  /** Whether readers may download it too, where the owner allows it. */
  isForReaders: boolean;
  /** Whether the file links to the public page, so that it needs a published profile. */
  needsPublishedPage?: true;
}

const UTF8 = '; charset=utf-8';

export const DOWNLOADS = {
  brief: {
    fileName: 'brief.pdf',
    type: 'application/pdf',
    label: 'Brief, two pages (PDF)',
    suffix: '-brief.pdf',
    isForReaders: true,
  },
  whole: {
    fileName: 'profile.pdf',
    type: 'application/pdf',
    label: 'Whole profile (PDF)',
    suffix: '.pdf',
    isForReaders: true,
  },
  docx: {
    fileName: 'profile.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'To edit (Word)',
    suffix: '.docx',
    isForReaders: false,
  },
  text: {
    fileName: 'profile.txt',
    type: `text/plain${UTF8}`,
    label: 'For forms (plain text)',
    suffix: '.txt',
    isForReaders: false,
  },
  markdown: {
    fileName: 'profile.md',
    type: `text/markdown${UTF8}`,
    label: 'For notes (Markdown)',
    suffix: '.md',
    isForReaders: false,
  },
  json: {
    fileName: 'resume.json',
    type: 'application/json',
    label: 'For other tools (JSON Resume)',
    suffix: '.json',
    isForReaders: true,
  },
  contact: {
    fileName: 'contact.vcf',
    type: `text/vcard${UTF8}`,
    label: 'Contact card (vCard)',
    suffix: '.vcf',
    isForReaders: true,
  },
  contactWithEmail: {
    fileName: 'contact-email.vcf',
    type: `text/vcard${UTF8}`,
    label: 'Contact card with your e-mail',
    suffix: '.vcf',
    isForReaders: false,
  },
  contactWithTelephone: {
    fileName: 'contact-telephone.vcf',
    type: `text/vcard${UTF8}`,
    label: 'Contact card with e-mail and telephone',
    suffix: '.vcf',
    isForReaders: false,
  },
  qrSvg: {
    fileName: 'qr.svg',
    type: 'image/svg+xml',
    label: 'QR code of your page (SVG)',
    suffix: '-qr.svg',
    isForReaders: false,
    needsPublishedPage: true,
  },
  qrPng: {
    fileName: 'qr.png',
    type: 'image/png',
    label: 'QR code of your page (PNG)',
    suffix: '-qr.png',
    isForReaders: false,
    needsPublishedPage: true,
  },
} as const satisfies Record<string, DownloadFormat>;

export type DownloadKind = keyof typeof DOWNLOADS;
export const DOWNLOAD_KINDS = Object.keys(DOWNLOADS) as DownloadKind[];

/** The format of a kind of file. */
export const downloadFormatOf = (kind: DownloadKind): DownloadFormat => DOWNLOADS[kind];

/** The kind of a file by its name in the URL: 'brief.pdf'. */
export const downloadKindOf = (fileName: string): DownloadKind | undefined =>
  DOWNLOAD_KINDS.find((kind) => DOWNLOADS[kind].fileName === fileName);

/** The path at which the owner downloads a file, published or not. */
export const ownDownloadPath = (userId: string, kind: DownloadKind): string =>
  `/profile/preview/${userId}/${DOWNLOADS[kind].fileName}`;
