/** Extracts text from bytes, by a table of the supported formats. */
import { detectType, type FileType } from './detect';
import type { Extracted, ExtractOptions } from './types';

type Extractor = (bytes: Uint8Array, options: ExtractOptions) => Promise<Extracted>;

/** Loads each library when it is first needed: a child process that reads a ZIP needs no PDF engine. */
const EXTRACTORS: Record<FileType, Extractor> = {
  pdf: async (bytes, options) => (await import('./pdf')).extractPdf(bytes, options),
  docx: async (bytes) => (await import('./docx')).extractDocx(bytes),
  doc: async (bytes) => (await import('./doc')).extractDoc(bytes),
  zip: async (bytes) => (await import('./linkedin-export')).extractLinkedInExport(bytes),
  ppt: async (bytes) => (await import('./slides/ppt')).extractPpt(bytes),
  pptx: async (bytes) => (await import('./slides/pptx')).extractPptx(bytes),
  xls: async (bytes) => (await import('./sheets')).extractSheets(bytes),
  xlsx: async (bytes) => (await import('./sheets')).extractSheets(bytes),
  json: async (bytes) => (await import('./json-resume')).extractJsonResume(bytes),
  image: async (bytes) => (await import('./ocr/image')).extractImage(bytes),
};

/** Extracts a file by its content. Throws `UnreadableError` with the reason. */
export async function extract(
  bytes: Uint8Array,
  fileName: string,
  options: ExtractOptions = {},
): Promise<Extracted> {
  return EXTRACTORS[detectType(bytes, fileName)](bytes, options);
}
