/** Finds the address of the person's LinkedIn profile in a document. */
import { parseLinkedInUrl } from '@/shared/people/linkedin-url';
import type { DocumentLine } from '../layout/line';

/** The address of the person's LinkedIn profile, if the document names it. */
export function findLinkedIn(lines: readonly DocumentLine[]): string | undefined {
  const text = lines.map((line) => line.text).join('\n');
  const address = /(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s|,;)]+/i.exec(text)?.[0];
  // The former addresses end with a number in parts, from which the present one cannot be told.
  const isFormer = address !== undefined && /\/pub\/[^/]+\/\w/i.test(address);
  const parsed = address && !isFormer ? parseLinkedInUrl(address) : undefined;
  return parsed?.ok ? parsed.url : undefined;
}
