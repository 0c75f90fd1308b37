import { foldText } from '../text/hygiene';
import {
  AMBIGUOUS_PLACE_NAMES,
  CITY_NAMES,
  COUNTRIES_AFTER_TOWNS,
  COUNTRY_ALIASES,
  SHORT_COUNTRY_NAMES,
  US_STATE_PATTERN,
} from './gazetteer';

/** Regions that a statement or location may name, with their printed names. */
export const REGIONS: readonly { name: string; pattern: RegExp }[] = [
  { name: 'Asia-Pacific', pattern: /\b(?:asia[- ]pacific|apac)\b/i },
  { name: 'Southeast Asia', pattern: /\b(?:south[- ]?east asia|asean)\b/i },
  {
    name: 'Asia',
    pattern: /\b(?:across|in|to|and|of|Hong Kong,|emerging markets across) asia\b(?![- ]pacific)|\basia,/i,
  },
  { name: 'EMEA', pattern: /\bEMEA\b/ },
  { name: 'DACH', pattern: /\bDACH\b/ },
  { name: 'Nordics', pattern: /\b(?:nordics?|nordic countries|scandinavia\w*)\b/i },
  { name: 'Benelux', pattern: /\bbenelux\b/i },
  { name: 'Europe', pattern: /(?<!\p{L})europ(?:e|a)(?!\p{L})/iu },
  { name: 'Middle East', pattern: /\b(?:middle east|mena|gcc)\b/i },
  { name: 'West Africa', pattern: /\bwest africa\b/i },
  { name: 'East Africa', pattern: /\beast africa\b/i },
  { name: 'Africa', pattern: /(?<!(?:south|west|east|north) )\bafrica\b/i },
  { name: 'North America', pattern: /\bnorth america\b/i },
  { name: 'Latin America', pattern: /\b(?:latin america|latam|américa latina|lateinamerika)\b/i },
];

/** Languages in which the names of countries are recognised. */
const LOCALES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];
/** Codes of regions, unions and islands without a population of their own, which are no countries of a career. */
const NOT_COUNTRIES = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'AC',
  'CP',
  'DG',
  'EA',
  'IC',
  'TA',
  'CQ',
  'IO',
  'BV',
]);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => !NOT_COUNTRIES.has(code));

let names: Map<string, string> | undefined;

/** Country codes by folded name in every supported locale, from the platform's own data. */
function countryNames(): Map<string, string> {
  if (names) return names;
  names = new Map();
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const key = foldText(display.of(code) ?? '');
      if (key.length > 3 && !AMBIGUOUS_PLACE_NAMES.has(key) && !names.has(key)) names.set(key, code);
    }
  }
  for (const [name, code] of COUNTRY_ALIASES) names.set(name, code);
  for (const [code, name] of Object.entries(SHORT_COUNTRY_NAMES)) names.set(foldText(name), code);
  return names;
}

const english = new Intl.DisplayNames(['en'], { type: 'region' });

/** The English short name of a country by its ISO 3166 code. */
export function countryName(code: string): string {
  return SHORT_COUNTRY_NAMES[code] ?? english.of(code) ?? code;
}

/** Countries named in a text, by ISO code, in the order of their mention; a name has at most four words. */
export function countriesIn(text: string): string[] {
  const words = foldText(text).split(/\s+/);
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let size = 4; size > 0; size -= 1) {
      const code = countryNames().get(words.slice(at, at + size).join(' '));
      if (code) {
        if (!found.includes(code)) found.push(code);
        at += size - 1;
        break;
      }
    }
  }
  return found;
}

const cityCodes = new Map(
  Object.entries(CITY_NAMES).flatMap(([code, list]) =>
    list.split(list.includes('|') ? '|' : ' ').map((city) => [foldText(city), code] as const),
  ),
);

/** Whether a whole text is the name of a town or country. */
export function isPlaceName(text: string): boolean {
  const name = foldText(text);
  return cityCodes.has(name) || countryNames().has(name);
}

/** The country of a location line such as 'Yangon, Myanmar', 'Portland, OR' or 'Greater Stockholm Area'. */
export function countryOfLocation(location: string): string | undefined {
  const stated = countriesIn(location).at(-1);
  if (stated) return stated;
  const afterTown = COUNTRIES_AFTER_TOWNS[foldText(/,\s*([^,]+)$/.exec(location)?.[1] ?? '')];
  if (afterTown && !US_STATE_PATTERN.test(location)) return afterTown;
  if (US_STATE_PATTERN.test(location)) return 'US';
  const folded = ` ${foldText(location)} `;
  for (const [city, code] of cityCodes) if (folded.includes(` ${city} `)) return code;
  return undefined;
}
