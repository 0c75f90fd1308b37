/** From bytes to text: the table of what can be read. A kind without an extractor is answered by name, not by failure. */
import type { OnPage } from '../inputs';
import { detectType, type FileType } from './detect';
import { UnreadableError } from './errors';
import type { Extracted } from './types';

type Extractor = (bytes: Uint8Array, onPage?: OnPage) => Promise<Extracted>;

/** Libraries are loaded when first needed: a child that reads a ZIP has no use for a PDF engine. */
const EXTRACTORS: Record<FileType, Extractor | undefined> = {
  pdf: async (bytes, onPage) => (await import('./pdf')).extractPdf(bytes, onPage),
  docx: async (bytes) => (await import('./docx')).extractDocx(bytes),
  doc: async (bytes) => (await import('./doc')).extractDoc(bytes),
  zip: async (bytes) => (await import('./linkedin-export')).extractLinkedInExport(bytes),
  // Slides, sheets, old binary formats and pictures: an extractor for each goes here.
  pptx: undefined,
  xlsx: undefined,
  ole: undefined,
  image: undefined,
};

/** Extracts a file by its content. Throws `UnreadableError` with the reason. */
export async function extract(bytes: Uint8Array, fileName: string, onPage?: OnPage): Promise<Extracted> {
  const extractor = EXTRACTORS[detectType(bytes, fileName)];
  if (!extractor) throw new UnreadableError('unsupported');
  return extractor(bytes, onPage);
}
