/** A profile as a file that its owner or a reader downloads. */
import type { ProfileData } from '@/shared/profile/profile-data';
import type { ShownReference } from '@/shared/references/reference';
import { documentOf } from '../../export/document';
import type { NonPdfExtras, NonPdfFormat } from '../../export/non-pdf';
import type { PdfOptions } from '../../export/pdf';

export interface ExportInput {
  profile: ProfileData;
  /** The references that readers of the profile see. */
  references?: readonly ShownReference[];
  /** The URL of the public profile; absent if it has none. */
  page?: string;
  as: ({ format: 'pdf' } & PdfOptions) | ({ format: NonPdfFormat } & NonPdfExtras);
}

/** The bytes of the file, or the reason why there is none: letters of a script without a font, or no public URL. */
export type ExportOutput = { bytes: Uint8Array } | { impossible: 'script' | 'address' };

/** The job `export`: the bytes of the file, or why the format cannot hold this profile. */
export async function exportProfile({ profile, references, page, as }: ExportInput): Promise<ExportOutput> {
  const document = documentOf(profile, page, references);
  if (as.format !== 'pdf') {
    const { exportNonPdf } = await import('../../export/non-pdf');
    const bytes = await exportNonPdf(as.format, profile, document, as);
    return bytes ? { bytes } : { impossible: 'address' };
  }
  const { typesetPdf, UnknownScriptError } = await import('../../export/pdf');
  try {
    return { bytes: (await typesetPdf(document, as)).bytes };
  } catch (error) {
    if (error instanceof UnknownScriptError) return { impossible: 'script' };
    throw error;
  }
}
