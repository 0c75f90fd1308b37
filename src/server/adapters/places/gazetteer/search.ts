/**
 * Suggests places while a person types, by inhabitants and by similarity to the typed text. A score is the weight of a
 * place (`Gazetteer.weights`) plus the points below for the match.
 */

import { type Gazetteer, MATCH_KIND, NO_ADMIN, PLACE_KIND, RECORD_BITS } from './file';
import { foldPlaceName } from './fold-place-name';
import { keyRange } from './key-range';
import { isWithinOneTypo } from './one-typo';
import { TopRecords } from './top-records';

/** The typed text equals the whole key: worth about thirteen times the inhabitants. */
const EXACT_MATCH_POINTS = 28;
const POINTS_BY_MATCH: Record<number, number> = {
  [MATCH_KIND.primary]: 0,
  [MATCH_KIND.alternative]: -15,
  [MATCH_KIND.word]: -22,
};
/** The typed text begins an alternative spelling: there are so many of these that each says little. */
const ALTERNATIVE_PREFIX_POINTS = -30;
/**
 * For each byte by which the key is longer than the typed text, up to a maximum; counted twice after a typing error.
 */
const POINTS_PER_FURTHER_BYTE = -1;
const MAX_COUNTED_BYTES = 8;
const TYPO_POINTS = -30;
/** With fewer typed characters, typing errors are not allowed for. */
const MIN_TYPO_CHARACTERS = 5;
/** Maximum characters of the typed text that are searched for. */
const MAX_INPUT_CHARACTERS = 200;
/** Maximum words of a region that is typed without a comma. */
const MAX_REGION_WORDS = 3;

const RECORD_MASK = (1 << RECORD_BITS) - 1;

export interface SearchOptions {
  limit: number;
  /** Whether to find cities only. */
  onlyCities?: boolean;
}

/** Flags by country and division: 1 if the place may lie there. */
interface Regions {
  countries: Uint8Array;
  admins: Uint8Array;
}

/**
 * The countries and divisions that each text after the name can mean, as 'fr' in 'Paris, Fr'; `null` means anywhere.
 */
function regionsOf(g: Gazetteer, typed: string[]): Regions[] | null {
  if (typed.length === 0) return null;
  return typed.map((text) => {
    const isMeant = (keys: string[]) =>
      Number(keys.some((key) => (text.length < 3 ? key === text : key.startsWith(text))));
    return {
      countries: Uint8Array.from(g.countries, (country) => isMeant(country.keys)),
      admins: Uint8Array.from(g.admins, (admin) => isMeant(admin.keys)),
    };
  });
}

function liesIn(g: Gazetteer, record: number, regions: Regions[]): boolean {
  const country = g.countryOf[record] ?? 0;
  const admin = g.adminOf[record] ?? NO_ADMIN;
  return regions.every((region) => region.countries[country] || (admin !== NO_ADMIN && region.admins[admin]));
}

function collect(
  g: Gazetteer,
  best: TopRecords,
  query: { name: string; regions: string[]; onlyCities: boolean },
) {
  const typed = Buffer.from(query.name);
  const regions = regionsOf(g, query.regions);
  const { start, end } = keyRange(g, typed);
  // A single letter matches 70,000 keys: the loop reads local variables, and reads the lowest score anew only when it
  // may have risen.
  const { keyEntries, keyOffsets, weights } = g;
  const length = typed.length;
  let minScore = best.minScore;
  for (let key = start; key < end; key++) {
    const entry = keyEntries[key]!;
    const record = entry & RECORD_MASK;
    const weight = weights[record]!;
    if (weight + EXACT_MATCH_POINTS <= minScore) continue;
    const furtherBytes = keyOffsets[key + 1]! - keyOffsets[key]! - length;
    const match = entry >>> RECORD_BITS;
    const lengthPoints =
      furtherBytes === 0
        ? EXACT_MATCH_POINTS
        : POINTS_PER_FURTHER_BYTE * Math.min(furtherBytes, MAX_COUNTED_BYTES);
    const alternativePrefixPoints =
      furtherBytes > 0 && match === MATCH_KIND.alternative ? ALTERNATIVE_PREFIX_POINTS : 0;
    const score = weight + (POINTS_BY_MATCH[match] ?? 0) + lengthPoints + alternativePrefixPoints;
    if (score <= minScore) continue;
    if (query.onlyCities && g.kinds[record] !== PLACE_KIND.locality) continue;
    if (regions && !liesIn(g, record, regions)) continue;
    best.offer(record, score);
    minScore = best.minScore;
  }
}

/**
 * Fuzzy search, for when nothing was found: looks at the keys with the same first letters and allows one typing
 * error.
 */
function collectTypos(
  g: Gazetteer,
  best: TopRecords,
  { name, onlyCities }: { name: string; onlyCities: boolean },
) {
  const typed = Buffer.from(name);
  const { start, end } = keyRange(g, typed.subarray(0, 2));
  for (let key = start; key < end; key++) {
    const entry = g.keyEntries[key] ?? 0;
    const record = entry & RECORD_MASK;
    const from = g.keyOffsets[key] ?? 0;
    const to = g.keyOffsets[key + 1] ?? 0;
    const furtherBytes = Math.min(Math.max(0, to - from - typed.length), MAX_COUNTED_BYTES);
    const score =
      (g.weights[record] ?? 0) +
      (POINTS_BY_MATCH[entry >>> RECORD_BITS] ?? 0) +
      TYPO_POINTS +
      2 * POINTS_PER_FURTHER_BYTE * furtherBytes;
    if (score <= best.minScore || (onlyCities && g.kinds[record] !== PLACE_KIND.locality)) continue;
    if (isWithinOneTypo(typed, g.keys, from, to)) best.offer(record, score);
  }
}

/**
 * Searches for places by name, optionally followed by a region.
 * @param input as typed: 'zurich', 'Paris, France', 'portland oregon'
 * @returns indexes of records, the best first
 */
export function searchPlaces(g: Gazetteer, input: string, options: SearchOptions): number[] {
  const { limit, onlyCities = false } = options;
  const [nameText = '', ...regionTexts] = input.slice(0, MAX_INPUT_CHARACTERS).split(',').map(foldPlaceName);
  if (!nameText) return [];
  const best = new TopRecords(limit);
  const regions = regionTexts.filter(Boolean);
  collect(g, best, { name: nameText, regions, onlyCities });
  // Without a comma the last words may be the region: 'portland oregon'.
  const words = nameText.split(' ');
  const maxRegionWords = best.records.length === 0 ? Math.min(MAX_REGION_WORDS, words.length - 1) : 0;
  for (let regionWords = 1; regionWords <= maxRegionWords; regionWords++) {
    const region = words.slice(words.length - regionWords).join(' ');
    const name = words.slice(0, words.length - regionWords).join(' ');
    collect(g, best, { name, regions: [region, ...regions], onlyCities });
  }
  if (best.records.length === 0 && regions.length === 0 && nameText.length >= MIN_TYPO_CHARACTERS) {
    collectTypos(g, best, { name: nameText, onlyCities });
  }
  return best.records;
}
