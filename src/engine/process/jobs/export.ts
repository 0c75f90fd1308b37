/** A profile as a file that its owner or a reader takes along. */
import type { ProfileData } from '@/shared/profile';
import { documentOf } from '../../export/document';
import { type PdfOptions, pdfOf, UnknownScriptError } from '../../export/pdf';

export interface ExportInput {
  profile: ProfileData;
  /** The public address of the profile; absent while it has none. */
  page?: string;
  as: { format: 'pdf' } & PdfOptions;
}

/** The bytes of the file, or the reason why this profile cannot have one of the kind. */
export type ExportOutput = { bytes: Uint8Array } | { impossible: 'script' };

export async function exportProfile({ profile, page, as }: ExportInput): Promise<ExportOutput> {
  try {
    return { bytes: (await pdfOf(documentOf(profile, page), as)).bytes };
  } catch (error) {
    if (error instanceof UnknownScriptError) return { impossible: 'script' };
    throw error;
  }
}
