/** Parses S3's XML responses. */
import { SaxesParser } from 'saxes';
import { StorageError, type StoredEntry } from './types';

/**
 * Calls back for each element that ends, with its text.
 * @throws StorageError if this is not XML
 */
function eachElement(xml: string, onElement: (name: string, text: string) => void): void {
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
    onElement(name, text);
    text = '';
  });
  parser.write(xml).close();
}

/**
 * Parses a page of a list of objects (`ListObjectsV2`).
 * @returns the objects, and the token of the next page if there is one
 * @throws StorageError if the response is not XML
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
  const hasMore = page.get('IsTruncated') === 'true';
  return { entries, next: hasMore ? page.get('NextContinuationToken') : undefined };
}

/** The `<Code>` of an error, as 'AccessDenied'; absent if the body is not XML or has none. */
export function readErrorCode(xml: string): string | undefined {
  let code: string | undefined;
  try {
    eachElement(xml, (name, text) => {
      if (name === 'Code') code = text;
    });
  } catch {
    // A proxy in between may have answered: the HTTP status is enough.
  }
  return code;
}
