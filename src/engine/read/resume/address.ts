/** The town of an address: the words next to its postal code, or the name of a larger town at the end of one. */
import type { DocumentLine } from '../layout/line';
import { isCountry, isState } from '../vocabulary/places';
import { isTown } from '../vocabulary/towns';
import { presentName } from './name';
import { CONTACT_DATA_PATTERN } from './reached';

const WORD = "\\p{Lu}[\\p{L}'’-]+";
const NAME = `${WORD}(?:[ -](?:${WORD}|de|del|la|le|les|am|an|der|do|da|dos|upon|sur|en|i)){0,4}`;
/** Town after the postal code: '2514 Luxembourg', '72 190 Coulaines', 'D-10439 Berlin', '94320, Thiais'. */
const CODE_FIRST = new RegExp(
  `(?<![\\d+/(-])(?:[A-Z]{1,2}-)?(?:\\d{5,6},?|\\d{4}|\\d{2} \\d{3}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4} [A-Z]{2}) (${NAME})`,
  'u',
);
/** Town before the postal code: 'Pune - 411023', 'Berlin 10439', 'Nallpur (East) 400 053'. */
const CODE_LAST = new RegExp(
  `(${NAME})(?:\\s?\\([\\p{L} ]{2,12}\\))?\\s?[-–,:]?\\s?(?<!\\d)\\d{3} ?\\d{2,3}(?![\\d-])`,
  'u',
);
export const STREET =
  /(?:^|\s)(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|way|nagar|colony|apartment|apt|building|floor|flat|house|box|block|sector|phase|rue|via|calle|rua|strasse|platz|allee|dr|close|court)\b|(?:straße|strasse|weg|gasse|straat|gatan|gade|vej)\b/iu;
/** The line before an address, or its label. */
const ADDRESS =
  /\b(?:address|addr|adresse|anschrift|dirección|endereço|indirizzo|adres|place|location|wohnort)\b/iu;
const MAX_LENGTH = 200;

/** Whether a line is or opens an address, wherever it is in the document. */
export function isAddressLabel(line: DocumentLine): boolean {
  return line.text.length < MAX_LENGTH && ADDRESS.test((line.cells[0] ?? '').slice(0, 40));
}

/** The first town of the lines, with the region or country that follows it. `known` are lines that name the person. */
export function findTown(lines: readonly DocumentLine[]): { text: string; line: DocumentLine } | undefined {
  for (const read of [byCode, byName])
    for (const line of lines) {
      if (line.text.length > MAX_LENGTH) continue;
      const text = read(line);
      if (text) return { text, line };
    }
  return undefined;
}

const bareOf = (line: DocumentLine) =>
  line.cells.join(' ').replace(CONTACT_DATA_PATTERN, ' ').replace(/\s+/g, ' ').trim();

function byCode(line: DocumentLine): string | undefined {
  // 'Mareuil91470 Mennecy': two runs of text without a blank between them.
  const text = bareOf(line).replace(/(?<=\p{Ll})(?=\d{5}\b)/u, ' ');
  const last = CODE_LAST.exec(text);
  // 'Rue de Bonne – 38000 Grenoble': the code belongs to the name after it.
  const isFollowed = last && /^ \p{Lu}\p{Ll}/u.test(text.slice(last.index + last[0].length));
  const town = last?.[1] && !isFollowed && townOf(last[1]);
  if (last && town) return withRegion(town, text.slice(last.index + last[0].length));
  const first = CODE_FIRST.exec(text);
  return first?.[1] && !STREET.test(first[1])
    ? withRegion(first[1], text.slice(first.index + first[0].length))
    : undefined;
}

/** 'Naranpura Ahmedabad' is a quarter and its town: the town where the list knows one, else both words. */
function townOf(name: string): string | undefined {
  const words = name.split(' ');
  for (let start = Math.max(0, words.length - 3); start < words.length; start += 1) {
    const tail = words.slice(start).join(' ');
    if (isTown(tail)) return tail;
  }
  return words.length <= 2 &&
    name.length > 3 &&
    !STREET.test(name) &&
    !isState(name) &&
    !/^(?:pin|code)\b/i.test(name)
    ? name
    : undefined;
}

/** 'Dist: Kolhapur' and 'Tehsil - Karad'. */
const DISTRICT_FIRST = /\b(?:dist(?:t|rict)?|teh(?:sil)?|taluka?)\b\.?[\s:.,–—-]{0,6}(\p{L}{4,30})/iu;
/** 'Karad (TK)' and 'Kolhapur-DT'. */
const DISTRICT_LAST =
  /(\p{L}{4,30})[\s,–-]{0,3}\(?\s?(?:dist(?:t|rict)?|d\.?t|tk|taluka?)\b\.?\)?(?![.:–-]{1,3}\s?\p{L})/iu;

/** The first labelled division of an address: the taluk or district is used as the town. */
export function findDistrict(
  lines: readonly DocumentLine[],
): { text: string; line: DocumentLine } | undefined {
  for (const line of lines) {
    if (line.text.length > MAX_LENGTH) continue;
    const text = bareOf(line);
    const found = [DISTRICT_LAST.exec(text), DISTRICT_FIRST.exec(text)]
      .filter((match) => match !== null)
      .sort((a, b) => a.index - b.index)
      .map(([, name = '']) => name)
      .find(
        (name) =>
          !/^(?:dist|district|distt|tehsil|taluk|post|pin|state|india|place|code)$/iu.test(name) &&
          !isState(name),
      );
    if (found) return { text: presentName(found), line };
  }
  return undefined;
}

function byName(line: DocumentLine): string | undefined {
  for (const cell of line.cells) {
    const text = cell.replace(CONTACT_DATA_PATTERN, ' ').replace(/\s+/g, ' ').trim();
    const parts = text
      .replace(/^.{0,40}?(?:[:：]-?|\s-)\s*/u, '')
      .split(/[,;|()•·]|\. | [–—-]|-(?=\d)/u)
      .map((part) => part.replace(/[.,]$/, '').trim())
      .filter((part) => part !== '' && !/^\d+$/.test(part));
    for (let at = parts.length - 1; at >= 0; at -= 1) {
      const part = parts[at] as string;
      const rest = parts.slice(at + 1).join(', ');
      if (isTown(part) && /^\p{Lu}/u.test(part)) return withRegion(part, `, ${rest}`);
      // The end of a street's line: 'Jawahar Nagar Jaipur Rajasthan'.
      const words = part.split(' ');
      if (words.length < 2 || !/\d/.test(text)) continue;
      const isRegion = isState(words.at(-1) ?? '') || isCountry(words.at(-1) ?? '');
      const tail = words.slice(0, isRegion ? -1 : undefined).at(-1) ?? '';
      if (isTown(tail) && /^\p{Lu}\p{L}{3}/u.test(tail) && (isRegion || at === parts.length - 1))
        return withRegion(tail, `, ${isRegion ? words.at(-1) : ''}`);
    }
  }
  return undefined;
}

function withRegion(town: string, after: string): string {
  const following = after
    .split(/[,.;|()]/)
    .map((part) => part.trim())
    .find((part) => part !== '');
  return following && (isState(following) || isCountry(following)) ? `${town}, ${following}` : town;
}
