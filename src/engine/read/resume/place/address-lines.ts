/** Rewrites addresses that are set in unusual ways so that their places are found, and finds towns that no list has. */
import type { DocumentLine } from '../../layout/line';
import { organisationScore } from '../../vocabulary/organisations';
import { isCountry, isState } from '../../vocabulary/places';
import { titleScore } from '../../vocabulary/titles';
import { hasContactData } from '../head/contact-data';
import { STREET_PATTERN } from './address';

/** A country after a full stop, at the end of its line or before a bar: 'House 398, Lillevik. Norway | +47 ...'. */
const COUNTRY_AFTER_STOP_PATTERN = /^(.{3,120}\p{L}{3})\.\s(\p{Lu}[\p{L} ]{2,30}?)\.?(\s?\|.*)?$/u;
const MAX_LINE_CHARACTERS = 200;

/** One to three capitalised words, as a town alone in its line has them. */
const TOWN_ALONE_PATTERN = /^\p{Lu}[\p{L}'’-]{2,24}(?: \p{Lu}[\p{L}'’-]{2,24}){0,2},?$/u;
/** A postal code alone in its line. */
const CODE_ALONE_PATTERN = /^(?:[A-Z]{1,2}-)?\d{4,6},?$/u;
/** A region with a postal code: 'Rajasthan 331023'. */
const REGION_AND_CODE_PATTERN = /^(\p{Lu}[\p{L} .]{1,30}?)[\s,–-]{1,3}\d{3} ?\d{2,3}$/u;

/**
 * The lines that are no sentences, with a comma before a country instead of a full stop, and with a town joined to the
 * postal code above it or to the region and code below it: '92290' over 'Lillevik', 'Lillevik' over 'Rajasthan 331023'.
 */
export function addressLines(lines: readonly DocumentLine[]): DocumentLine[] {
  const result: DocumentLine[] = [];
  for (const given of lines) {
    if (isProse(given.text)) continue;
    const line = separateCountry(given);
    const above = result.at(-1);
    const joined = above && joinAddress(above, line);
    if (joined) result[result.length - 1] = joined;
    else result.push(line);
  }
  return result;
}

function separateCountry(line: DocumentLine): DocumentLine {
  if (line.cells.length > 1 || line.text.length > MAX_LINE_CHARACTERS) return line;
  const [, before = '', country = '', rest = ''] = COUNTRY_AFTER_STOP_PATTERN.exec(line.text) ?? [];
  if (!isCountry(country)) return line;
  const text = `${before}, ${country}${rest}`;
  return { ...line, text, cells: [text] };
}

/** Both lines in one if the first is a code over its town, or a town over its region and code. */
function joinAddress(above: DocumentLine, line: DocumentLine): DocumentLine | undefined {
  if (above.cells.length > 1 || line.cells.length > 1 || above.flow !== line.flow) return undefined;
  const isCodeFirst = CODE_ALONE_PATTERN.test(above.text) && isTownAlone(line.text);
  const [, region = ''] = REGION_AND_CODE_PATTERN.exec(line.text) ?? [];
  const isTownFirst = isState(region) && isTownAlone(above.text);
  if (!isCodeFirst && !isTownFirst) return undefined;
  const text = `${above.text.replace(/,$/, '')}${isCodeFirst ? ' ' : ', '}${line.text}`;
  return { ...line, text, cells: [text] };
}

const isTownAlone = (text: string): boolean =>
  TOWN_ALONE_PATTERN.test(text) && titleScore(text) === 0 && organisationScore(text) === 0;

/** The number of a house at the start of an address: 'No. 211/A, Mill Road', '#59, Mill Road', 'Flat 4, Mill Road'. */
const HOUSE_NUMBER_PATTERN =
  /^\W{0,3}(?:(?:no|nr|h\.? ?no|house|flat|door|plot|apt|unit)\b[.:\s#-]{0,4})?\d{1,5}(?:[/-]?\w{1,4})?[,\s]/iu;
/** The part of an address with the street: 'Mill Road', '12 rue du Pont', but not 'Road Safety'. */
const STREET_PART_PATTERN =
  /(?:\b(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|way|mawatha|marg|nagar|colony)|straße|strasse|weg|gasse|straat|gatan|gade|vej|veien)\.?$|^(?:\d{1,4}\w?,? )?(?:rue|via|calle|rua|avenida|av\.?|alameda|travessa|ul\.) \p{L}/iu;
/** The form of an unlisted town: one or two words. */
const UNLISTED_TOWN_PATTERN = /^\p{Lu}\p{Ll}{3,20}(?: \p{Lu}\p{Ll}{2,20})?$/u;
/** Words beside or in the names of landmarks, quarters and estates, which have the form of a town. */
const NOT_A_TOWN_PATTERN =
  /\b(?:near|opp|behind|next|post|village|district|park|garden|gardens|estate|heights|towers?|complex|society|layout|extension|cross|main|gate|campus|hostel|university|college|market|stage|view|north|south|east|west)\b/iu;

/**
 * The unlisted town at the end of an address with house and street beside contact data: 'No. 21, Mill Road,
 * Lillevik.'.
 */
export function townOfStreet(
  lines: readonly DocumentLine[],
): { text: string; line: DocumentLine } | undefined {
  for (const [at, line] of lines.entries()) {
    const isReachable = [lines[at - 1], lines[at + 1]].some(
      (beside) => beside && hasContactData(beside.text),
    );
    if (!isReachable || line.text.length > MAX_LINE_CHARACTERS || !HOUSE_NUMBER_PATTERN.test(line.text))
      continue;
    const parts = (line.cells[0] ?? '').split(',').map((part) => part.trim());
    const text = (parts.at(-1) ?? '').replace(/\.$/u, '');
    const isStreet = parts.slice(0, -1).some((part) => STREET_PART_PATTERN.test(part));
    const isTown =
      UNLISTED_TOWN_PATTERN.test(text) &&
      !NOT_A_TOWN_PATTERN.test(text) &&
      !STREET_PATTERN.test(text) &&
      !isState(text) &&
      !isCountry(text) &&
      titleScore(text) === 0 &&
      organisationScore(text) === 0;
    if (parts.length > 2 && isStreet && isTown) return { text, line };
  }
  return undefined;
}

const WORD_IN_SMALL_LETTERS_PATTERN = /(?<!\S)\p{Ll}{2,}[,.;:]?(?!\S)/gu;
/** A line with this many words in small letters is a sentence, whose places are not where its person lives. */
const MIN_SMALL_WORDS_OF_PROSE = 8;
/** Whether a text is a sentence and no part of an address. */
const isProse = (text: string): boolean =>
  (text.match(WORD_IN_SMALL_LETTERS_PATTERN)?.length ?? 0) >= MIN_SMALL_WORDS_OF_PROSE;
