/** Turns a PNG or JPEG into a page of text by text recognition. */
import { UnreadableError } from '../errors';
import type { Extracted } from '../types';
import { pageOfRecognisedLines } from './page';
import { decodePicture } from './picture';
import { recognise } from './tesseract';

/** Throws `UnreadableError`: `pixels`, `damaged`, or `noText` when nothing could be recognised. */
export async function extractImage(bytes: Uint8Array): Promise<Extracted> {
  const picture = await decodePicture(bytes);
  const page = pageOfRecognisedLines(await recognise(picture), picture, 1);
  if (page.items.length === 0) throw new UnreadableError('noText');
  return { kind: 'pages', pages: [page], pageCount: 1 };
}
