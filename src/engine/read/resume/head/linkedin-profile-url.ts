/** Finds the URL of the person's LinkedIn profile in a document. */
import { parseLinkedInUrl } from '@/shared/people/linkedin-url';
import type { DocumentLine } from '../../layout/line';

/** The URL of the person's LinkedIn profile, if the document names it. */
export function findLinkedInUrl(lines: readonly DocumentLine[]): string | undefined {
  const text = lines.map((line) => line.text).join('\n');
  const link = /(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s|,;)]+/i.exec(text)?.[0];
  // Former URLs end with a number in several parts, from which the present URL cannot be derived.
  const isFormer = link !== undefined && /\/pub\/[^/]+\/\w/i.test(link);
  const parsed = link && !isFormer ? parseLinkedInUrl(link) : undefined;
  return parsed?.ok ? parsed.url : undefined;
}
