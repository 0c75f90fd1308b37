/** Reads the XML that S3 answers with. */
import { SaxesParser } from 'saxes';
import { StorageError, type StoredEntry } from './types';

/** Calls back with each element that ends and the text in it. @throws StorageError where this is no XML */
function eachElement(xml: string, ended: (name: string, text: string) => void): void {
  const parser = new SaxesParser({ xmlns: false });
  let text = '';
  parser.on('error', () => {
    throw new StorageError('unavailable', 'the storage service answered no XML');
  });
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    ended(name, text);
    text = '';
  });
  parser.write(xml).close();
}

/**
 * A page of a list of objects (`ListObjectsV2`).
 * @returns the objects, and the token of the next page where there is one
 * @throws StorageError where the answer is no XML
 */
export function readListing(xml: string): { entries: StoredEntry[]; next?: string } {
  const entries: StoredEntry[] = [];
  let values = new Map<string, string>();
  const page = new Map<string, string>();
  eachElement(xml, (name, text) => {
    if (name === 'IsTruncated' || name === 'NextContinuationToken') page.set(name, text);
    else if (name === 'Contents') {
      const path = values.get('Key');
      if (path) entries.push({ path, size: Number(values.get('Size')) });
      values = new Map();
    } else values.set(name, text);
  });
  const more = page.get('IsTruncated') === 'true';
  return { entries, next: more ? page.get('NextContinuationToken') : undefined };
}

/** The `<Code>` of an error, as 'AccessDenied'; absent where the body is no XML or has none. */
export function readErrorCode(xml: string): string | undefined {
  let code: string | undefined;
  try {
    eachElement(xml, (name, text) => {
      if (name === 'Code') code = text;
    });
  } catch {
    // A proxy in between may have answered in its own words: the status says enough.
  }
  return code;
}
