/** Finds the place where a person lives: from a present address, else the head, else a permanent address. */
import type { DocumentLine } from '../layout/line';
import { foldWords } from '../layout/text';
import { isCountry, isState } from '../vocabulary/places';
import { isTown } from '../vocabulary/towns';
import { findDistrict, findTown, isAddressLabel } from './address';
import { findPlace, isContact } from './head';

interface FoundPlace {
  text: string;
  line: DocumentLine;
}

const ADDRESS = '[^\\p{L}]{0,3}(?:postal |mailing )?(?:address|add)\\b';
const PRESENT = new RegExp(
  `\\b(?:current|present|local|residential|communication)${ADDRESS}|\\baddress (?:for|of) (?:communication|correspondence)`,
  'iu',
);
const PERMANENT = new RegExp(`\\b(?:perm[ae]n[ae]nt|native|home)${ADDRESS}`, 'iu');
/** Rows that name places where nobody lives. */
const ELSEWHERE =
  /^[^\p{L}]*(?:nationality|citizenship|passport|place of|date of|visa|father|mother|religion|marital|mother tongue|place\s*[:：-])/iu;
/** Lines of an address below its label. */
const LINES = 5;

/**
 * The place of a resume.
 * @param head the lines of its head and of what it says on contact
 * @param about short lines of the summary, where some layouts put the address
 */
export function placeOf(
  lines: readonly DocumentLine[],
  head: readonly DocumentLine[],
  about: readonly DocumentLine[],
  name: string,
): FoundPlace | undefined {
  const permanent = new Set(blocksOf(lines, (line) => PERMANENT.test(line.text)).flat());
  const own = foldWords(name);
  const isUsable = (line: DocumentLine) =>
    !ELSEWHERE.test(line.text) && !foldWords(line.text).every((word) => own.includes(word));
  const near = head.filter((line) => isUsable(line) && !permanent.has(line));
  const present = blocksOf(lines, (line) => PRESENT.test(line.text) && !PERMANENT.test(line.text));
  const addressed = blocksOf(lines, (line) => isAddressLabel(line) && isUsable(line));
  const inHead = named(findPlace(near), own);
  const readings = [
    ...present.map(townIn),
    inHead && !isRegion(inHead.text) ? inHead : undefined,
    findDistrict(near),
    findPlace(about.filter(isUsable)),
    ...addressed.map(townIn),
  ];
  const towns = readings.map((found) => named(found, own));
  return towns.find((found) => found && !isRegion(found.text)) ?? inHead ?? towns.find(Boolean);
}

/** Words of forms and of degrees that occur in the position of places. */
const NO_PLACE =
  /\b(?:pin ?code|pin|contact|graduation|passed|board|equipment|industries|institute|vidya\p{L}*|state)\b/iu;

/** A place without what an address has behind it; undefined where it is the person's name or no place. */
function named(found: FoundPlace | undefined, own: readonly string[]): FoundPlace | undefined {
  const text = found?.text.replace(/(?<![\s()–-])[\s()–-]+$/u, '') ?? '';
  const isName = foldWords(text).every((word) => own.includes(word));
  return found && text !== '' && !isName && !NO_PLACE.test(text) ? { ...found, text } : undefined;
}

/** Each address with its label: up to the next label or way to reach the person. */
function blocksOf(
  lines: readonly DocumentLine[],
  isLabel: (line: DocumentLine) => boolean,
): DocumentLine[][] {
  return lines.flatMap((line, index) => {
    if (line.text.length > 200 || !isLabel(line)) return [];
    const below = lines.slice(index + 1, index + LINES);
    const end = below.findIndex(
      (next) =>
        next.flow !== line.flow ||
        isAddressLabel(next) ||
        isContact(next.text) ||
        /^[^:：]{3,25}[:：]/u.test(next.text),
    );
    return [[line, ...(end < 0 ? below : below.slice(0, end))]];
  });
}

const townIn = (block: readonly DocumentLine[]): FoundPlace | undefined =>
  [findTown(block), findDistrict(block), findPlace(block)].find((found) => found && !isRegion(found.text));

/** Whether a place names no town: a state, a country or both. */
function isRegion(place: string): boolean {
  const parts = place.split(',').map((part) => part.trim());
  return !isTown(parts[0] ?? '') && parts.every((part) => isState(part) || isCountry(part));
}
