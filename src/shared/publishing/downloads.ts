/** The files that a profile can be downloaded as. */

export interface DownloadFormat {
  /** Last part of its address. */
  file: string;
  type: string;
  /** The label in a menu. */
  label: string;
  /** The part of the file name after the person's name. */
  suffix: string;
  /** Whether readers may download it too, where the owner allows it. */
  readers: boolean;
  /** Whether the file links to the public page, so that it needs a published profile. */
  published?: true;
}

const UTF8 = '; charset=utf-8';

export const DOWNLOADS = {
  brief: {
    file: 'brief.pdf',
    type: 'application/pdf',
    label: 'Brief, two pages (PDF)',
    suffix: '-brief.pdf',
    readers: true,
  },
  whole: {
    file: 'profile.pdf',
    type: 'application/pdf',
    label: 'Whole profile (PDF)',
    suffix: '.pdf',
    readers: true,
  },
  docx: {
    file: 'profile.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'To edit (Word)',
    suffix: '.docx',
    readers: false,
  },
  text: {
    file: 'profile.txt',
    type: `text/plain${UTF8}`,
    label: 'For forms (plain text)',
    suffix: '.txt',
    readers: false,
  },
  markdown: {
    file: 'profile.md',
    type: `text/markdown${UTF8}`,
    label: 'For notes (Markdown)',
    suffix: '.md',
    readers: false,
  },
  json: {
    file: 'resume.json',
    type: 'application/json',
    label: 'For other tools (JSON Resume)',
    suffix: '.json',
    readers: true,
  },
  contact: {
    file: 'contact.vcf',
    type: `text/vcard${UTF8}`,
    label: 'Contact card (vCard)',
    suffix: '.vcf',
    readers: true,
  },
  contactWithEmail: {
    file: 'contact-email.vcf',
    type: `text/vcard${UTF8}`,
    label: 'Contact card with your e-mail',
    suffix: '.vcf',
    readers: false,
  },
  contactWithTelephone: {
    file: 'contact-telephone.vcf',
    type: `text/vcard${UTF8}`,
    label: 'Contact card with e-mail and telephone',
    suffix: '.vcf',
    readers: false,
  },
  qrSvg: {
    file: 'qr.svg',
    type: 'image/svg+xml',
    label: 'QR code of your page (SVG)',
    suffix: '-qr.svg',
    readers: false,
    published: true,
  },
  qrPng: {
    file: 'qr.png',
    type: 'image/png',
    label: 'QR code of your page (PNG)',
    suffix: '-qr.png',
    readers: false,
    published: true,
  },
} as const satisfies Record<string, DownloadFormat>;

export type DownloadKind = keyof typeof DOWNLOADS;
export const DOWNLOAD_KINDS = Object.keys(DOWNLOADS) as DownloadKind[];

/** The format of a kind of file. */
export const formatOf = (kind: DownloadKind): DownloadFormat => DOWNLOADS[kind];

/** The kind of a file by its name in the address: 'brief.pdf'. */
export const downloadOfFile = (file: string): DownloadKind | undefined =>
  DOWNLOAD_KINDS.find((kind) => DOWNLOADS[kind].file === file);

/** The owner's own address of a file, published or not. */
export const ownDownloadAddress = (userId: string, kind: DownloadKind): string =>
  `/profile/preview/${userId}/${DOWNLOADS[kind].file}`;
