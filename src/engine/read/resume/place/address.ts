/**
 * Finds the town in an address: the words next to the postal code, a name that the list of towns has, or else the
 * district that is labelled as such.
 */
import type { DocumentLine } from '../../layout/line';
import { isCountry, isState } from '../../vocabulary/places';
import { isTown } from '../../vocabulary/towns';
import { CONTACT_DATA_BESIDE_ADDRESS_PATTERN } from '../head/contact-data';
import { normaliseName } from '../name/name';

const WORD_SOURCE = "\\p{Lu}[\\p{L}'’-]+";
const PARTICLE_SOURCE = '(?:de|del|la|le|les|am|an|der|do|da|dos|upon|sur|en|i)';
const NAME_SOURCE = `${WORD_SOURCE}(?: (?:${WORD_SOURCE}|${PARTICLE_SOURCE}(?:-${WORD_SOURCE})?)){0,4}`;
/** Before the first capital of a word. A name that could begin at a later one begins there, so no other is tried. */
const FIRST_CAPITAL_SOURCE = "(?=\\p{Lu})(?<!\\p{Lu}[\\p{L}'’-]*?)";
/** A town after its postal code: '2514 Luxembourg', '72 190 Coulaines', 'D-10439 Berlin', '94320, Thiais'. */
const CODE_FIRST_PATTERN = new RegExp(
  `(?<![\\d+/(-])(?:[A-Z]{1,2}-)?(?:\\d{5,6},?|\\d{4}|\\d{2} \\d{3}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4} [A-Z]{2}) (${NAME_SOURCE})`,
  'u',
);
/** A town before its postal code: 'Pune - 411023', 'Berlin 10439', 'Nallpur (East) 400 053'. */
const CODE_LAST_PATTERN = new RegExp(
  `${FIRST_CAPITAL_SOURCE}(${NAME_SOURCE})(?:\\s?\\([\\p{L} ]{2,12}\\))?\\s?[-–,:]?\\s?(?<!\\d)\\d{3} ?\\d{2,3}(?![\\d-])`,
  'u',
);
/** Words of streets, and of the buildings, floors and quarters that stand beside them in an address. */
export const STREET_PATTERN =
  /(?:^|\s)(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|way|nagar|colony|apartment|apt|building|floor|flat|house|box|block|sector|phase|rue|via|calle|rua|strasse|platz|allee|dr|close|court)\b|(?:straße|strasse|weg|gasse|straat|gatan|gade|vej)\b/iu;
/** A word of the label of an address or of a place of residence. */
const POSTAL_ADDRESS_LABEL_PATTERN =
  /\b(?:address|addr|adresse|anschrift|dirección|endereço|indirizzo|adres|place|location|wohnort)\b/iu;
const MAX_ADDRESS_CHARACTERS = 200;
const MAX_LABELLED_LINE_CHARACTERS = 199;
/** Number of characters at the beginning of a line in which the label of an address may stand. */
const MAX_LABEL_CHARACTERS = 40;

/** Whether a line is the label of an address, or has one in its first characters: 'Home address: ...'. */
export function isAddressLabel(line: DocumentLine): boolean {
  const start = (line.cells[0] ?? '').slice(0, MAX_LABEL_CHARACTERS);
  return (
    line.text.length <= MAX_LABELLED_LINE_CHARACTERS &&
    POSTAL_ADDRESS_LABEL_PATTERN.test(start) &&
    !WORD_OF_PROSE_PATTERN.test(start)
  );
}

/** Words of prose that are those of labels too: 'to address water shortages', 'IP Address Plans', 'mise en place'. */
const WORD_OF_PROSE_PATTERN =
  /(?<!\p{L})(?:to address|(?:IP|MAC|URL|[Ee]-?mail|[Mm]emory|[Ww]eb|[Ii]nternet|[Nn]etwork) [Aa]ddress|address (?!(?:for|of|is|in|at|and|proof|details?|line|number|city|state)\b)\p{Ll}{3}|(?:en|in|of|take|takes|took|taking|[Ff]irst|[Ss]econd|[Tt]hird|\d(?:st|nd|rd|th)) place(?!\p{L}|\s?:))/u;

/**
 * Finds the first town in the lines, with the region or country that follows it. Towns next to a postal code
 * come first, in whichever line they are.
 */
export function findTown(lines: readonly DocumentLine[]): { text: string; line: DocumentLine } | undefined {
  for (const readTown of [townByCode, townByName])
    for (const line of lines) {
      if (line.text.length > MAX_ADDRESS_CHARACTERS) continue;
      const text = readTown(line);
      if (text) return { text, line };
    }
  return undefined;
}

const withoutContactData = (line: DocumentLine) =>
  line.cells.join(' ').replace(CONTACT_DATA_BESIDE_ADDRESS_PATTERN, ' ').replace(/\s+/g, ' ').trim();

/** Whether a text begins with a state or country, as the rest of an address after its town does. */
const startsWithRegion = (text: string) => {
  const [first = ''] = text.split(/[,.(]/);
  return isState(first.trim()) || isCountry(first.trim());
};

function townByCode(line: DocumentLine): string | undefined {
  // Inserts the missing space in 'Mareuil91470 Mennecy', where two runs of text were extracted without one.
  const text = withoutContactData(line).replace(/(?<=\p{Ll})(?=\d{5}\b)/u, ' ');
  const codeLast = CODE_LAST_PATTERN.exec(text);
  // In 'Rue de Bonne – 38000 Grenoble' the postal code belongs to the town after it, not to the street.
  const rest = codeLast ? text.slice(codeLast.index + codeLast[0].length) : '';
  const isFollowed = /^ \p{Lu}\p{Ll}/u.test(rest) && !startsWithRegion(rest.trim());
  const town = codeLast?.[1] && !isFollowed && townOf(codeLast[1]);
  if (codeLast && town) return appendRegion(town, rest);
  const codeFirst = CODE_FIRST_PATTERN.exec(text);
  // In 'Nordhav Draw 2010 Version' the digits are a year; a few towns have such a code.
  const isYear = codeFirst && /^(?:19|20)\d\d /.test(codeFirst[0]) && !isTown(codeFirst[1] ?? '');
  return codeFirst?.[1] && !isYear && !STREET_PATTERN.test(codeFirst[1])
    ? appendRegion(codeFirst[1], text.slice(codeFirst.index + codeFirst[0].length))
    : undefined;
}

/**
 * The town at the end of a name. For 'Naranpura Ahmedabad' (a quarter and its town) this is the town if the
 * list of towns has it, otherwise both words; undefined if no town is listed and the name is long, a street or a state.
 */
function townOf(name: string): string | undefined {
  const words = name.split(' ');
  for (let start = Math.max(0, words.length - 3); start < words.length; start += 1) {
    const tail = words.slice(start).join(' ');
    if (isTown(tail)) return tail;
  }
  return words.length <= 2 &&
    name.length > 3 &&
    !STREET_PATTERN.test(name) &&
    !isState(name) &&
    !/^(?:pin|code)\b/i.test(name)
    ? name
    : undefined;
}

/** A district before its name: 'Dist: Kolhapur', 'Tehsil - Karad'. */
const DISTRICT_FIRST_PATTERN = /\b(?:dist(?:t|rict)?|teh(?:sil)?|taluka?)\b\.?[\s:.,–—-]{0,6}(\p{L}{4,30})/iu;
/** A district after its name: 'Karad (TK)', 'Kolhapur-DT'. */
const DISTRICT_LAST_PATTERN =
  /(\p{L}{4,30})[\s,–-]{0,3}\(?\s?(?:dist(?:t|rict)?|d\.?t|tk|taluka?)\b\.?\)?(?![.:–-]{1,3}\s?\p{L})/iu;

/** Finds the first labelled district or taluk in an address, which is then used as the town. */
export function findDistrict(
  lines: readonly DocumentLine[],
): { text: string; line: DocumentLine } | undefined {
  for (const line of lines) {
    if (line.text.length > MAX_ADDRESS_CHARACTERS) continue;
    const text = withoutContactData(line);
    const district = [DISTRICT_LAST_PATTERN.exec(text), DISTRICT_FIRST_PATTERN.exec(text)]
      .filter((match) => match !== null)
      .sort((a, b) => a.index - b.index)
      .map(([, name = '']) => name)
      .find(
        (name) =>
          !/^(?:dist|district|distt|tehsil|taluk|post|pin|state|india|place|code)$/iu.test(name) &&
          !isState(name),
      );
    if (district) return { text: normaliseName(district), line };
  }
  return undefined;
}

/** A street and its number alone, which may be named after somebody: 'R. Ada P. dos Santos, 12'. */
const STREET_ALONE_PATTERN =
  /^(?:r|rua|av|avenida|al|alameda|travessa|praça|calle|c|carrera|via|viale|piazza|rue|boulevard)\b[./]?\s[^\d,;|]+,?\s(?:n[.º°]*\s)?\d{1,4}\W*$/iu;

function townByName(line: DocumentLine): string | undefined {
  for (const cell of line.cells) {
    const text = cell.replace(CONTACT_DATA_BESIDE_ADDRESS_PATTERN, ' ').replace(/\s+/g, ' ').trim();
    if (STREET_ALONE_PATTERN.test(text)) continue;
    const parts = text
      .replace(/^.{0,40}?(?:[:：]-?|\s-)\s*/u, '')
      .split(/[,;|()•·\u2600-\u27BF]|(?<!\b(?:St|Ste|Ft|Mt|Pt))\. | [–—-]|-(?=\d)/u)
      .map((part) => part.replace(/[.,]$/, '').trim())
      .filter((part) => part !== '' && !/^\d+$/.test(part));
    for (let at = parts.length - 1; at >= 0; at -= 1) {
      const part = parts[at] as string;
      const rest = parts.slice(at + 1).join(', ');
      if (isTown(part) && /^\p{Lu}/u.test(part)) return appendRegion(part, `, ${rest}`);
      // A line with a number may end in its town and state: '12 Jawahar Nagar Jaipur Rajasthan'.
      const words = part.split(' ');
      if (words.length < 2 || !/\d/.test(text)) continue;
      const endsWithRegion = isState(words.at(-1) ?? '') || isCountry(words.at(-1) ?? '');
      const tail = words.slice(0, endsWithRegion ? -1 : undefined).at(-1) ?? '';
      if (isTown(tail) && /^\p{Lu}\p{L}{3}/u.test(tail) && (endsWithRegion || at === parts.length - 1))
        return appendRegion(tail, `, ${endsWithRegion ? words.at(-1) : ''}`);
    }
  }
  return undefined;
}

function appendRegion(town: string, after: string): string {
  const following = after
    .split(/[,.;|()]/)
    .map((part) => part.trim())
    .find((part) => part !== '');
  return following && (isState(following) || isCountry(following)) ? `${town}, ${following}` : town;
}
