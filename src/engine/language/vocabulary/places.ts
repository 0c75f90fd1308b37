/** Recognises countries, cities and regions in texts, in the languages of profiles. */
import { wordsKey } from '../text/keys';
import {
  AMBIGUOUS_PLACE_NAMES,
  CITY_NAMES_BY_COUNTRY,
  COUNTRY_ALIASES,
  COUNTRY_CODE_BY_AMBIGUOUS_NAME,
  PRINTED_NAME_BY_COUNTRY,
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
  { name: 'Central and Eastern Europe', pattern: /\b(?:central (?:and|&) eastern europe|cee)\b/i },
  { name: 'Eastern Europe', pattern: /(?<!\bcentral (?:and|&) )\beastern europe\b/i },
  { name: 'Western Europe', pattern: /\bwestern europe\b/i },
  { name: 'Northern Europe', pattern: /\bnorthern europe\b/i },
  { name: 'Southern Europe', pattern: /\bsouthern europe\b/i },
  {
    name: 'Europe',
    pattern:
      /(?<!\p{L}|\b(?:eastern|western|central|northern|southern|south-?eastern) )europ(?:e|a)(?!\p{L})/iu,
  },
  { name: 'Middle East', pattern: /\b(?:middle east|mena|gcc)\b/i },
  { name: 'West Africa', pattern: /\bwest africa\b/i },
  { name: 'East Africa', pattern: /\beast africa\b/i },
  { name: 'Africa', pattern: /(?<!(?:south|west|east|north) )\bafrica\b/i },
  { name: 'Central America', pattern: /\bcentral america\b/i },
  { name: 'South Pacific', pattern: /\bsouth pacific\b/i },
  { name: 'North America', pattern: /\bnorth america\b/i },
  { name: 'Latin America', pattern: /\b(?:latin america|latam|américa latina|lateinamerika)\b/i },
];

/** Languages in which the names of countries are recognised. */
const LOCALES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];
/**
 * Codes without a country of a career: unions (EU, EZ, UN), codes without a place (QO, XA, XB, ZZ), and parts or
 * possessions of countries, such as the Canary Islands (IC) and Diego Garcia (DG).
 */
const NON_COUNTRY_CODES = new Set([
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
const codes = letters
  .flatMap((a) => letters.map((b) => a + b))
  .filter((code) => !NON_COUNTRY_CODES.has(code));

let cachedCodesByName: Map<string, string> | undefined;

/** Country codes by folded name in every supported locale, from the platform's own data. */
function countryCodesByName(): Map<string, string> {
  if (cachedCodesByName) return cachedCodesByName;
  const codesByName = new Map<string, string>();
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const key = wordsKey(display.of(code) ?? '');
      if (key.length > 3 && !AMBIGUOUS_PLACE_NAMES.has(key) && !codesByName.has(key))
        codesByName.set(key, code);
    }
  }
  for (const [name, code] of COUNTRY_ALIASES) codesByName.set(name, code);
  for (const [code, name] of Object.entries(PRINTED_NAME_BY_COUNTRY)) codesByName.set(wordsKey(name), code);
  cachedCodesByName = codesByName;
  return codesByName;
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** The English name of a country, as a profile prints it, by its ISO 3166 code. */
export function countryName(code: string): string {
  return PRINTED_NAME_BY_COUNTRY[code] ?? englishNames.of(code) ?? code;
}

/** Maximum number of words of a country's name. */
const MAX_NAME_WORDS = 4;

/** Countries named in a text, by ISO code, in the order of their mention. */
export function countriesIn(text: string): string[] {
  const words = wordsKey(text).split(/\s+/);
  const countries: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let size = MAX_NAME_WORDS; size > 0; size -= 1) {
      const code = countryCodesByName().get(words.slice(at, at + size).join(' '));
      if (code) {
        if (!countries.includes(code)) countries.push(code);
        at += size - 1;
        break;
      }
    }
  }
  return countries;
}

const countryCodeByCity = new Map(
  Object.entries(CITY_NAMES_BY_COUNTRY).flatMap(([code, list]) =>
    list.split(list.includes('|') ? '|' : ' ').map((city) => [wordsKey(city), code] as const),
  ),
);

/** Whether a whole text is the name of a town or country. */
export function isPlaceName(text: string): boolean {
  const name = wordsKey(text);
  return countryCodeByCity.has(name) || countryCodesByName().has(name);
}

/** The country of a location line such as 'Yangon, Myanmar', 'Portland, OR' or 'Greater Stockholm Area'. */
export function countryOfLocation(location: string): string | undefined {
  const lastCountry = countriesIn(location).at(-1);
  if (lastCountry) return lastCountry;
  const afterTown = COUNTRY_CODE_BY_AMBIGUOUS_NAME[wordsKey(/,\s*([^,]+)$/.exec(location)?.[1] ?? '')];
  if (afterTown && !US_STATE_PATTERN.test(location)) return afterTown;
  if (US_STATE_PATTERN.test(location)) return 'US';
  const folded = ` ${wordsKey(location)} `;
  for (const [city, code] of countryCodeByCity) if (folded.includes(` ${city} `)) return code;
  return undefined;
}
