/** Reads one page of S3's list of objects. Its names are ours, so they hold nothing that XML would escape. */
import type { StoredEntry } from './types';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of a name. */
function textOf(xml: string, element: string): string | undefined {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return found?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** @returns the objects, and the token of the next page where there is one */
export function readListing(xml: string): { entries: StoredEntry[]; next?: string } {
  const entries = [];
  for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const path = textOf(object, 'Key');
    if (path) entries.push({ path, size: Number(textOf(object, 'Size')) });
  }
  const more = textOf(xml, 'IsTruncated') === 'true';
  return { entries, next: more ? textOf(xml, 'NextContinuationToken') : undefined };
}
