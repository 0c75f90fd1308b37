/** The files that a profile can be taken along as. */

export interface DownloadFormat {
  /** Last part of its address. */
  file: string;
  type: string;
  /** In a menu. */
  label: string;
  /** What the file that is saved is called behind the person's name. */
  suffix: string;
}

export const DOWNLOADS = {
  brief: {
    file: 'brief.pdf',
    type: 'application/pdf',
    label: 'Brief, two pages (PDF)',
    suffix: '-brief.pdf',
  },
  whole: {
    file: 'profile.pdf',
    type: 'application/pdf',
    label: 'Whole profile (PDF)',
    suffix: '.pdf',
  },
} as const satisfies Record<string, DownloadFormat>;

export type DownloadKind = keyof typeof DOWNLOADS;
export const DOWNLOAD_KINDS = Object.keys(DOWNLOADS) as DownloadKind[];

/** What readers may take along where the owner allows it. */
export const READERS_DOWNLOADS = ['brief', 'whole'] as const satisfies DownloadKind[];

export const downloadOfFile = (file: string): DownloadKind | undefined =>
  DOWNLOAD_KINDS.find((kind) => DOWNLOADS[kind].file === file);

/** The owner's own address of a file, published or not. */
export const ownDownloadAddress = (userId: string, kind: DownloadKind): string =>
  `/profile/preview/${userId}/${DOWNLOADS[kind].file}`;
