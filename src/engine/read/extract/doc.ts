/** Converts DOC (Word 97 to 2003) to paragraphs. Styles are not read. */
import CFB from 'cfb';
import WordExtractor from 'word-extractor';
import { cleanCharacters } from '../../language/text/characters';
import { UnreadableError } from './errors';
import type { Extracted, Paragraph } from './types';

/**
 * Headers and text boxes first, then the body.
 * @throws UnreadableError if the file is protected or damaged
 */
export async function extractDoc(bytes: Uint8Array): Promise<Extracted> {
  if (isEncrypted(bytes)) throw new UnreadableError('protected');
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch((error: unknown) => {
    throw new UnreadableError(/encrypt|password/i.test(String(error)) ? 'protected' : 'damaged');
  });
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getBody(),
  ];
  const paragraphs = parts.flatMap((part, flow) => paragraphsOf(part, flow));
  if (paragraphs.length === 0) throw new UnreadableError('noText');
  return { kind: 'paragraphs', paragraphs };
}

/**
 * Whether the file information block has the flag for encryption ([MS-DOC] 2.5.2), which the library ignores.
 */
function isEncrypted(bytes: Uint8Array): boolean {
  try {
    const stream = CFB.find(CFB.read(bytes, { type: 'array' }), 'WordDocument')?.content as
      | Uint8Array
      | undefined;
    return stream !== undefined && stream.length > 12 && ((stream[11] ?? 0) & 1) === 1;
  } catch {
    return false;
  }
}

function paragraphsOf(text: string, flow: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let spaced = true;
  for (const line of cleanCharacters(text.replaceAll('\u0007', '\t')).split(/\r\n|[\r\n\v\f]/)) {
    const cells = line
      .split('\t')
      .map((cell) => cell.replace(/\s+/g, ' ').trim())
      .filter((cell) => cell !== '');
    if (cells.length > 0)
      paragraphs.push({ cells, bold: false, size: 0, bullet: false, spaced, heading: false, flow });
    spaced = cells.length === 0;
  }
  return paragraphs;
}
