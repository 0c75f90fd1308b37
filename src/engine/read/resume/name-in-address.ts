/** Takes the name from the address of a LinkedIn profile, for documents that do not state it elsewhere. */
import type { DocumentLine } from '../layout/line';
import { findLinkedIn } from './linkedin-address';
import { type FoundName, normaliseName } from './name';

/**
 * The name in another address that begins or ends with the one word of the profile's: 'Anna Dewit' from
 * 'linkedin.com/in/dewit' and 'annadewit.example'.
 */
function splitByAddresses(word: string, lines: readonly DocumentLine[]): string | undefined {
  const own = word.toLowerCase();
  if (!/^[a-z]{4,20}$/.test(own)) return undefined;
  const parts = lines
    .flatMap(({ text }) => text.match(/\S{0,80}[@./]\S{0,80}/gu) ?? [])
    .flatMap((address) => address.toLowerCase().match(/[a-z]{7,40}/g) ?? []);
  for (const part of parts) {
    const first = part.endsWith(own) ? part.slice(0, -own.length) : '';
    const last = part.startsWith(own) ? part.slice(own.length) : '';
    if (first.length > 2 && first.length < 15) return normaliseName(`${first} ${own}`.toUpperCase());
    if (last.length > 2 && last.length < 15) return normaliseName(`${own} ${last}`.toUpperCase());
  }
  return undefined;
}

/** Confidence of such a name: low enough that the owner is asked. */
const NAME_IN_ADDRESS_CONFIDENCE = 0.55;

/**
 * Reads 'Anna De Wit' from 'linkedin.com/in/anna-de-wit-6269'. Addresses of a single word are not used: they
 * may be nicknames.
 */
export function nameInAddress(lines: readonly DocumentLine[]): FoundName | undefined {
  const slug = /\/(?:in|pub)\/([^/?#]+)/.exec(findLinkedIn(lines) ?? '')?.[1] ?? '';
  const words = slug.split('-').filter((word) => !/\d/.test(word));
  const line = lines.find(({ text }) => text.includes(slug));
  const joined = line && words.length === 1 ? splitByAddresses(words[0] ?? '', lines) : undefined;
  if (line && joined) return { name: joined, line, confidence: NAME_IN_ADDRESS_CONFIDENCE };
  if (!line || words.length < 2 || words.length > 4 || !words.every((word) => /^\p{L}{2,}$/u.test(word)))
    return undefined;
  return { name: normaliseName(words.join(' ').toUpperCase()), line, confidence: NAME_IN_ADDRESS_CONFIDENCE };
}
