/**
 * Finds the town among the parts of an address: a known town, preferably one that a region or a postal code follows.
 */
import type { DocumentLine } from '../../layout/line';
import { isCountry, isState } from '../../vocabulary/places';
import { isTownInAddress } from '../../vocabulary/small-towns';
import { isTown } from '../../vocabulary/towns';
import { CONTACT_DATA_BESIDE_ADDRESS_PATTERN, WEB_ADDRESS_PATTERN } from '../head/contact-data';

interface Part {
  text: string;
  line: DocumentLine;
  /** The kind of place that its label states. */
  placeKind?: PlaceKind;
  /** Whether the part's cell has digits or a word typical of addresses. */
  hasAddressWord: boolean;
}

type PlaceKind = 'city' | 'taluk' | 'district' | 'near' | 'region';

/** Maximum length of a line in characters; longer ones are prose. */
const MAX_ADDRESS_LINE_CHARACTERS = 300;
/** Maximum number of parts of an address. */
const MAX_PARTS = 40;

const WORDS_OF_PLACE_KINDS: readonly (readonly [PlaceKind, string])[] = [
  ['city', 'city|town|ville|stadt|ciudad|cidade'],
  ['taluk', 'teh(?:sil)?|taluka?|tk|mandal'],
  ['district', 'dist(?:t|rict)?|d\\.?t'],
  [
    'near',
    'near|nr|opp(?:osite)?|via|behind|vill(?:age)?|v\\.?p\\.?o|at(?: ?& ?post)?|post(?: ?office)?|p[./]?o|p[./]?s|police station|thana|bairro',
  ],
  ['region', 'state|country|pin ?code|pin|zip(?: ?code)?|code'],
];
const LABELS_BEFORE_NAMES = WORDS_OF_PLACE_KINDS.map(
  ([placeKind, words]) => [placeKind, new RegExp(`^(?:${words})\\b\\.?(?!\\p{L})\\s*`, 'iu')] as const,
);
const LABELS_AFTER_NAMES = WORDS_OF_PLACE_KINDS.filter(
  ([placeKind]) => placeKind !== 'region' && placeKind !== 'city',
).map(([placeKind, words]) => [placeKind, new RegExp(`(?<=\\S)\\s(?:${words})\\.?$`, 'iu')] as const);

/** Digits or words that show a cell to be part of an address. */
const ADDRESS_WORD_PATTERN =
  /\d|\b(?:address|location|street|road|lane|nagar|colony|apartments?|building|flat|house|sector|phase|floor|society|bazar|p\.? ?o\.?(?: ?box)?|estrada|rua|calle|rue|avenida|strasse|straße)\b/iu;
/** Separators between the parts of an address. */
const ADDRESS_SEPARATOR_PATTERN =
  /[,;|()•·:：/–—~=]|(?<!\b(?:St|Ste|Ft|Mt|Pt))\.(?=\s|$)|(?<=\p{L}{3})\.(?=\p{L}{3})|\s{2,}|\u00a0/u;
/** What is not a letter before or after a name, such as a house number or postal code. */
const DIGITS_PATTERN = /^[^\p{L}]+|[^\p{L}.]+$/gu;

/** The town of an address, with the region or country after it; undefined if no part is a known town. */
export function knownTown(lines: readonly DocumentLine[]): { text: string; line: DocumentLine } | undefined {
  const parts = lines.flatMap(partsOf).slice(0, MAX_PARTS);
  let best: { text: string; line: DocumentLine; score: number } | undefined;
  parts.forEach((part, index) => {
    const next = parts[index + 1];
    const town = townOf(part, next);
    if (town === undefined) return;
    const region = regionOf(part) ?? (next && withoutDigits(next.text));
    const isFollowed = region !== undefined && (isState(region) || isCountry(region));
    const score =
      (isFollowed ? 2 : 0) +
      (hasCode(part) || (next && (isCode(next) || hasCode(next))) ? 1.5 : 0) +
      (town === withoutDigits(part.text) ? 1 : 0) +
      (isTown(town) ? 1 : 0) +
      // In 'Near Shora Kothi Kaithal' the town is the last word, so the label 'near' does not count against
      // it.
      (part.placeKind === undefined || (part.placeKind === 'near' && town !== withoutDigits(part.text))
        ? 0
        : SCORE_BY_PLACE_KIND[part.placeKind]);
    // Between equal scores the later part wins: addresses go from the house to the country.
    if (best && score < best.score) return;
    best = { text: isFollowed ? `${town}, ${region}` : town, line: part.line, score };
  });
  return best && best.score > TOWN_SCORE_THRESHOLD ? best : undefined;
}

/** A town needs a higher score than this: a labelled district or landmark alone is more often wrong than right. */
const TOWN_SCORE_THRESHOLD = 0;
const SCORE_BY_PLACE_KIND: Readonly<Record<PlaceKind, number>> = {
  city: 2,
  taluk: 0,
  district: -4,
  near: -2.5,
  region: -3,
};

function partsOf(line: DocumentLine): Part[] {
  if (line.text.length > MAX_ADDRESS_LINE_CHARACTERS) return [];
  return line.cells.flatMap((cell) => {
    const text = cell
      .replace(WEB_ADDRESS_PATTERN, ' ; ')
      .replace(CONTACT_DATA_BESIDE_ADDRESS_PATTERN, ' ; ')
      .replace(/\u200b/g, '');
    const hasAddressWord = ADDRESS_WORD_PATTERN.test(text);
    const parts: Part[] = [];
    let placeKind: PlaceKind | undefined;
    for (const whole of text.split(ADDRESS_SEPARATOR_PATTERN)) {
      // 'Saint-Denis' is one name, while 'Dist-Pune' and 'Pune-411023' are split at the hyphen.
      const pieces = isTownInAddress(whole) ? [whole] : whole.split(/-+/);
      for (const piece of pieces) {
        const trimmed = piece.trim();
        if (trimmed === '') continue;
        const first = LABELS_BEFORE_NAMES.find(([, pattern]) => pattern.test(trimmed));
        const last = LABELS_AFTER_NAMES.find(([, pattern]) => pattern.test(trimmed));
        const rest = first
          ? trimmed.replace(first[1], '').trim()
          : last
            ? trimmed.replace(last[1], '')
            : trimmed;
        if (rest === '') {
          // A label after a name is applied to that name ('Kolhapur (Dist)'), a label before it to the next
          // ('Dist: Kolhapur').
          const before = parts.at(-1);
          const isAfter =
            /[(-]\s*$/u.test(text.slice(0, Math.max(0, text.indexOf(whole)))) || pieces.length > 1;
          if (before && isAfter && before.placeKind === undefined && piece === pieces.at(-1))
            before.placeKind = first?.[0];
          else placeKind = first?.[0];
          continue;
        }
        parts.push({
          text: rest,
          line,
          hasAddressWord,
          ...((first ?? last ?? placeKind) && { placeKind: (first ?? last)?.[0] ?? placeKind }),
        });
        placeKind = undefined;
      }
    }
    return parts;
  });
}

const withoutDigits = (text: string) =>
  text
    .replace(DIGITS_PATTERN, '')
    .replace(/\s(?:pin(?: ?code)?|zip|sector|sec|[gm]\.?i\.?d\.?c\.?)$/iu, '')
    .replace(/\s+/g, ' ')
    .trim();

const hasCode = ({ text }: Part) => /\p{L}\W{0,3}\d{3} ?\d{2,3}\W*$/u.test(text);
const isCode = ({ text, placeKind }: Part) =>
  /^\W*\d{3} ?\d{2,3}\W*$/u.test(text) || (placeKind === 'region' && /\d{5}/.test(text));

/** The region after the town within one part: 'Gurgaon Haryana'. */
function regionOf(part: Part): string | undefined {
  const words = withoutDigits(part.text).split(' ');
  for (const count of [2, 1]) {
    const tail = words.slice(-count).join(' ');
    if (words.length > count && (isState(tail) || isCountry(tail))) return tail;
  }
  return undefined;
}

/** The town that a part consists of, or that it ends with if it is part of an address. */
function townOf(part: Part, next: Part | undefined): string | undefined {
  const normalized = withoutDigits(part.text);
  if (normalized === '' || isCountry(normalized) || isState(normalized)) return undefined;
  const isWritten = (town: string) =>
    /^\p{Lu}/u.test(town) || part.hasAddressWord || part.placeKind !== undefined;
  if (isTownInAddress(normalized)) return isWritten(normalized) ? normalized : undefined;
  const region = regionOf(part);
  const words = (region ? normalized.slice(0, -region.length).trim() : normalized).split(' ');
  // The letters of a state follow: 'Vila Nova Aparecida – GO', 'Shyam Nagar Katni (M.P.)'.
  const isCoded = next !== undefined && next.line === part.line && /^\p{Lu}\.?\p{Lu}\.?$/u.test(next.text);
  if (!part.hasAddressWord && !region && !isCoded && part.placeKind === undefined) return undefined;
  for (const count of [3, 2, 1]) {
    const tail = words.slice(-count).join(' ');
    if (words.length >= count && tail.length > 3 && isTownInAddress(tail) && isWritten(tail)) return tail;
  }
  return undefined;
}
