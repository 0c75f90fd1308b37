/** Takes the name from the address of a LinkedIn profile, for documents that do not state it elsewhere. */
import type { DocumentLine } from '../layout/line';
import { findLinkedIn } from './head';
import { type FoundName, normaliseName } from './name';

/** Confidence of such a name: low enough that the owner is asked. */
const CONFIDENCE = 0.55;

/**
 * Reads 'Anna De Wit' from 'linkedin.com/in/anna-de-wit-6269'. Addresses of a single word are not used: they
 * may be nicknames.
 */
export function nameInAddress(lines: readonly DocumentLine[]): FoundName | undefined {
  const slug = /\/(?:in|pub)\/([^/?#]+)/.exec(findLinkedIn(lines) ?? '')?.[1] ?? '';
  const words = slug.split('-').filter((word) => !/\d/.test(word));
  const line = lines.find(({ text }) => text.includes(slug));
  if (!line || words.length < 2 || words.length > 4 || !words.every((word) => /^\p{L}{2,}$/u.test(word)))
    return undefined;
  return { name: normaliseName(words.join(' ').toUpperCase()), line, confidence: CONFIDENCE };
}
