/** The files that a profile can be downloaded as. */

export interface DownloadFormat {
  /** The last part of its URL. */
  fileName: string;
  mediaType: string;
  menuLabel: string;
  /** The end of the name it is saved under, after the person's name. */
  suffix: string;
  /** Whether readers may download it too, if the owner allows it. */
  isForReaders: boolean;
  /** Whether the file links to the public page, so that it needs a published profile. */
  needsPublishedPage?: true;
}

const UTF8 = '; charset=utf-8';

export const DOWNLOADS = {
  brief: {
    fileName: 'brief.pdf',
    mediaType: 'application/pdf',
    menuLabel: 'Brief, two pages (PDF)',
    suffix: '-brief.pdf',
    isForReaders: true,
  },
  whole: {
    fileName: 'profile.pdf',
    mediaType: 'application/pdf',
    menuLabel: 'Whole profile (PDF)',
    suffix: '.pdf',
    isForReaders: true,
  },
  docx: {
    fileName: 'profile.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    menuLabel: 'To edit (Word)',
    suffix: '.docx',
    isForReaders: false,
  },
  text: {
    fileName: 'profile.txt',
    mediaType: `text/plain${UTF8}`,
    menuLabel: 'For forms (plain text)',
    suffix: '.txt',
    isForReaders: false,
  },
  markdown: {
    fileName: 'profile.md',
    mediaType: `text/markdown${UTF8}`,
    menuLabel: 'For notes (Markdown)',
    suffix: '.md',
    isForReaders: false,
  },
  json: {
    fileName: 'resume.json',
    mediaType: 'application/json',
    menuLabel: 'For other tools (JSON Resume)',
    suffix: '.json',
    isForReaders: true,
  },
  contact: {
    fileName: 'contact.vcf',
    mediaType: `text/vcard${UTF8}`,
    menuLabel: 'Contact card (vCard)',
    suffix: '.vcf',
    isForReaders: true,
  },
  contactWithEmail: {
    fileName: 'contact-email.vcf',
    mediaType: `text/vcard${UTF8}`,
    menuLabel: 'Contact card with your email',
    suffix: '.vcf',
    isForReaders: false,
  },
  contactWithTelephone: {
    fileName: 'contact-telephone.vcf',
    mediaType: `text/vcard${UTF8}`,
    menuLabel: 'Contact card with email and telephone',
    suffix: '.vcf',
    isForReaders: false,
  },
  qrSvg: {
    fileName: 'qr.svg',
    mediaType: 'image/svg+xml',
    menuLabel: 'QR code of your page (SVG)',
    suffix: '-qr.svg',
    isForReaders: false,
    needsPublishedPage: true,
  },
  qrPng: {
    fileName: 'qr.png',
    mediaType: 'image/png',
    menuLabel: 'QR code of your page (PNG)',
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
