/** Takes the name from e-mail addresses and URLs, for documents that do not state it elsewhere or without its space. */

import { alphanumericKey } from '@/engine/language/text/keys';
import type { DocumentLine } from '../../layout/line';
import { findLinkedInUrl } from '../head/linkedin-profile-url';
import { type FoundName, normaliseName } from './name';

/**
 * The full name, if the profile's URL has one word of it and another address joins this word with a second one: 'Anna
 * Dewit' from 'linkedin.com/in/dewit' and 'annadewit.example'.
 */
function splitByAddresses(word: string, lines: readonly DocumentLine[]): string | undefined {
  const lowerCase = word.toLowerCase();
  if (!/^[a-z]{4,20}$/.test(lowerCase)) return undefined;
  for (const part of wordsOfAddresses(lines)) {
    const first = part.endsWith(lowerCase) ? part.slice(0, -lowerCase.length) : '';
    const last = part.startsWith(lowerCase) ? part.slice(lowerCase.length) : '';
    if (isLongAsName(first)) return normaliseName(`${first} ${lowerCase}`.toUpperCase());
    if (isLongAsName(last)) return normaliseName(`${lowerCase} ${last}`.toUpperCase());
  }
  return undefined;
}

const isLongAsName = ({ length }: string) => length >= MIN_NAME_CHARACTERS && length <= MAX_NAME_CHARACTERS;
/** Minimum and maximum letters of a given name or surname that is taken from an address. */
const MIN_NAME_CHARACTERS = 3;
const MAX_NAME_CHARACTERS = 14;

/** The runs of letters in the e-mail addresses and URLs of a document. */
const wordsOfAddresses = (lines: readonly DocumentLine[]): string[] =>
  lines
    .flatMap(({ text }) => text.match(/\S{0,80}[@./]\S{0,80}/gu) ?? [])
    .flatMap((address) => address.toLowerCase().match(/[a-z]{7,40}/g) ?? []);

/** A name in capitals that has lost its space. */
const JOINED_NAME_PATTERN = /^\p{Lu}{8,30}$/u;
/** Minimum length of each part of a name that has lost its space. */
const MIN_PART_CHARACTERS = 3;
/** Maximum numbers of lines and of words of addresses that are compared. */
const MAX_COMPARED_TEXTS = 20;
/** Confidence of a name that the text and an address state. */
const AGREED_CONFIDENCE = 0.8;

/**
 * The name in a line that has lost its space, split where an address has a middle name or initial: 'MIRASOLBERG' by
 * 'mirajsolberg@...'.
 */
function splitJoinedName(lines: readonly DocumentLine[]): FoundName | undefined {
  const joined = lines.filter(({ text }) => JOINED_NAME_PATTERN.test(text)).slice(0, MAX_COMPARED_TEXTS);
  if (joined.length === 0) return undefined;
  const parts = wordsOfAddresses(lines).slice(0, MAX_COMPARED_TEXTS);
  for (const line of joined) {
    const folded = alphanumericKey(line.text);
    for (const part of parts) {
      const first = commonLength(folded, part);
      const last = commonLength([...folded].reverse().join(''), [...part].reverse().join(''));
      const isSplit =
        first + last === folded.length && folded.length === line.text.length && part.length > folded.length;
      if (isSplit && Math.min(first, last) >= MIN_PART_CHARACTERS)
        return {
          name: normaliseName(`${line.text.slice(0, first)} ${line.text.slice(first)}`),
          line,
          confidence: AGREED_CONFIDENCE,
        };
    }
  }
  return undefined;
}

/** The number of characters with which both texts begin. */
function commonLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Confidence of a name that only addresses state: low enough that the owner is asked. */
const NAME_IN_ADDRESS_CONFIDENCE = 0.55;

/**
 * Reads a name that has lost its space, or 'Anna De Wit' from 'linkedin.com/in/anna-de-wit-6269'. A URL with a single
 * word counts only if another address has a second one, since the word may be a nickname.
 */
export function nameInAddress(lines: readonly DocumentLine[]): FoundName | undefined {
  const splitName = splitJoinedName(lines);
  if (splitName) return splitName;
  const slug = /\/(?:in|pub)\/([^/?#]+)/.exec(findLinkedInUrl(lines) ?? '')?.[1] ?? '';
  const words = slug.split('-').filter((word) => !/\d/.test(word));
  const line = lines.find(({ text }) => text.includes(slug));
  const joined = line && words.length === 1 ? splitByAddresses(words[0] ?? '', lines) : undefined;
  if (line && joined) return { name: joined, line, confidence: NAME_IN_ADDRESS_CONFIDENCE };
  if (!line || words.length < 2 || words.length > 4 || !words.every((word) => /^\p{L}{2,}$/u.test(word)))
    return undefined;
  return { name: normaliseName(words.join(' ').toUpperCase()), line, confidence: NAME_IN_ADDRESS_CONFIDENCE };
}
